import type { MenuEntry } from './menu-entry.ts'

export const companyMenu: MenuEntry = {
  to: '/about-us',
  name: { en: 'Company', hi: 'कंपनी' },
  tag: 'company',
  children: [
    { to: '/about-us', icon: 'building-2', tag: 'company' },
    { to: '/important-updates', icon: 'megaphone', tag: 'company' },
    { to: '/latest-news', icon: 'newspaper', tag: 'company' },
    { to: '/careers', icon: 'briefcase-business', tag: 'career' },
    {
      to: '{investorRelations}/investor-relations',
      icon: 'presentation',
      tag: 'investor',
      children: [
        { to: '{investorRelations}/investor-relations/financial-results', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/annual-reports', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/filings', tag: 'investor' },
        { to: '{investorRelations}/investor-relations/press-releases', tag: 'relations' },
      ],
    },
    { to: '/partner-with-us', icon: 'handshake', tag: 'relations' },
    { to: '/for-business', icon: 'store', tag: 'empty' },
    { to: '/contact-us', icon: 'mail', tag: 'company' },
  ],
}
