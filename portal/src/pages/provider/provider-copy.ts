import type { Locale, PaymentFlow } from '@chowk/catalog'

interface ProviderCopy {
  readonly form: Readonly<Record<PaymentFlow, string>>
  readonly notOpen: Readonly<Record<PaymentFlow, { readonly title: string; text(biller: string): string }>>
  readonly kept: string
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
    notOpen: {
      bill: {
        title: 'Payments are not open yet for this biller',
        text: biller =>
          `Your details have the right form and are kept below. We cannot pay ${biller} yet: nothing was sent to anyone, and no money has moved. Until we can, please pay the way your bill says.`,
      },
      recharge: {
        title: 'Payments are not open yet for this biller',
        text: biller =>
          `Your details have the right form and are kept below. We cannot recharge with ${biller} yet: nothing was sent to anyone, and no money has moved. Until we can, please recharge with ${biller} itself.`,
      },
      rent: {
        title: 'Rent payments are not open yet',
        text: city =>
          `The details have the right form and are kept below. We cannot pay rent in ${city} yet: nothing was sent to anyone, and no money has moved. Until we can, please pay your landlord as you do now.`,
      },
      offering: {
        title: 'Offerings are not open yet',
        text: shrine =>
          `Your details have the right form and are kept below. We cannot take offerings for ${shrine} yet: nothing was sent to anyone, and no money has moved. Until we can, please give through the shrine itself.`,
      },
    },
    kept: 'Your details',
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
    notOpen: {
      bill: {
        title: 'इस बिलर के लिए भुगतान अभी शुरू नहीं हुआ है',
        text: biller =>
          `आपकी जानकारी सही रूप में है और नीचे रखी है। ${biller} का भुगतान अभी यहाँ से नहीं हो सकता: किसी को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा। तब तक अपने बिल में बताए तरीके से भुगतान करें।`,
      },
      recharge: {
        title: 'इस बिलर के लिए भुगतान अभी शुरू नहीं हुआ है',
        text: biller =>
          `आपकी जानकारी सही रूप में है और नीचे रखी है। ${biller} का रिचार्ज अभी यहाँ से नहीं हो सकता: किसी को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा। तब तक सीधे ${biller} के पास रिचार्ज करें।`,
      },
      rent: {
        title: 'किराये का भुगतान अभी शुरू नहीं हुआ है',
        text: city =>
          `जानकारी सही रूप में है और नीचे रखी है। ${city} में किराये का भुगतान अभी यहाँ से नहीं हो सकता: किसी को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा। तब तक किराया वैसे ही दें जैसे अभी देते हैं।`,
      },
      offering: {
        title: 'दान अभी शुरू नहीं हुआ है',
        text: shrine =>
          `आपकी जानकारी सही रूप में है और नीचे रखी है। ${shrine} के लिए दान अभी यहाँ से नहीं हो सकता: किसी को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा। तब तक सीधे तीर्थ के माध्यम से दान करें।`,
      },
    },
    kept: 'आपकी जानकारी',
    know: 'काम की बातें',
    needs: 'क्या-क्या चाहिए',
    how: 'आगे क्या होता है',
    more: category => `${category} में और भी`,
    all: count => `सभी ${count} देखें`,
    alsoHere: provider => `${provider} के लिए यह भी`,
  },
}
