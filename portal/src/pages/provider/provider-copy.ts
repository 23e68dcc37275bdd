import type { Locale } from '@chowk/catalog'

export const providerCopy = {
  en: {
    form: {
      bill: 'Find your bill',
      recharge: 'Recharge details',
      rent: 'Your landlord’s details',
      offering: 'Your offering',
    },
    know: 'Good to know',
    needs: 'What you need',
    how: 'What comes next',
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
    know: 'काम की बातें',
    needs: 'क्या-क्या चाहिए',
    how: 'आगे क्या होता है',
    more: (category: string) => `${category} में और भी`,
    all: (count: number) => `सभी ${count} देखें`,
    alsoHere: (provider: string) => `${provider} के लिए यह भी`,
  },
} as const satisfies Record<Locale, object>
