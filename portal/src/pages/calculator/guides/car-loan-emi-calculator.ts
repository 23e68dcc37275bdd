import { type Guide, written } from './guide.ts'

export const carLoanGuide: Guide = {
  title: { en: 'Car Loan EMI Calculator with down payment', hi: 'कार लोन ईएमआई कैलकुलेटर, डाउन पेमेंट के साथ' },
  description: {
    en: 'The instalment of a car loan and what the car costs in all once the down payment and the interest are counted.',
    hi: 'कार लोन की किस्त, और डाउन पेमेंट तथा ब्याज जोड़कर कार की कुल लागत।',
  },
  lead: {
    en: 'A car loses value while its loan is repaid. See the instalment, and the whole price of buying on credit.',
    hi: 'लोन चुकाते-चुकाते कार की क़ीमत घटती है। किस्त देखें, और उधार पर ख़रीदने की पूरी क़ीमत भी।',
  },
  formula: [
    written('EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'),
    written('cost of the car = down payment + EMI × n', 'कार की लागत = डाउन पेमेंट + EMI × n'),
  ],
  where: [
    {
      en: 'P is the loan, r the yearly rate divided by 12, n the months.',
      hi: 'P लोन रकम, r सालाना दर का बारहवाँ हिस्सा, n महीने।',
    },
    {
      en: 'The on-road price is the loan and the down payment together. Sums are rounded to the paisa.',
      hi: 'ऑन-रोड क़ीमत लोन और डाउन पेमेंट का जोड़ है। रकमें पैसे तक पूरी की जाती हैं।',
    },
  ],
  rules: {
    en: 'Reducing balance with monthly rests, as car lenders quote it in 2026. Some dealers quote a flat rate: ask for the reducing one.',
    hi: 'घटते बकाया पर मासिक गणना, जैसे 2026 में कार लोन बताए जाते हैं। कुछ डीलर फ़्लैट दर बताते हैं: घटते बकाया वाली दर पूछें।',
  },
  about: [
    {
      title: { en: 'Five years or seven', hi: 'पाँच साल या सात' },
      paragraphs: [
        {
          en: 'Rs. 8 lakh at 9.25% is Rs. 16,704 a month over five years and Rs. 12,973 over seven. The longer loan costs about Rs. 87,500 more interest, and for longer you owe more than the car would fetch.',
          hi: '₹8 लाख पर 9.25% की दर से पाँच साल में किस्त ₹16,704 और सात साल में ₹12,973 होती है। लंबे लोन पर क़रीब ₹87,500 ज़्यादा ब्याज लगता है, और ज़्यादा समय तक बकाया कार की क़ीमत से ऊपर रहता है।',
        },
        {
          en: 'The on-road price holds the showroom price, road tax, registration and insurance. Lenders finance a share of the showroom or on-road price; the rest is your down payment.',
          hi: 'ऑन-रोड क़ीमत में शोरूम क़ीमत, रोड टैक्स, पंजीकरण और बीमा होता है। बैंक शोरूम या ऑन-रोड क़ीमत का एक हिस्सा देते हैं; बाक़ी आपका डाउन पेमेंट है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Who owns the car until the loan is repaid?', hi: 'लोन चुकने तक कार किसकी होती है?' },
      answer: {
        en: 'You do, but it is pledged to the lender: the registration certificate carries a hypothecation. After the last instalment get the lender’s no-objection certificate and have the entry removed with Form 35.',
        hi: 'आपकी, पर बैंक के पास बंधक रहती है: पंजीकरण प्रमाणपत्र पर हाइपोथिकेशन दर्ज होता है। अंतिम किस्त के बाद बैंक से अनापत्ति प्रमाणपत्र लें और फ़ॉर्म 35 से यह प्रविष्टि हटवाएँ।',
      },
    },
    {
      question: { en: 'Is there a tax benefit on a car loan?', hi: 'क्या कार लोन पर कर छूट है?' },
      answer: {
        en: 'Not on a salary. Those in business or a profession may count the interest as an expense for a car used in it. The deduction for electric vehicles, section 80EEB, is for loans sanctioned until 31 March 2023.',
        hi: 'वेतन पर नहीं। व्यवसाय या पेशे वाले उसमें इस्तेमाल होने वाली कार का ब्याज ख़र्च में गिन सकते हैं। इलेक्ट्रिक वाहनों की कटौती, धारा 80EEB, 31 मार्च 2023 तक स्वीकृत लोन के लिए है।',
      },
    },
    {
      question: { en: 'How large should the down payment be?', hi: 'डाउन पेमेंट कितना रखें?' },
      answer: {
        en: 'As much as you can spare without touching your emergency money. Every rupee paid down saves its interest: at 9.25% over five years about 25 paise.',
        hi: 'जितना आप आपात धन छुए बिना दे सकें। डाउन पेमेंट का हर रुपया अपना ब्याज बचाता है: 9.25% पर पाँच साल में क़रीब 25 पैसे।',
      },
    },
  ],
  related: [
    'emi-calculator',
    'personal-loan-emi-calculator',
    'home-loan-emi-calculator',
    'simple-interest-calculator',
  ],
}
