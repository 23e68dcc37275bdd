import type { Locale } from '@chowk/catalog'

export const providerCopy = {
  en: {
    form: {
      bill: 'Find your bill',
      recharge: 'Recharge details',
      rent: 'Your landlord’s details',
      offering: 'Your offering',
    },
    seeAlso: 'See also:',
    knowMore: (category: string) => `${category}: good to know`,
    inCity: (cities: readonly string[]) => `Other bills in ${cities.join(', ')}`,
    more: (category: string) => `More in ${category}`,
    all: (count: number) => `See all ${count}`,
    alsoHere: (provider: string) => `Also for ${provider}`,
  },
  hi: {
    form: {
      bill: 'अपना बिल देखें',
      recharge: 'रिचार्ज की जानकारी',
      rent: 'मकान मालिक की जानकारी',
      offering: 'आपका दान',
    },
    seeAlso: 'यह भी देखें:',
    knowMore: (category: string) => `${category}: काम की बातें`,
    inCity: (cities: readonly string[]) => `${cities.join(', ')} के दूसरे बिल`,
    more: (category: string) => `${category} में और भी`,
    all: (count: number) => `सभी ${count} देखें`,
    alsoHere: (provider: string) => `${provider} के लिए यह भी`,
  },
} as const satisfies Record<Locale, object>
