import type { ProviderEntry } from './category.ts'

/** They sell prepaid, postpaid and data alike. */
export const mobileOperators: readonly ProviderEntry[] = [
  { name: 'Airtel', synonyms: ['bharti airtel', 'एयरटेल'] },
  { name: 'BSNL', synonyms: ['bharat sanchar nigam', 'बीएसएनएल'] },
  { name: 'Jio', synonyms: ['reliance jio', 'जियो'] },
  { name: 'MTNL Delhi', serves: ['delhi'], synonyms: ['dolphin'] },
  { name: 'MTNL Mumbai', serves: ['mumbai'], synonyms: ['dolphin'] },
  { name: 'Vi', synonyms: ['vodafone', 'idea', 'vodafone idea', 'वोडाफ़ोन', 'आइडिया'] },
]
