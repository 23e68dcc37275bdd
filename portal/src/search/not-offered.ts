/** Services that people search for and the portal does not offer: a sentence before the results says so. */
import { type Bilingual, categoryOf, ifscBanks } from '@chowk/catalog'
import { searchableWords, wordGroups } from './words.ts'

interface NotOfferedAnswer {
  readonly sentence: Bilingual
  /** The pages that are nearest to what was searched for. */
  readonly paths: readonly string[]
}

interface NotOffered extends NotOfferedAnswer {
  /** Applies to a query with a word of each group. */
  readonly groups: readonly string[]
  readonly unless?: string
}

const noCashback: NotOfferedAnswer = {
  sentence: {
    en: 'There are no cashback offers here. You pay the amount on the bill.',
    hi: 'यहाँ कैशबैक या ऑफ़र नहीं हैं। आप बस बिल की रकम देते हैं।',
  },
  paths: ['/care', '/passbook'],
}

const notOffered: readonly NotOffered[] = [
  {
    groups: ['cylinder cylinders silinder slinder lpg indane bharatgas hpgas सिलेंडर सिलिंडर एलपीजी इंडेन'],
    sentence: {
      en: 'Cylinder booking is not offered here. Piped gas bills are.',
      hi: 'सिलेंडर बुकिंग यहाँ नहीं होती। पाइप गैस का बिल भर सकते हैं।',
    },
    paths: ['/gas-bill-payment'],
  },
  {
    groups: ['autopay autodebit auto mandate ऑटोपे ऑटो मैंडेट'],
    unless: 'loan insurance rickshaw',
    sentence: {
      en: 'AutoPay is not offered here yet. Nothing is paid unless you pay it.',
      hi: 'ऑटोपे अभी यहाँ नहीं है। आपके भुगतान किए बिना कोई पैसा नहीं जाता।',
    },
    paths: ['/pay/saved', '/care'],
  },
  {
    groups: [
      'cashback cashbacks offer offers coupon coupons promocode promo reward rewards voucher कैशबैक ऑफर कूपन इनाम',
    ],
    ...noCashback,
  },
  { groups: ['cash कैश', 'back बैक'], unless: 'paid refund money', ...noCashback },
  {
    groups: ['pan पैन', 'aadhaar aadhar adhar adhaar आधार'],
    sentence: {
      en: 'PAN and Aadhaar are not linked here. The Income Tax Department does it on incometax.gov.in.',
      hi: 'पैन और आधार यहाँ लिंक नहीं होते। यह आयकर विभाग की साइट incometax.gov.in पर होता है।',
    },
    paths: ['/tools/income-tax-calculator'],
  },
  {
    groups: ['gold silver सोना चाँदी चांदी', 'buy digital sell price rate kharidna खरीदना डिजिटल भाव'],
    sentence: {
      en: 'Gold and silver are not sold here.',
      hi: 'सोना-चाँदी यहाँ नहीं मिलता।',
    },
    paths: ['/tools'],
  },
]

const parsed = notOffered.map(({ groups, unless, ...answer }) => ({
  isIn: wordGroups(groups, unless),
  answer,
}))

/** 'HDFC' is enough for the bank; 'State' or 'Bank' is not. */
const shortNames = (name: string, hindi: string, synonyms: readonly string[]): string =>
  [
    ...synonyms.filter(word => !word.includes(' ')),
    ...[name, hindi].filter(text => / (Bank|बैंक)$/.test(text) && text.split(' ').length === 2),
  ]
    .join(' ')
    .replace(/ ?(Bank|बैंक)/g, '')

const hasCreditCard = wordGroups(['credit cc क्रेडिट', 'card cc bill कार्ड बिल'])
const cardIssuers = new Set(categoryOf('credit-card-bill-payment')?.providers.map(({ name }) => name))
const cardBanks = ifscBanks
  .filter(({ name }) => !cardIssuers.has(name))
  .map(({ name, hindi, synonyms = [] }) => ({
    name,
    hindi,
    isIn: wordGroups([shortNames(name, hindi, synonyms)]),
  }))

export function notOfferedAnswer(question: string): NotOfferedAnswer | undefined {
  const words = searchableWords(question)
  const bank = hasCreditCard(words) ? cardBanks.find(({ isIn }) => isIn(words)) : undefined
  return bank ? cardOf(bank) : parsed.find(({ isIn }) => isIn(words))?.answer
}

const cardOf = ({ name, hindi }: { readonly name: string; readonly hindi: string }): NotOfferedAnswer => ({
  sentence: {
    en: `${name} credit card bills cannot be paid here yet.`,
    hi: `${hindi} के क्रेडिट कार्ड का बिल अभी यहाँ नहीं भर सकते।`,
  },
  paths: ['/credit-card-bill-payment'],
})
