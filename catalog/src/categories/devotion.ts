import { mobileNumber, personName } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const devotion: CategoryEntry = {
  slug: 'devotion',
  name: 'Devotion',
  hindi: 'श्रद्धा और दान',
  icon: 'flower-2',
  section: 7,
  mWebOrder: 17,
  flow: 'offering',
  providerWord: { en: 'Temple or shrine', hi: 'मंदिर या तीर्थ' },
  providerTitle: { en: 'Offerings to {provider}', hi: '{provider} में दान' },
  providerSummary: {
    en: 'How an offering to {provider} would be made here. This portal has no arrangement with it or its trust and asks for nothing in its name.',
    hi: '{provider} में दान यहाँ किस तरह होता। इस पोर्टल का उससे या उसके ट्रस्ट से कोई अनुबंध नहीं है और यह उसके नाम पर कुछ नहीं माँगता।',
  },
  summary: {
    en: 'How an offering to a temple or shrine would be made here. No shrine or trust has asked for gifts through this portal.',
    hi: 'मंदिर या तीर्थ में दान यहाँ किस तरह होता। किसी तीर्थ या ट्रस्ट ने इस पोर्टल के ज़रिए दान नहीं माँगा है।',
  },
  parameters: [
    personName({
      name: 'devoteeName',
      label: { en: 'Name of the devotee', hi: 'श्रद्धालु का नाम' },
      hint: { en: 'As it should appear on the receipt', hi: 'जैसा रसीद पर चाहिए' },
    }),
    mobileNumber,
  ],
  synonyms: ['temple', 'donation', 'daan', 'mandir', 'chadhava', 'दान', 'मंदिर', 'चढ़ावा', 'दरगाह', 'गुरुद्वारा'],
  providers: [
    {
      name: 'Ajmer Sharif Dargah',
      hindi: 'अजमेर शरीफ़ दरगाह',
      serves: ['ajmer'],
      synonyms: ['khwaja garib nawaz'],
    },
    {
      name: 'Golden Temple',
      hindi: 'स्वर्ण मंदिर',
      serves: ['amritsar'],
      synonyms: ['harmandir sahib', 'darbar sahib', 'श्री हरमंदिर साहिब'],
    },
    { name: 'Kashi Vishwanath Temple', hindi: 'काशी विश्वनाथ मंदिर', serves: ['varanasi'] },
    { name: 'Mahakaleshwar Temple', hindi: 'महाकालेश्वर मंदिर', serves: ['ujjain'], synonyms: ['mahakal'] },
    { name: 'Mata Vaishno Devi Shrine', hindi: 'माता वैष्णो देवी मंदिर', serves: ['katra'] },
    {
      name: 'Shirdi Sai Baba Temple',
      hindi: 'शिरडी साईं बाबा मंदिर',
      serves: ['shirdi'],
      synonyms: ['sai baba'],
    },
    {
      name: 'Shri Amarnathji Shrine',
      hindi: 'श्री अमरनाथ जी गुफा',
      serves: ['pahalgam'],
      synonyms: ['amarnath'],
    },
    { name: 'Shri Jagannath Temple', hindi: 'श्री जगन्नाथ मंदिर', serves: ['puri'], synonyms: ['jagannath'] },
    {
      name: 'Shri Ram Janmabhoomi Temple',
      hindi: 'श्री राम जन्मभूमि मंदिर',
      serves: ['ayodhya'],
      synonyms: ['ram mandir', 'राम मंदिर'],
    },
    { name: 'Siddhivinayak Temple', hindi: 'सिद्धिविनायक मंदिर', serves: ['mumbai'] },
    {
      name: 'Tirumala Tirupati Devasthanams',
      hindi: 'तिरुमला तिरुपति देवस्थानम',
      serves: ['tirupati'],
      synonyms: ['ttd', 'tirupati balaji', 'तिरुपति बालाजी'],
    },
  ],
}
