/** The brand of this portal, by its settings. Server only: the browser reads the name from the markup and the header's props. */
import { type Brand, type Licence, specifiedBrand } from '@chowk/shell'
import { brandSetting, isDemonstration } from './page-settings.ts'
import { publicNameOf } from './public-name.ts'

export const currentBrand = (): Brand => brandSetting() ?? specifiedBrand

export const publicName = (): string => publicNameOf(currentBrand().name, isDemonstration())

/** A claim of a licence is shown only when the brand holds it. */
export const holdsLicence = (licence: Licence): boolean => currentBrand().licences.includes(licence)

/** The header's default is the specification's name. */
export const brandInHeader = (): { readonly brandName?: string; readonly showSampleLabel?: boolean } => {
  const { name } = currentBrand()
  return {
    ...(name !== specifiedBrand.name && { brandName: name }),
    ...(isDemonstration() && { showSampleLabel: true }),
  }
}
