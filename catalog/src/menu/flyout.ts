import { accountPages } from '../account-pages.ts'
import { type Locale, nameIn } from '../language.ts'
import type { FlyoutPage } from './menu-item.ts'

const banner = {
  name: { en: 'Check your credit score free of charge', hi: 'अपना क्रेडिट स्कोर मुफ़्त देखें' },
  subtitle: { en: 'Checking does not lower it', hi: 'देखने से यह घटता नहीं' },
}

/** The profile panel: the account's pages and one strip. */
export const flyoutIn = (locale: Locale): FlyoutPage => ({
  page_id: 'profile',
  page: [
    {
      views: [
        {
          type: 'list-small-ti',
          items: accountPages.map(page => ({
            name: nameIn(locale, page),
            url: page.path,
            image_url: `icon:${page.icon}` as const,
          })),
        },
        {
          type: 'thin-banner',
          items: [
            {
              name: banner.name[locale],
              subtitle: banner.subtitle[locale],
              url: '{creditReport}/free-credit-score',
              image_url: 'icon:gauge',
              promotion: { name: 'credit-score', creative: 'profile-strip', position: 'profile-1' },
            },
          ],
        },
      ],
    },
  ],
})

export const flyout = flyoutIn('en')
