/** Whose portal this is, by its settings. The server's alone: the browser is told a name by the markup, and by the header's props. */
import { type Brand, type Licence, specifiedBrand } from '@chowk/shell'
import { isDemonstration, serverParts } from './page-settings.ts'
import { publicNameOf } from './public-name.ts'

export const currentBrand = (): Brand => serverParts().brand ?? specifiedBrand

export const publicName = (): string => publicNameOf(currentBrand().name, isDemonstration())

/** Whatever claims one is shown only where the brand holds it. */
export const holdsLicence = (licence: Licence): boolean => currentBrand().licences.includes(licence)

/** A header in the browser knows the specification's name by itself. */
export const brandInHeader = (): { readonly brandName?: string; readonly showSampleLabel?: boolean } => {
  const { name } = currentBrand()
  return {
    ...(name !== specifiedBrand.name && { brandName: name }),
    ...(isDemonstration() && { showSampleLabel: true }),
  }
}
