import type { Faq } from '../categories/category.ts'

const home: readonly Faq[] = [
  {
    question: { en: 'Do I need an account to pay?', hi: 'क्या भुगतान के लिए खाता ज़रूरी है?' },
    answer: {
      en: 'Yes, to pay and to keep receipts. Sign in with your mobile number and an OTP; the first sign-in makes the account.',
      hi: 'हाँ, भुगतान करने और रसीद रखने के लिए। मोबाइल नंबर और OTP से साइन इन करें; पहली बार में खाता बन जाता है।',
    },
  },
  {
    question: { en: 'Will I see fees before I pay?', hi: 'क्या भुगतान से पहले शुल्क दिखेगा?' },
    answer: {
      en: 'Always. The amount and any fee are shown on separate lines before you approve.',
      hi: 'हमेशा। मंज़ूरी से पहले रकम और शुल्क अलग-अलग पंक्तियों में दिखते हैं।',
    },
  },
  {
    question: {
      en: 'My payment is pending. Should I pay again?',
      hi: 'मेरा भुगतान अभी प्रक्रिया में है। क्या दोबारा भुगतान करें?',
    },
    answer: {
      en: 'No. We keep asking the biller until the outcome is known. If it failed, the money comes back by itself; if it succeeded, the order says paid.',
      hi: 'नहीं। परिणाम पता चलने तक हम बिलर से पूछते रहते हैं। विफल हो तो पैसे अपने-आप लौट आते हैं; सफल हो तो ऑर्डर में भुगतान पूरा दिखता है।',
    },
  },
  {
    question: { en: 'Is my money safe in the wallet?', hi: 'क्या वॉलेट में मेरे पैसे सुरक्षित हैं?' },
    answer: {
      en: 'Every rupee is booked twice, once where it comes from and once where it goes, and entries are never changed afterwards. Your passbook shows each one.',
      hi: 'हर रुपया दो बार दर्ज होता है, एक बार जहाँ से आया और एक बार जहाँ गया, और प्रविष्टियाँ बाद में बदली नहीं जातीं। पासबुक में हर एक दिखती है।',
    },
  },
  {
    question: { en: 'What if something goes wrong?', hi: 'कुछ ग़लत हो जाए तो?' },
    answer: {
      en: 'Open the order and raise a dispute, or write to 24x7 Help. If you are not satisfied, the grievance page says whom to turn to next.',
      hi: 'ऑर्डर खोलकर शिकायत दर्ज करें, या 24x7 मदद को लिखें। संतुष्ट न हों तो शिकायत निवारण पेज बताता है कि आगे किसके पास जाएँ।',
    },
  },
]

const footer: readonly Faq[] = [
  {
    question: { en: 'What can I pay here?', hi: 'यहाँ क्या-क्या भर सकते हैं?' },
    answer: {
      en: 'Mobile, DTH and FASTag recharges; electricity, gas, water, broadband and landline bills; rent, property tax, loan instalments, insurance premiums and more.',
      hi: 'मोबाइल, डीटीएच और फ़ास्टैग रिचार्ज; बिजली, गैस, पानी, ब्रॉडबैंड और लैंडलाइन के बिल; किराया, संपत्ति कर, लोन की किस्त, बीमा प्रीमियम और बहुत कुछ।',
    },
  },
  {
    question: { en: 'How do I find my biller?', hi: 'अपना बिलर कैसे खोजें?' },
    answer: {
      en: 'Search by its name, its short name or in Hindi: BESCOM, light bill and bijli all lead to electricity.',
      hi: 'नाम, छोटे नाम या हिंदी में खोजें: BESCOM, light bill और बिजली सब बिजली बिल तक ले जाते हैं।',
    },
  },
  {
    question: {
      en: 'Will anyone from here ask for my OTP or PIN?',
      hi: 'क्या यहाँ से कोई मेरा OTP या PIN माँगेगा?',
    },
    answer: {
      en: 'Never. Do not tell anyone an OTP or UPI PIN, whoever they say they are.',
      hi: 'कभी नहीं। OTP या UPI PIN किसी को न बताएँ, चाहे वह कुछ भी कहे।',
    },
  },
  {
    question: { en: 'Where are my receipts?', hi: 'मेरी रसीदें कहाँ हैं?' },
    answer: {
      en: 'In Your Orders. Each order has a receipt you can print or save.',
      hi: 'आपके ऑर्डर में। हर ऑर्डर की रसीद है जिसे छाप या सहेज सकते हैं।',
    },
  },
]

export const faqs = { home, footer } as const
