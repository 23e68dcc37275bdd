import type { IconName } from './icons.ts'
import type { Named } from './language.ts'

interface AccountPage extends Named {
  readonly path: string
  readonly hindi: string
  readonly icon: IconName
}

/** The five entries of the profile menu, in its order. */
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

/** Beside the five: the account's own menu and the profile panel's links have it. */
export const messagesPage = {
  path: '/messages',
  name: 'Messages',
  hindi: 'संदेश',
  icon: 'mail',
} as const satisfies AccountPage
