/** The way a payment goes, up to the form of a provider's page and on from it. */
import type { Category, Locale, PaymentFlow } from '@chowk/catalog'
import { categoryCopy } from './category-copy.ts'
import { isNumberFirst, isSearched } from './directory.ts'

interface Step {
  readonly title: string
  readonly text: string
}

interface PaymentSteps {
  readonly toForm: readonly Step[]
  readonly fromForm: readonly Step[]
}

export function paymentSteps(category: Category, locale: Locale): PaymentSteps {
  const { flow, providerWord } = category
  const { find, pick, approve, form, amount } = steps[locale]
  const choose = {
    title: categoryCopy[locale].choose(providerWord[locale]),
    text: isSearched(category) ? find : pick,
  }
  const toForm = isNumberFirst(category) ? [form[flow], choose] : [choose, form[flow]]
  return { toForm, fromForm: [amount[flow], approve] }
}

interface StepsInLanguage {
  readonly find: string
  readonly pick: string
  readonly form: Readonly<Record<PaymentFlow, Step>>
  readonly amount: Readonly<Record<PaymentFlow, Step>>
  readonly approve: Step
}

const steps: Readonly<Record<Locale, StepsInLanguage>> = {
  en: {
    find: 'Search by name, by a short name, or pick it from the list.',
    pick: 'Pick it from the list.',
    form: {
      bill: { title: 'Enter the details it knows you by', text: 'They are on any earlier bill or notice.' },
      recharge: {
        title: 'Enter the number to recharge',
        text: 'Yours, or that of someone you recharge for.',
      },
      rent: {
        title: 'Enter your landlord’s bank details',
        text: 'Account number, IFSC and the name the bank has.',
      },
      offering: {
        title: 'Enter the name for the receipt',
        text: 'Yours, or that of someone you offer for.',
      },
    },
    amount: {
      bill: {
        title: 'Check what is due',
        text: 'You see the name, the amount and the due date before you pay.',
      },
      recharge: {
        title: 'Choose the amount',
        text: 'Look at the number once more: a recharge cannot be taken back.',
      },
      rent: { title: 'Enter the rent', text: 'For a month, or a deposit.' },
      offering: { title: 'Enter the amount', text: 'Any amount; there is no list of fixed offerings here.' },
    },
    approve: {
      title: 'Approve and keep the receipt',
      text: 'Money moves only after you approve. The receipt carries the reference to ask with.',
    },
  },
  hi: {
    find: 'पूरे या छोटे नाम से खोजें, या सूची में से चुनें।',
    pick: 'सूची में से चुनें।',
    form: {
      bill: { title: 'अपनी जानकारी लिखें', text: 'यह किसी भी पुराने बिल या सूचना पर मिल जाती है।' },
      recharge: { title: 'रिचार्ज का नंबर लिखें', text: 'अपना, या जिसका रिचार्ज करना है उसका।' },
      rent: {
        title: 'मकान मालिक के बैंक की जानकारी लिखें',
        text: 'खाता संख्या, आईएफ़एससी और बैंक में लिखा नाम।',
      },
      offering: { title: 'रसीद के लिए नाम लिखें', text: 'अपना, या जिसकी ओर से दान करना है उसका।' },
    },
    amount: {
      bill: { title: 'देय रकम जाँचें', text: 'भुगतान से पहले नाम, रकम और देय तिथि दिखती है।' },
      recharge: { title: 'रकम चुनें', text: 'नंबर एक बार फिर देख लें: रिचार्ज वापस नहीं होता।' },
      rent: { title: 'किराया लिखें', text: 'एक महीने का, या जमा रकम।' },
      offering: { title: 'रकम लिखें', text: 'कोई भी रकम; यहाँ दान की कोई तय सूची नहीं है।' },
    },
    approve: {
      title: 'मंज़ूरी दें और रसीद रखें',
      text: 'पैसे आपकी मंज़ूरी के बाद ही जाते हैं। रसीद पर संदर्भ नंबर होता है, जिससे पूछताछ की जा सकती है।',
    },
  },
}
