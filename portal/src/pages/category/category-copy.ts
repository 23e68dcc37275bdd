/** The words around a category's own: headings and the way a payment goes, by its flow. */
import type { Category } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'

interface Step {
  readonly title: string
  readonly text: string
}

interface CategoryCopy {
  choose(providerWord: string): string
  readonly search: string
  readonly needs: string
  readonly how: string
  readonly faq: string
  readonly related: string
  steps(category: Category): readonly Step[]
}

/** 'State' within a sentence is 'state', but 'DTH operator' stays. */
function midSentence(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)
}

const approveInEnglish: Step = {
  title: 'Approve and keep the receipt',
  text: 'Money moves only after you approve. The receipt carries the biller’s own reference.',
}

const approveInHindi: Step = {
  title: 'मंज़ूरी दें और रसीद रखें',
  text: 'पैसे आपकी मंज़ूरी के बाद ही जाते हैं। रसीद पर बिलर का अपना संदर्भ नंबर होता है।',
}

export const categoryCopy: Readonly<Record<Locale, CategoryCopy>> = {
  en: {
    choose: word => `Choose your ${midSentence(word)}`,
    search: 'Search by name',
    needs: 'What you need',
    how: 'How it works',
    faq: 'Questions people ask',
    related: 'Other payments',
    steps: ({ flow, providerWord }) => {
      const choose = {
        title: `Choose your ${midSentence(providerWord.en)}`,
        text: 'Search by name, by a short name, or pick it from the list.',
      }
      switch (flow) {
        case 'bill':
          return [
            choose,
            { title: 'Enter the details it knows you by', text: 'They are on any earlier bill or notice.' },
            {
              title: 'Check what is due',
              text: 'You see the name, the amount and the due date before you pay.',
            },
            approveInEnglish,
          ]
        case 'recharge':
          return [
            choose,
            { title: 'Enter the number to recharge', text: 'Yours, or that of someone you recharge for.' },
            {
              title: 'Choose the amount',
              text: 'Look at the number once more: a recharge cannot be taken back.',
            },
            approveInEnglish,
          ]
        case 'rent':
          return [
            choose,
            {
              title: 'Enter your landlord’s bank details',
              text: 'Account number, IFSC and the name the bank has.',
            },
            { title: 'Enter the rent', text: 'For a month, or a deposit.' },
            approveInEnglish,
          ]
        case 'offering':
          return [
            choose,
            { title: 'Enter the name for the receipt', text: 'Yours, or that of someone you offer for.' },
            { title: 'Enter the amount', text: 'Any amount; there is no list of fixed offerings here.' },
            approveInEnglish,
          ]
      }
    },
  },
  hi: {
    choose: word => `${word} चुनें`,
    search: 'नाम से खोजें',
    needs: 'क्या-क्या चाहिए',
    how: 'भुगतान कैसे होता है',
    faq: 'अक्सर पूछे जाने वाले सवाल',
    related: 'दूसरे भुगतान',
    steps: ({ flow, providerWord }) => {
      const choose = { title: `${providerWord.hi} चुनें`, text: 'पूरे या छोटे नाम से खोजें, या सूची में से चुनें।' }
      switch (flow) {
        case 'bill':
          return [
            choose,
            { title: 'अपनी जानकारी लिखें', text: 'यह किसी भी पुराने बिल या सूचना पर मिल जाती है।' },
            { title: 'देय राशि जाँचें', text: 'भुगतान से पहले नाम, राशि और देय तिथि दिखती है।' },
            approveInHindi,
          ]
        case 'recharge':
          return [
            choose,
            { title: 'रिचार्ज का नंबर लिखें', text: 'अपना, या जिसका रिचार्ज करना है उसका।' },
            { title: 'राशि चुनें', text: 'नंबर एक बार फिर देख लें: रिचार्ज वापस नहीं होता।' },
            approveInHindi,
          ]
        case 'rent':
          return [
            choose,
            { title: 'मकान मालिक के बैंक की जानकारी लिखें', text: 'खाता संख्या, आईएफ़एससी और बैंक में लिखा नाम।' },
            { title: 'किराया लिखें', text: 'एक महीने का, या जमा राशि।' },
            approveInHindi,
          ]
        case 'offering':
          return [
            choose,
            { title: 'रसीद के लिए नाम लिखें', text: 'अपना, या जिसकी ओर से दान करना है उसका।' },
            { title: 'राशि लिखें', text: 'कोई भी राशि; यहाँ दान की कोई तय सूची नहीं है।' },
            approveInHindi,
          ]
      }
    },
  },
}
