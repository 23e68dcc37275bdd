/** The rank, the icon and the prior probability of each kind of destination. */
import { type Category, type Destination, type HubId, isNotYet } from '@chowk/catalog'
import type { IconName } from '../icons/icons.ts'

export type SearchGroup = 'pay' | 'providers' | 'tools' | 'guides' | 'help'

interface Kind {
  readonly group: SearchGroup
  readonly icon: IconName
  readonly weight: number
  /** The words for the kind that people type with its name. */
  readonly kindWords?: readonly string[]
}

const words = {
  flight: ['flight', 'flights', 'hawai jahaz', 'udan', 'फ़्लाइट', 'उड़ान'],
  train: ['train', 'trains', 'rail', 'railway', 'irctc', 'ट्रेन', 'रेल'],
  bus: ['bus', 'buses', 'volvo', 'बस'],
  money: ['inr', 'rupee', 'rupaye', 'currency', 'exchange rate', 'रुपया'],
  bank: ['ifsc', 'ifsc code', 'bank code', 'आईएफ़एससी'],
  fund: ['mutual fund', 'sip', 'म्यूचुअल फ़ंड'],
}

export function kindOf(destination: Destination): Kind {
  switch (destination.kind) {
    case 'category':
      return { group: 'pay', icon: destination.category.icon, weight: 4 }
    case 'provider':
    case 'board':
      return providerKind(destination.category)
    case 'service':
    case 'creditService':
      return { group: groupOfService(destination.path), icon: destination.service.icon, weight: 2 }
    case 'trainService':
      return { group: 'guides', icon: destination.service.icon, weight: 1.5 }
    case 'hub':
      return { group: groupOfHub(destination.hub.id), icon: destination.hub.icon, weight: 2.5 }
    case 'calculator':
      return { group: 'tools', icon: destination.calculator.icon, weight: 1.5 }
    case 'currency':
      return { group: 'tools', icon: 'coins', weight: 0.8, kindWords: words.money }
    case 'ifscBank':
      return { group: 'tools', icon: 'landmark', weight: 0.6, kindWords: words.bank }
    case 'company':
      return { group: 'help', icon: destination.page.icon, weight: 1 }
    case 'investor':
      return { group: 'help', icon: destination.page.icon, weight: 0.4 }
    case 'amc':
    case 'mutualFundCategory':
      return { group: 'guides', icon: 'chart-line', weight: 0.7, kindWords: words.fund }
    case 'scheme':
      return { group: 'guides', icon: 'chart-line', weight: 0.4, kindWords: words.fund }
    case 'movieCity':
    case 'movieGenre':
    case 'movieLanguage':
      return { group: 'guides', icon: 'film', weight: 0.3 }
    case 'busRoute':
      return { group: 'guides', icon: 'bus', weight: 0.6, kindWords: words.bus }
    case 'trainRoute':
      return { group: 'guides', icon: 'train-front', weight: 0.6, kindWords: words.train }
    case 'flightRoute':
    case 'internationalFlightRoute':
      return { group: 'guides', icon: 'plane', weight: 0.6, kindWords: words.flight }
    case 'sitemap':
      return { group: 'guides', icon: 'book-open', weight: 0.1 }
  }
}

/** 'Jio' is a recharge before it is a data card: the most used category first. */
const providerKind = ({ icon, name, hindi, synonyms, mWebOrder }: Category): Kind => ({
  group: 'providers',
  icon,
  weight: 1.3 - mWebOrder / 40,
  kindWords: [name, hindi, ...synonyms],
})

const groupOfService = (path: string): SearchGroup => (isNotYet(path) ? 'guides' : 'pay')

const groupOfHub = (id: HubId): SearchGroup =>
  id === 'calculators' || id === 'currencies' || id === 'ifscBanks' ? 'tools' : 'guides'
