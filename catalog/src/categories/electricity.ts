import type { CategoryEntry } from './category.ts'
import { consumerNumber, electricityStates } from './electricity-states.ts'

export const electricity: CategoryEntry = {
  slug: 'electricity-bill-payment',
  name: 'Electricity Bill Payment',
  hindi: 'बिजली बिल भुगतान',
  icon: 'zap',
  section: 7,
  mWebOrder: 2,
  flow: 'bill',
  providerWord: { en: 'State', hi: 'राज्य' },
  providerTitle: { en: '{provider} Electricity Bill Payment', hi: '{provider} बिजली बिल भुगतान' },
  providerSummary: {
    en: 'Pay the electricity bill of your home or shop in {provider}: choose your board, enter your consumer number, see the amount due before you pay.',
    hi: '{provider} में अपने घर या दुकान का बिजली बिल भरें: अपना बोर्ड चुनें, उपभोक्ता संख्या लिखें और भुगतान से पहले देय रकम देखें।',
  },
  summary: {
    en: 'Choose your state, then your electricity board. We ask the board for the bill and show you what is due before you pay.',
    hi: 'पहले अपना राज्य चुनें, फिर अपना बिजली बोर्ड। हम बोर्ड से बिल लेकर भुगतान से पहले आपको देय रकम दिखाते हैं।',
  },
  needs: [
    {
      en: 'The name of your electricity board, as printed on the bill',
      hi: 'आपके बिजली बोर्ड का नाम, जैसा बिल पर छपा है',
    },
    {
      en: 'Your consumer number. Some boards print it as K number, CA number, account ID or service number',
      hi: 'आपकी उपभोक्ता संख्या। कुछ बोर्ड इसे के नंबर, सीए नंबर, अकाउंट आईडी या सर्विस नंबर लिखते हैं',
    },
  ],
  parameters: [consumerNumber],
  synonyms: [
    'bijli',
    'bijli bill',
    'light bill',
    'current bill',
    'eb bill',
    'power bill',
    'बिजली',
    'लाइट बिल',
    'बिजली का बिल',
    'इलेक्ट्रिसिटी बिल',
  ],
  faqs: [
    {
      question: { en: 'Where do I find my consumer number?', hi: 'उपभोक्ता संख्या कहाँ मिलेगी?' },
      answer: {
        en: 'On any earlier bill, near your name and address. Boards use different names for it: K number in Rajasthan, CA number in much of Delhi, account ID in Bengaluru.',
        hi: 'किसी भी पुराने बिल पर, आपके नाम और पते के पास। अलग-अलग बोर्ड इसे अलग नाम देते हैं: राजस्थान में के नंबर, दिल्ली के ज़्यादातर हिस्सों में सीए नंबर, बेंगलुरु में अकाउंट आईडी।',
      },
    },
    {
      question: {
        en: 'My state has several boards. Which one is mine?',
        hi: 'मेरे राज्य में कई बोर्ड हैं। मेरा कौन-सा है?',
      },
      answer: {
        en: 'The one whose name is printed on your bill. If two companies serve your city, the bill is the only sure guide: neighbours across a street can have different boards.',
        hi: 'वही जिसका नाम आपके बिल पर छपा है। अगर आपके शहर में दो कंपनियाँ हैं तो बिल ही पक्का सहारा है: सड़क के आर-पार के पड़ोसियों के बोर्ड भी अलग हो सकते हैं।',
      },
    },
    {
      question: { en: 'Can I pay a bill that is not in my name?', hi: 'क्या किसी और के नाम का बिल भर सकते हैं?' },
      answer: {
        en: 'Yes. Anyone who knows the consumer number can pay. Check the name we show with the bill before you go on.',
        hi: 'हाँ। जिसे उपभोक्ता संख्या पता है वह बिल भर सकता है। आगे बढ़ने से पहले बिल के साथ दिखाया गया नाम जाँच लें।',
      },
    },
    {
      question: { en: 'Will I be charged a fee?', hi: 'क्या कोई शुल्क लगेगा?' },
      answer: {
        en: 'If there is a fee, it is shown as its own line before you approve the payment.',
        hi: 'अगर कोई शुल्क होगा तो भुगतान मंज़ूर करने से पहले अलग पंक्ति में दिखाया जाएगा।',
      },
    },
  ],
  popular: ['maharashtra', 'uttar-pradesh', 'new-delhi', 'karnataka', 'tamil-nadu', 'gujarat'],
  providers: electricityStates,
}
