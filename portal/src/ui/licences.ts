/** The approvals and licences that the brand holds by its settings: whatever claims one is shown only where it stands here. */
import { heldByDefault, type Licence } from '@chowk/shell'

let held = heldByDefault

export function configureLicences(licences: readonly Licence[]): void {
  held = licences
}

export const holdsLicence = (licence: Licence): boolean => held.includes(licence)
