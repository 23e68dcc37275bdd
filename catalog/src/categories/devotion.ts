import { mobileNumber, personName } from './biller-parameter.ts'
import { type CategoryEntry, localProvider } from './category.ts'

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
    localProvider('ajmer', 'Ajmer Sharif Dargah', 'अजमेर शरीफ़ दरगाह', 'khwaja garib nawaz'),
    localProvider(
      'amritsar',
      'Golden Temple',
      'स्वर्ण मंदिर',
      'harmandir sahib',
      'darbar sahib',
      'श्री हरमंदिर साहिब',
    ),
    localProvider('varanasi', 'Kashi Vishwanath Temple', 'काशी विश्वनाथ मंदिर'),
    localProvider('ujjain', 'Mahakaleshwar Temple', 'महाकालेश्वर मंदिर', 'mahakal'),
    localProvider('katra', 'Mata Vaishno Devi Shrine', 'माता वैष्णो देवी मंदिर'),
    localProvider('shirdi', 'Shirdi Sai Baba Temple', 'शिरडी साईं बाबा मंदिर', 'sai baba'),
    localProvider('pahalgam', 'Shri Amarnathji Shrine', 'श्री अमरनाथ जी गुफा', 'amarnath'),
    localProvider('puri', 'Shri Jagannath Temple', 'श्री जगन्नाथ मंदिर', 'jagannath'),
    localProvider('ayodhya', 'Shri Ram Janmabhoomi Temple', 'श्री राम जन्मभूमि मंदिर', 'ram mandir', 'राम मंदिर'),
    localProvider('mumbai', 'Siddhivinayak Temple', 'सिद्धिविनायक मंदिर'),
    localProvider(
      'tirupati',
      'Tirumala Tirupati Devasthanams',
      'तिरुमला तिरुपति देवस्थानम',
      'ttd',
      'tirupati balaji',
      'तिरुपति बालाजी',
    ),
  ],
}
