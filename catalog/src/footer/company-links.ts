import { destinations } from '../destinations/destinations.ts'
import type { FooterLink } from './footer.ts'

const linksTo = (kind: 'company' | 'investor'): readonly FooterLink[] =>
  destinations
    .filter(page => page.kind === kind && !('page' in page && page.page.isUnlisted))
    .map(({ name, link, localeKey }) => ({ name, link, localeKey, tag: kind }))

export const companyLinks = linksTo('company')
export const investorLinks = linksTo('investor')
