/**
 * The approvals and licences that the brand holds. A text that claims one is shown only where it stands here; the two
 * banners say what the specification has them say.
 */
export type Licence = 'tpap' | 'payments-bank'

const held: readonly Licence[] = ['tpap']

export const holdsLicence = (licence: Licence): boolean => held.includes(licence)
