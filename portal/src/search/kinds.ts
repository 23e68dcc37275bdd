/** The rank, the icon and the prior probability of each kind of destination. */
import { type Category, type Destination, type HubId, isUnavailable } from '@chowk/catalog'
import { destinationIcon } from '../icons/destination-icon.ts'
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

type Facts = Omit<Kind, 'icon'>

const facts: Readonly<Record<Exclude<Destination['kind'], 'provider' | 'board'>, Facts>> = {
  category: { group: 'pay', weight: 4 },
  service: { group: 'pay', weight: 2 },
  creditService: { group: 'pay', weight: 2 },
  trainService: { group: 'guides', weight: 1.5 },
  hub: { group: 'guides', weight: 2.5 },
  calculator: { group: 'tools', weight: 1.5 },
  currency: { group: 'tools', weight: 0.8, kindWords: words.money },
  ifscBank: { group: 'tools', weight: 0.6, kindWords: words.bank },
  company: { group: 'help', weight: 1 },
  investor: { group: 'help', weight: 0.4 },
  amc: { group: 'guides', weight: 0.7, kindWords: words.fund },
  mutualFundCategory: { group: 'guides', weight: 0.7, kindWords: words.fund },
  scheme: { group: 'guides', weight: 0.4, kindWords: words.fund },
  movieCity: { group: 'guides', weight: 0.3 },
  movieGenre: { group: 'guides', weight: 0.3 },
  movieLanguage: { group: 'guides', weight: 0.3 },
  busRoute: { group: 'guides', weight: 0.6, kindWords: words.bus },
  trainRoute: { group: 'guides', weight: 0.6, kindWords: words.train },
  flightRoute: { group: 'guides', weight: 0.6, kindWords: words.flight },
  internationalFlightRoute: { group: 'guides', weight: 0.6, kindWords: words.flight },
  sitemap: { group: 'guides', weight: 0.1 },
}

export function kindOf(destination: Destination): Kind {
  return { icon: destinationIcon(destination), ...factsOf(destination) }
}

function factsOf(destination: Destination): Facts {
  const { kind, path } = destination
  if (kind === 'provider' || kind === 'board') return providerFacts(destination.category)
  const isGuide = (kind === 'service' || kind === 'creditService') && isUnavailable(path)
  const isToolHub = kind === 'hub' && toolHubs.includes(destination.hub.id)
  return { ...facts[kind], ...(isGuide && { group: 'guides' }), ...(isToolHub && { group: 'tools' }) }
}

/** 'Jio' is a recharge before it is a data card: the most used category first. */
const providerFacts = ({ name, hindi, synonyms, mWebOrder }: Category): Facts => ({
  group: 'providers',
  weight: 1.3 - mWebOrder / 40,
  kindWords: [name, hindi, ...synonyms],
})

const toolHubs: readonly HubId[] = ['calculators', 'currencies', 'ifscBanks']
