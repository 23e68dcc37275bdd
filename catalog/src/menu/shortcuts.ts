import type { ShortcutItem } from '@chowk/shell'
import type { CatalogIcon } from '../icons.ts'
import { type Locale, type Named, nameIn } from '../language.ts'
import { applyLinkChanges, type LinkChange } from '../link-changes.ts'
import { isNotYet, notYetWords } from '../service-pages/service-page.ts'

interface Shortcut extends Named {
  readonly hindi: string
  readonly link: string
  readonly icon: CatalogIcon
}

/**
 * The utilities bar, the most used first: it shows eleven and the others under More, with those not available yet at
 * the end.
 */
const entries: readonly Shortcut[] = [
  { name: 'Mobile', hindi: 'मोबाइल', link: '/mobile-recharge', icon: 'smartphone' },
  { name: 'Electricity', hindi: 'बिजली', link: '/electricity-bill-payment', icon: 'zap' },
  { name: 'DTH', hindi: 'डीटीएच', link: '/dth-recharge', icon: 'satellite-dish' },
  { name: 'FASTag', hindi: 'फ़ास्टैग', link: '{main}/fastag-recharge', icon: 'car-front' },
  { name: 'Credit Card', hindi: 'क्रेडिट कार्ड', link: '/credit-card-bill-payment', icon: 'credit-card' },
  { name: 'Loan EMI', hindi: 'लोन EMI', link: '/loan-emi-payment', icon: 'hand-coins' },
  { name: 'Gas', hindi: 'गैस', link: '/gas-bill-payment', icon: 'flame' },
  { name: 'Broadband', hindi: 'ब्रॉडबैंड', link: '/broadband-bill-payment', icon: 'router' },
  { name: 'Insurance', hindi: 'बीमा', link: '/insurance-premium-payment', icon: 'shield-check' },
  { name: 'Water', hindi: 'पानी', link: '/water-bill-payment', icon: 'droplets' },
  { name: 'Metro Card', hindi: 'मेट्रो कार्ड', link: '/metro-card-recharge', icon: 'train-front-tunnel' },
  { name: 'Rent', hindi: 'किराया', link: '/rental-bill-payment', icon: 'key-round' },
  { name: 'Property Tax', hindi: 'संपत्ति कर', link: '/municipal-payments', icon: 'building-2' },
  { name: 'Mutual Funds', hindi: 'म्यूचुअल फ़ंड', link: '/mutual-funds', icon: 'chart-line' },
  { name: 'Calculators', hindi: 'कैलकुलेटर', link: '/tools', icon: 'calculator' },
  { name: 'Flights', hindi: 'फ़्लाइट', link: '/flights', icon: 'plane' },
  { name: 'Trains', hindi: 'ट्रेनें', link: '/train-tickets', icon: 'train-front' },
  { name: 'Bus', hindi: 'बस', link: '/bus-tickets', icon: 'bus' },
  { name: 'Movies', hindi: 'फ़िल्में', link: '/movies', icon: 'film' },
]

const shortcutsOf = (locale: Locale): readonly ShortcutItem[] =>
  entries.map(entry => ({
    name: nameIn(locale, entry),
    url: entry.link,
    image_url: `icon:${entry.icon}`,
    ...(isNotYet(entry.link) && { subtitle: notYetWords[locale] }),
  }))

/** The shortcuts in one language, after the operators' changes. */
export const shortcutsIn = (locale: Locale, changes: readonly LinkChange[] = []): readonly ShortcutItem[] =>
  applyLinkChanges(shortcutsOf(locale), changes, {
    labelled: label => ({ subtitle: label[locale] }),
    added: ({ to, words, icon }) => ({ name: words[locale], url: to, image_url: `icon:${icon}` }),
  })

export const shortcuts = shortcutsIn('en')
