/** Whose portal this is, by its settings. The server's alone: the browser is told a name by the markup, and by the header's props. */
import { type Brand, type Licence, specifiedBrand } from '@chowk/shell'

let brand = specifiedBrand

/** Called once, before anything is rendered. */
export function configureBrand(chosen: Brand): void {
  brand = chosen
}

export const currentBrand = (): Brand => brand

/** Whatever claims one is shown only where the brand holds it. */
export const holdsLicence = (licence: Licence): boolean => brand.licences.includes(licence)

/** A header in the browser knows the specification's name by itself. */
export const brandInHeader = (): { readonly brandName?: string } =>
  brand.name === specifiedBrand.name ? {} : { brandName: brand.name }
