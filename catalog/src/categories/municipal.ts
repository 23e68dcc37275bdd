import { accountCode } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const municipal: CategoryEntry = {
  slug: 'municipal-payments',
  name: 'Municipal Payments',
  hindi: 'नगर निगम भुगतान',
  icon: 'building-2',
  section: 7,
  mWebOrder: 14,
  flow: 'bill',
  providerWord: { en: 'Municipal body', hi: 'नगर निकाय' },
  providerTitle: { en: '{provider} Property Tax Payment', hi: '{provider} संपत्ति कर भुगतान' },
  providerSummary: {
    en: 'Pay house and property tax to {provider} with the property ID from your demand notice.',
    hi: 'माँग पत्र पर छपी संपत्ति आईडी से {provider} का गृह और संपत्ति कर भरें।',
  },
  summary: {
    en: 'Pay house and property tax to your municipal corporation or council.',
    hi: 'अपने नगर निगम या परिषद का गृह और संपत्ति कर भरें।',
  },
  needs: [
    {
      en: 'The property ID. Bodies also call it assessment number, PID, PTIN or index number',
      hi: 'संपत्ति आईडी। निकाय इसे असेसमेंट नंबर, पीआईडी, पीटीआईएन या इंडेक्स नंबर भी कहते हैं',
    },
  ],
  parameters: [
    accountCode(
      {
        name: 'propertyId',
        label: { en: 'Property ID', hi: 'संपत्ति आईडी' },
        hint: {
          en: 'On the demand notice or an earlier receipt; also assessment number, PID or PTIN',
          hi: 'माँग पत्र या पुरानी रसीद पर; असेसमेंट नंबर, पीआईडी या पीटीआईएन भी',
        },
      },
      [4, 25],
    ),
  ],
  synonyms: [
    'property tax',
    'house tax',
    'ghar ka tax',
    'makan tax',
    'nagar nigam',
    'municipality',
    'संपत्ति कर',
    'गृह कर',
    'हाउस टैक्स',
    'नगर निगम',
  ],
  faqs: [
    {
      question: { en: 'Who has to pay property tax?', hi: 'संपत्ति कर किसे देना होता है?' },
      answer: {
        en: 'The owner, every year, for each property in the body’s area. A tenant pays it only if the rent agreement says so.',
        hi: 'मालिक को, हर साल, निकाय के क्षेत्र की हर संपत्ति के लिए। किरायेदार तभी देता है जब किरायानामे में लिखा हो।',
      },
    },
    {
      question: { en: 'Is there a rebate for paying early?', hi: 'क्या जल्दी भरने पर छूट मिलती है?' },
      answer: {
        en: 'Many bodies give one in the first months of the financial year. We show the amount that the body gives us; whether a rebate is taken off it, its own notice says. Compare the two before you pay.',
        hi: 'कई निकाय वित्त वर्ष के शुरुआती महीनों में छूट देते हैं। हम वही रकम दिखाते हैं जो निकाय बताता है; उसमें छूट घटी है या नहीं, यह निकाय के अपने पत्र से पता चलता है। भुगतान से पहले दोनों मिला लें।',
      },
    },
    {
      question: { en: 'Is the receipt accepted by the municipal body?', hi: 'क्या रसीद नगर निकाय में मान्य है?' },
      answer: {
        en: 'Our receipt proves the payment and carries the approval number. For the body’s own receipt, use that number with the body.',
        hi: 'हमारी रसीद भुगतान का प्रमाण है और उस पर स्वीकृति संख्या होती है। निकाय की अपनी रसीद के लिए वही संख्या निकाय को बताएँ।',
      },
    },
  ],
  popular: [
    'ahmedabad-municipal-corporation',
    'greater-chennai-corporation',
    'greater-hyderabad-municipal-corporation',
    'kolkata-municipal-corporation',
    'lucknow-nagar-nigam',
    'pune-municipal-corporation',
  ],
  providers: [
    { name: 'Agartala Municipal Corporation', hindi: 'अगरतला नगर निगम', serves: ['agartala'] },
    {
      name: 'Ahmedabad Municipal Corporation',
      hindi: 'अहमदाबाद नगर निगम',
      serves: ['ahmedabad'],
      synonyms: ['amc'],
    },
    { name: 'Belagavi City Corporation', hindi: 'बेलगावी नगर निगम', serves: ['belagavi'] },
    {
      name: 'Corporation of the City of Panaji',
      hindi: 'पणजी नगर निगम',
      serves: ['panaji'],
      synonyms: ['ccp'],
    },
    {
      name: 'Greater Chennai Corporation',
      hindi: 'ग्रेटर चेन्नई नगर निगम',
      serves: ['chennai'],
      synonyms: ['gcc'],
    },
    {
      name: 'Greater Hyderabad Municipal Corporation',
      hindi: 'ग्रेटर हैदराबाद नगर निगम',
      serves: ['hyderabad'],
      synonyms: ['ghmc', 'cyberabad', 'malkajgiri'],
      note: {
        text: {
          en: 'Since 11 February 2026 Hyderabad has three corporations. This one keeps the Secunderabad, Khairatabad, Golconda, Charminar, Rajendranagar and Shamshabad zones; Serilingampally, Kukatpally and Quthbullapur are with Cyberabad; Malkajgiri, Uppal and L.B. Nagar with Malkajgiri. Look on your notice which one taxes your property.',
          hi: '11 फ़रवरी 2026 से हैदराबाद में तीन नगर निगम हैं। इसके पास सिकंदराबाद, खैरताबाद, गोलकुंडा, चारमीनार, राजेंद्रनगर और शमशाबाद ज़ोन हैं; सेरीलिंगमपल्ली, कुकटपल्ली और क़ुतुबुल्लापुर साइबराबाद में; मलकाजगिरी, उप्पल और एल.बी. नगर मलकाजगिरी में। अपने पत्र पर देखें कि कर कौन-सा निगम लेता है।',
        },
        source: {
          name: { en: 'Siasat Daily, 11 February 2026', hi: 'सियासत डेली, 11 फ़रवरी 2026' },
          link: 'https://www.siasat.com/telangana-govt-splits-ghmc-cyberabad-and-malkajgiri-corporations-created-3340108/',
        },
      },
    },
    {
      name: 'Greater Visakhapatnam Municipal Corporation',
      hindi: 'ग्रेटर विशाखापत्तनम नगर निगम',
      serves: ['visakhapatnam'],
      synonyms: ['gvmc'],
    },
    {
      name: 'Hubballi-Dharwad Municipal Corporation',
      hindi: 'हुबली-धारवाड़ नगर निगम',
      serves: ['hubballi'],
      synonyms: ['hdmc'],
    },
    { name: 'Kolhapur Municipal Corporation', hindi: 'कोल्हापुर महानगरपालिका', serves: ['kolhapur'] },
    {
      name: 'Kolkata Municipal Corporation',
      hindi: 'कोलकाता नगर निगम',
      serves: ['kolkata'],
      synonyms: ['kmc'],
    },
    { name: 'Lucknow Nagar Nigam', hindi: 'लखनऊ नगर निगम', serves: ['lucknow'] },
    {
      name: 'Mira Bhayandar Municipal Corporation',
      hindi: 'मीरा-भायंदर महानगरपालिका',
      serves: ['mira-bhayandar'],
      synonyms: ['mbmc'],
    },
    { name: 'Municipal Corporation Bhopal', hindi: 'नगर निगम भोपाल', serves: ['bhopal'] },
    { name: 'Municipal Corporation Shimla', hindi: 'नगर निगम शिमला', serves: ['shimla'] },
    { name: 'Nagar Nigam Agra', hindi: 'नगर निगम आगरा', serves: ['agra'] },
    { name: 'Patna Municipal Corporation', hindi: 'पटना नगर निगम', serves: ['patna'] },
    {
      name: 'Pimpri Chinchwad Municipal Corporation',
      hindi: 'पिंपरी-चिंचवड महानगरपालिका',
      serves: ['pimpri-chinchwad'],
      synonyms: ['pcmc'],
    },
    { name: 'Prayagraj Nagar Nigam', hindi: 'प्रयागराज नगर निगम', serves: ['prayagraj'] },
    { name: 'Pune Municipal Corporation', hindi: 'पुणे महानगरपालिका', serves: ['pune'], synonyms: ['pmc'] },
    { name: 'Raipur Municipal Corporation', hindi: 'रायपुर नगर निगम', serves: ['raipur'] },
    { name: 'Rajkot Municipal Corporation', hindi: 'राजकोट नगर निगम', serves: ['rajkot'], synonyms: ['rmc'] },
    { name: 'Solapur Municipal Corporation', hindi: 'सोलापुर महानगरपालिका', serves: ['solapur'] },
    { name: 'Thane Municipal Corporation', hindi: 'ठाणे महानगरपालिका', serves: ['thane'], synonyms: ['tmc'] },
    {
      name: 'Vadodara Municipal Corporation',
      hindi: 'वडोदरा नगर निगम',
      serves: ['vadodara'],
      synonyms: ['vmc'],
    },
    { name: 'Varanasi Nagar Nigam', hindi: 'वाराणसी नगर निगम', serves: ['varanasi'] },
    {
      name: 'Vasai Virar Municipal Corporation',
      hindi: 'वसई-विरार महानगरपालिका',
      serves: ['vasai-virar'],
      synonyms: ['vvcmc'],
    },
  ],
}
