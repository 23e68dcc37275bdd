import type { Locale, PaymentFlow } from '@chowk/catalog'

interface ProviderCopy {
  readonly form: Readonly<Record<PaymentFlow, string>>
  readonly know: string
  readonly needs: string
  readonly how: string
  more(category: string): string
  all(count: number): string
  alsoHere(provider: string): string
}

export const providerCopy: Readonly<Record<Locale, ProviderCopy>> = {
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
    more: category => `More in ${category}`,
    all: count => `See all ${count}`,
    alsoHere: provider => `Also for ${provider}`,
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
    more: category => `${category} में और भी`,
    all: count => `सभी ${count} देखें`,
    alsoHere: provider => `${provider} के लिए यह भी`,
  },
}
