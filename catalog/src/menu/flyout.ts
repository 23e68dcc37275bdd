import type { ProfileFlyout } from '@chowk/shell'
import type { IconName } from '../icons.ts'
import { type Locale, type Named, nameIn } from '../language.ts'

interface EverydayLink extends Named {
  readonly path: string
  readonly icon: IconName
}

/** What a customer does with the phone in hand; the account's own pages stand in the panel anyway. */
const everyday: readonly EverydayLink[] = [
  { name: 'Scan a QR code', hindi: 'QR कोड स्कैन करें', path: '/qr-code-scanner', icon: 'scan-qr-code' },
  { name: 'Send money', hindi: 'पैसे भेजें', path: '/money-transfer', icon: 'arrow-left-right' },
  { name: 'Calculators', hindi: 'कैलकुलेटर', path: '/tools', icon: 'calculator' },
]

const banner = {
  name: { en: 'Check your credit score free of charge', hi: 'अपना क्रेडिट स्कोर मुफ़्त देखें' },
  subtitle: { en: 'Checking does not lower it', hi: 'देखने से यह घटता नहीं' },
}

/** The profile panel, below the account's pages: everyday links and one strip. */
export const flyoutIn = (locale: Locale): Required<ProfileFlyout> => ({
  page_id: 'profile',
  page: [
    {
      views: [
        {
          type: 'list-small-ti',
          items: everyday.map(link => ({
            name: nameIn(locale, link),
            url: link.path,
            image_url: `icon:${link.icon}`,
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
