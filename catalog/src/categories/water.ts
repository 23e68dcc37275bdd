import { accountCode } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const water: CategoryEntry = {
  slug: 'water-bill-payment',
  name: 'Water Bill Payment',
  hindi: 'पानी बिल भुगतान',
  icon: 'droplets',
  section: 7,
  mWebOrder: 8,
  flow: 'bill',
  providerWord: { en: 'Water board', hi: 'जल बोर्ड' },
  providerTitle: { en: '{provider} Water Bill Payment', hi: '{provider} पानी बिल भुगतान' },
  providerSummary: {
    en: 'Pay the water and sewerage charges of {provider} with the consumer number from your bill.',
    hi: 'बिल पर छपी उपभोक्ता संख्या से {provider} का पानी और सीवर शुल्क भरें।',
  },
  summary: {
    en: 'Pay your water bill to the board or municipal body that supplies your home.',
    hi: 'अपने घर को पानी देने वाले बोर्ड या नगर निकाय का बिल भरें।',
  },
  needs: [
    {
      en: 'Your consumer number. Boards also print it as K number, RR number, CAN or connection number',
      hi: 'आपकी उपभोक्ता संख्या। बोर्ड इसे के नंबर, आरआर नंबर, सीएएन या कनेक्शन नंबर भी लिखते हैं',
    },
  ],
  parameters: [
    accountCode(
      {
        name: 'consumerNumber',
        label: { en: 'Consumer number', hi: 'उपभोक्ता संख्या' },
        hint: {
          en: 'Also printed as K number, RR number, CAN or connection number',
          hi: 'के नंबर, आरआर नंबर, सीएएन या कनेक्शन नंबर भी लिखा हो सकता है',
        },
      },
      [4, 20],
    ),
  ],
  synonyms: ['pani', 'pani ka bill', 'jal', 'jal board', 'sewerage', 'पानी', 'पानी का बिल', 'जल बोर्ड'],
  faqs: [
    {
      question: {
        en: 'My building pays for water together. Can I pay my share?',
        hi: 'हमारी इमारत का पानी का बिल एक साथ आता है। क्या अपना हिस्सा भर सकते हैं?',
      },
      answer: {
        en: 'The board bills the connection, not the flat. Pay here only if the connection, and so the consumer number, is yours.',
        hi: 'बोर्ड कनेक्शन का बिल बनाता है, फ़्लैट का नहीं। यहाँ तभी भरें जब कनेक्शन और उपभोक्ता संख्या आपकी हो।',
      },
    },
    {
      question: {
        en: 'Why is there a sewerage charge on a water bill?',
        hi: 'पानी के बिल में सीवर शुल्क क्यों होता है?',
      },
      answer: {
        en: 'Most boards carry away used water as well and charge for it on the same bill, often as a share of the water charge.',
        hi: 'ज़्यादातर बोर्ड गंदे पानी की निकासी भी करते हैं और उसका शुल्क उसी बिल में जोड़ते हैं, अक्सर पानी के शुल्क के एक हिस्से के रूप में।',
      },
    },
    {
      question: { en: 'Can I pay part of the bill?', hi: 'क्या बिल का कुछ हिस्सा भर सकते हैं?' },
      answer: {
        en: 'That is for the board to allow. If it does, the amount can be changed after we show the bill; if not, the whole amount is due.',
        hi: 'यह बोर्ड के नियम पर है। अनुमति हो तो बिल दिखने के बाद रकम बदली जा सकती है; नहीं तो पूरी रकम देनी होती है।',
      },
    },
  ],
  popular: [
    'delhi-jal-board',
    'municipal-corporation-of-greater-mumbai',
    'bangalore-water-supply-and-sewerage-board',
    'chennai-metropolitan-water-supply-and-sewerage-board',
    'hyderabad-metropolitan-water-supply-and-sewerage-board',
    'kerala-water-authority',
  ],
  providers: [
    {
      name: 'Ahmedabad Municipal Corporation',
      hindi: 'अहमदाबाद नगर निगम',
      serves: ['ahmedabad'],
      synonyms: ['amc'],
    },
    {
      name: 'Bangalore Water Supply and Sewerage Board',
      hindi: 'बेंगलुरु जल आपूर्ति एवं सीवरेज बोर्ड',
      serves: ['bengaluru'],
      synonyms: ['bwssb'],
    },
    { name: 'Bhopal Municipal Corporation', hindi: 'भोपाल नगर निगम', serves: ['bhopal'] },
    {
      name: 'Chennai Metropolitan Water Supply and Sewerage Board',
      hindi: 'चेन्नई महानगर जल आपूर्ति एवं सीवरेज बोर्ड',
      serves: ['chennai'],
      synonyms: ['cmwssb', 'metro water'],
    },
    {
      name: 'Delhi Development Authority',
      hindi: 'दिल्ली विकास प्राधिकरण',
      serves: ['delhi'],
      synonyms: ['dda'],
    },
    { name: 'Delhi Jal Board', hindi: 'दिल्ली जल बोर्ड', serves: ['delhi'], synonyms: ['djb'] },
    { name: 'Greater Warangal Municipal Corporation', hindi: 'ग्रेटर वारंगल नगर निगम', serves: ['warangal'] },
    { name: 'Gwalior Municipal Corporation', hindi: 'ग्वालियर नगर निगम', serves: ['gwalior'] },
    {
      name: 'Haryana Shehri Vikas Pradhikaran (HSVP)',
      slug: 'haryana-urban-development-authority',
      hindi: 'हरियाणा शहरी विकास प्राधिकरण',
      serves: ['haryana'],
      synonyms: ['huda', 'hsvp', 'haryana urban development authority'],
      note: {
        text: {
          en: 'Called HUDA, the Haryana Urban Development Authority, until June 2017: older bills carry that name.',
          hi: 'जून 2017 तक इसका नाम हुडा (हरियाणा अर्बन डेवलपमेंट अथॉरिटी) था: पुराने बिलों पर वही नाम है।',
        },
        source: {
          name: { en: 'Business Standard, 2 June 2017', hi: 'बिज़नेस स्टैंडर्ड, 2 जून 2017' },
          link: 'https://www.business-standard.com/amp/article/pti-stories/hry-govt-renames-huda-says-it-creates-confusion-with-hooda-117060200707_1.html',
        },
      },
    },
    {
      name: 'Hyderabad Metropolitan Water Supply and Sewerage Board',
      hindi: 'हैदराबाद महानगर जल आपूर्ति एवं सीवरेज बोर्ड',
      serves: ['hyderabad'],
      synonyms: ['hmwssb'],
    },
    { name: 'Indore Municipal Corporation', hindi: 'इंदौर नगर निगम', serves: ['indore'] },
    { name: 'Jabalpur Municipal Corporation', hindi: 'जबलपुर नगर निगम', serves: ['jabalpur'] },
    {
      name: 'Jalkal Vibhag Nagar Nigam Prayagraj',
      hindi: 'जलकल विभाग, नगर निगम प्रयागराज',
      serves: ['prayagraj'],
    },
    {
      name: 'Kalyan Dombivli Municipal Corporation',
      hindi: 'कल्याण-डोंबिवली महानगरपालिका',
      serves: ['kalyan-dombivli'],
    },
    { name: 'Kerala Water Authority', hindi: 'केरल जल प्राधिकरण', serves: ['kerala'], synonyms: ['kwa'] },
    { name: 'Kolhapur Municipal Corporation', hindi: 'कोल्हापुर महानगरपालिका', serves: ['kolhapur'] },
    { name: 'Municipal Corporation Chandigarh', hindi: 'नगर निगम चंडीगढ़', serves: ['chandigarh'] },
    { name: 'Municipal Corporation Jalandhar', hindi: 'नगर निगम जालंधर', serves: ['jalandhar'] },
    { name: 'Municipal Corporation Ludhiana', hindi: 'नगर निगम लुधियाना', serves: ['ludhiana'] },
    { name: 'Municipal Corporation of Amritsar', hindi: 'नगर निगम अमृतसर', serves: ['amritsar'] },
    { name: 'Municipal Corporation of Faridabad', hindi: 'नगर निगम फ़रीदाबाद', serves: ['faridabad'] },
    {
      name: 'Municipal Corporation of Greater Mumbai',
      hindi: 'बृहन्मुंबई महानगरपालिका',
      serves: ['mumbai'],
      synonyms: ['mcgm', 'bmc'],
    },
    {
      name: 'Municipal Corporation of Gurugram',
      hindi: 'नगर निगम गुरुग्राम',
      serves: ['gurugram'],
      synonyms: ['mcg'],
    },
    { name: 'Mysuru City Corporation', hindi: 'मैसूरु नगर निगम', serves: ['mysuru'] },
    {
      name: 'Nagpur Municipal Corporation (Orange City Water)',
      hindi: 'नागपुर महानगरपालिका (ऑरेंज सिटी वॉटर)',
      serves: ['nagpur'],
      synonyms: ['nmc', 'ocw'],
    },
    {
      name: 'New Delhi Municipal Council',
      hindi: 'नई दिल्ली नगरपालिका परिषद',
      serves: ['delhi'],
      synonyms: ['ndmc'],
    },
    {
      name: 'Pimpri Chinchwad Municipal Corporation',
      hindi: 'पिंपरी-चिंचवड महानगरपालिका',
      serves: ['pimpri-chinchwad'],
      synonyms: ['pcmc'],
    },
    {
      name: 'Sri Vijaya Puram (Port Blair) Municipal Council',
      slug: 'port-blair-municipal-council',
      hindi: 'श्री विजय पुरम (पोर्ट ब्लेयर) नगर परिषद',
      serves: ['sri-vijaya-puram'],
      synonyms: ['sri vijaya puram', 'port blair'],
      note: {
        text: {
          en: 'The city has been called Sri Vijaya Puram since September 2024; earlier bills say Port Blair.',
          hi: 'शहर का नाम सितंबर 2024 से श्री विजय पुरम है; पुराने बिलों पर पोर्ट ब्लेयर लिखा है।',
        },
      },
    },
    {
      name: 'Public Health Engineering Department, Haryana',
      hindi: 'जन स्वास्थ्य अभियांत्रिकी विभाग, हरियाणा',
      serves: ['haryana'],
      synonyms: ['phed'],
    },
    {
      name: 'Public Health Engineering Department, Mizoram',
      hindi: 'जन स्वास्थ्य अभियांत्रिकी विभाग, मिज़ोरम',
      serves: ['mizoram'],
      synonyms: ['phed'],
    },
    {
      name: 'Public Health Engineering Department, Rajasthan',
      hindi: 'जन स्वास्थ्य अभियांत्रिकी विभाग, राजस्थान',
      serves: ['rajasthan'],
      synonyms: ['phed'],
    },
    { name: 'Pune Municipal Corporation', hindi: 'पुणे महानगरपालिका', serves: ['pune'], synonyms: ['pmc'] },
    { name: 'Ranchi Municipal Corporation', hindi: 'रांची नगर निगम', serves: ['ranchi'] },
    {
      name: 'Shimla Jal Prabandhan Nigam',
      hindi: 'शिमला जल प्रबंधन निगम',
      serves: ['shimla'],
      synonyms: ['sjpnl'],
    },
    { name: 'Silvassa Municipal Council', hindi: 'सिलवासा नगर परिषद', serves: ['silvassa'] },
    { name: 'Surat Municipal Corporation', hindi: 'सूरत नगर निगम', serves: ['surat'], synonyms: ['smc'] },
    { name: 'Ujjain Nagar Nigam', hindi: 'उज्जैन नगर निगम', serves: ['ujjain'] },
    {
      name: 'Uttarakhand Jal Sansthan',
      hindi: 'उत्तराखंड जल संस्थान',
      serves: ['uttarakhand'],
      synonyms: ['ujs'],
    },
  ],
}
