import type { ProfileFlyout } from '@chowk/shell'
import type { CatalogIcon } from '../icons.ts'
import { type Locale, type Named, nameIn } from '../language.ts'

interface EverydayLink extends Named {
  readonly path: string
  readonly icon: CatalogIcon
}

interface AccountPage extends EverydayLink {
  readonly hindi: string
}

/** The five entries of the profile menu, in order. */
export const accountPages = [
  { path: '/settings', name: 'View Profile', hindi: 'प्रोफ़ाइल देखें', icon: 'user' },
  { path: '/myorders', name: 'Your Orders', hindi: 'आपके ऑर्डर', icon: 'package' },
  { path: '/passbook', name: 'Your Wallet', hindi: 'आपका वॉलेट', icon: 'wallet' },
  { path: '/care', name: '24x7 Help', hindi: '24x7 मदद', icon: 'headset' },
  {
    path: '/bbps',
    name: 'Raise Bill-Payment Disputes',
    hindi: 'बिल भुगतान की शिकायत दर्ज करें',
    icon: 'message-square-warning',
  },
] as const satisfies readonly AccountPage[]

const billsPage = {
  path: '/bills',
  name: 'Your Bills',
  hindi: 'आपके बिल',
  icon: 'receipt-text',
} as const satisfies AccountPage

const messagesPage = {
  path: '/messages',
  name: 'Messages',
  hindi: 'संदेश',
  icon: 'mail',
} as const satisfies AccountPage

const [profile, orders, ...others] = accountPages

/** The account's own menu: two more, which are among the profile panel's links. */
export const accountMenu = [profile, orders, billsPage, ...others, messagesPage] as const

/** Frequent actions on a phone, and what none of the account's five pages contains. */
const everyday: readonly EverydayLink[] = [
  billsPage,
  messagesPage,
  { name: 'Scan a QR code', hindi: 'QR कोड स्कैन करें', path: '/qr-code-scanner', icon: 'scan-qr-code' },
  { name: 'Calculators', hindi: 'कैलकुलेटर', path: '/tools', icon: 'calculator' },
]

const banner = {
  name: { en: 'Recharge FASTag before you set out', hi: 'निकलने से पहले फ़ास्टैग रिचार्ज करें' },
  subtitle: { en: 'Your vehicle number is enough', hi: 'बस वाहन नंबर चाहिए' },
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
              url: '{main}/fastag-recharge',
              image_url: 'icon:car-front',
              promotion: { name: 'fastag-before-the-trip', creative: 'profile-strip', position: 'profile-1' },
            },
          ],
        },
      ],
    },
  ],
})
