import { digits } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

export const metro: CategoryEntry = {
  slug: 'metro-card-recharge',
  name: 'Metro Card Recharge',
  hindi: 'मेट्रो कार्ड रिचार्ज',
  icon: 'train-front-tunnel',
  section: 7,
  mWebOrder: 9,
  flow: 'recharge',
  providerWord: { en: 'Metro', hi: 'मेट्रो' },
  providerTitle: { en: '{provider} Card Recharge', hi: '{provider} कार्ड रिचार्ज' },
  providerSummary: {
    en: 'Add money to your {provider} smart card with the number printed on it.',
    hi: 'कार्ड पर छपे नंबर से अपने {provider} स्मार्ट कार्ड में पैसे जोड़ें।',
  },
  summary: {
    en: 'Top up your metro smart card before you travel and walk past the ticket queue.',
    hi: 'सफ़र से पहले मेट्रो स्मार्ट कार्ड रिचार्ज करें और टिकट की लाइन से बचें।',
  },
  needs: [{ en: 'The number printed on your smart card', hi: 'आपके स्मार्ट कार्ड पर छपा नंबर' }],
  parameters: [
    digits(
      {
        name: 'cardNumber',
        label: { en: 'Metro card number', hi: 'मेट्रो कार्ड नंबर' },
        hint: { en: 'Printed on the card', hi: 'कार्ड पर छपा होता है' },
      },
      [8, 20],
    ),
  ],
  synonyms: ['metro', 'smart card', 'metro card', 'मेट्रो', 'मेट्रो कार्ड'],
  faqs: [
    {
      question: { en: 'When can I use the money?', hi: 'पैसे का उपयोग कब कर सकते हैं?' },
      answer: {
        en: 'The balance is written to the card at the station. On some networks you touch the card at an add-value machine or at the gate first; the station’s signs say which.',
        hi: 'शेष रकम स्टेशन पर कार्ड में लिखी जाती है। कुछ नेटवर्क में पहले कार्ड को ऐड-वैल्यू मशीन या गेट पर लगाना होता है; स्टेशन के संकेत बताते हैं कि कहाँ।',
      },
    },
    {
      question: { en: 'Can I recharge someone else’s card?', hi: 'क्या किसी और का कार्ड रिचार्ज कर सकते हैं?' },
      answer: { en: 'Yes, with the number printed on it.', hi: 'हाँ, उस पर छपे नंबर से।' },
    },
    {
      question: {
        en: 'I typed a wrong card number. Can it be undone?',
        hi: 'ग़लत कार्ड नंबर लिख दिया। क्या वापस हो सकता है?',
      },
      answer: {
        en: 'A recharge that the metro has confirmed belongs to that card. Check the number before you pay; if the metro refuses it, the money comes back by itself.',
        hi: 'मेट्रो की पुष्टि के बाद रिचार्ज उसी कार्ड का हो जाता है। भुगतान से पहले नंबर जाँच लें; मेट्रो मना करे तो पैसे अपने-आप लौट आते हैं।',
      },
    },
  ],
  providers: [
    {
      name: 'Bengaluru Metro',
      hindi: 'बेंगलुरु मेट्रो',
      serves: ['bengaluru'],
      synonyms: ['namma metro', 'bmrcl'],
    },
    {
      name: 'Delhi Metro',
      hindi: 'दिल्ली मेट्रो',
      serves: ['delhi', 'noida', 'gurugram', 'faridabad', 'ghaziabad'],
      synonyms: ['dmrc'],
    },
    { name: 'Hyderabad Metro', hindi: 'हैदराबाद मेट्रो', serves: ['hyderabad'], synonyms: ['hmrl'] },
    {
      name: 'Mumbai Metro',
      hindi: 'मुंबई मेट्रो',
      serves: ['mumbai'],
      synonyms: ['mmopl', 'mmmocl', 'mmrc', 'aqua line'],
      note: {
        text: {
          en: 'Mumbai’s lines have three operators and three cards: Metro One’s own card for line 1, the Mumbai 1 card of lines 2A and 7, and the card of line 3. The last two are national common mobility cards and open the gates of all lines; Metro One’s own card opens those of line 1 only. Enter the number of a card of the operator you mean.',
          hi: 'मुंबई की लाइनों के तीन संचालक और तीन कार्ड हैं: लाइन 1 के लिए मेट्रो वन का अपना कार्ड, लाइन 2A और 7 का मुंबई 1 कार्ड, और लाइन 3 का कार्ड। बाद के दोनों राष्ट्रीय कॉमन मोबिलिटी कार्ड हैं और सभी लाइनों पर चलते हैं; मेट्रो वन का अपना कार्ड केवल लाइन 1 पर। जिस संचालक का कार्ड हो उसी का नंबर लिखें।',
        },
        source: {
          name: { en: 'Free Press Journal, 11 June 2025', hi: 'फ़्री प्रेस जर्नल, 11 जून 2025' },
          link: 'https://www.freepressjournal.in/mumbai/mumbai-metro-travel-upgrade-maharashtra-cm-devendra-fadnavis-launches-national-common-mobility-card-heres-how-to-use-it-for-daily-commute',
        },
      },
    },
  ],
}
