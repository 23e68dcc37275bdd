import { deductionLimits, loanToValue } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const homeLoanGuide: Guide = {
  title: { en: 'Home Loan EMI Calculator with prepayment', hi: 'होम लोन ईएमआई कैलकुलेटर, पूर्व भुगतान के साथ' },
  description: {
    en: 'The instalment of a home loan, how much of the price a bank may lend, and what paying a little more each month saves in years and interest.',
    hi: 'होम लोन की किस्त, बैंक क़ीमत का कितना हिस्सा दे सकता है, और हर महीने थोड़ा ज़्यादा देने से कितने साल और ब्याज बचते हैं।',
  },
  lead: {
    en: 'See what the loan costs each month and over its life, whether the bank may lend that share of the price, and how much an extra payment saves.',
    hi: 'देखें कि लोन हर महीने और पूरी अवधि में कितने का पड़ेगा, बैंक क़ीमत का इतना हिस्सा दे सकता है या नहीं, और अतिरिक्त भुगतान से कितनी बचत होगी।',
  },
  formula: [
    written('EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'),
    written('loan to value = loan ÷ price of the home', 'लोन का हिस्सा = लोन ÷ घर की क़ीमत'),
  ],
  where: [
    {
      en: 'P is the loan, r the yearly rate divided by 12, n the months. An extra payment goes wholly to the principal.',
      hi: 'P लोन रकम, r सालाना दर का बारहवाँ हिस्सा, n महीने। अतिरिक्त भुगतान पूरा मूलधन में जाता है।',
    },
    {
      en: 'Banks may lend up to 90% of the price for loans to Rs. 30 lakh, 80% to Rs. 75 lakh and 75% above.',
      hi: 'बैंक ₹30 लाख तक के लोन पर क़ीमत का 90%, ₹75 लाख तक 80% और उससे ऊपर 75% तक दे सकते हैं।',
    },
  ],
  rules: {
    en: 'Loan-to-value limits of the Reserve Bank’s housing finance directions, as in force in 2026. The rate is an example: enter your lender’s.',
    hi: 'क़ीमत के मुक़ाबले लोन की सीमाएँ रिज़र्व बैंक के आवास वित्त निर्देशों के अनुसार, 2026 में लागू। दर एक उदाहरण है: अपने बैंक की दर लिखें।',
  },
  basis: [loanToValue, deductionLimits],
  about: [
    {
      title: { en: 'What a small change does over twenty years', hi: 'बीस साल में छोटा बदलाव क्या करता है' },
      paragraphs: [
        {
          en: 'On Rs. 50 lakh at 8% for 20 years the instalment is Rs. 41,822 and the interest about Rs. 50.4 lakh: more than the loan itself. At 8.5% the instalment is Rs. 1,569 higher and the interest about Rs. 3.8 lakh more.',
          hi: '₹50 लाख पर 8% की दर से 20 साल के लिए किस्त ₹41,822 और ब्याज क़रीब ₹50.4 लाख होता है: लोन से भी ज़्यादा। 8.5% पर किस्त ₹1,569 बढ़ती है और ब्याज क़रीब ₹3.8 लाख।',
        },
        {
          en: 'Paying Rs. 5,000 more each month from the start ends the same loan 4 years and 4 months sooner and saves about Rs. 12.7 lakh of interest.',
          hi: 'शुरू से हर महीने ₹5,000 ज़्यादा देने पर यही लोन 4 साल 4 महीने पहले ख़त्म होता है और क़रीब ₹12.7 लाख ब्याज बचता है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Can the bank charge me for paying early?', hi: 'क्या जल्दी चुकाने पर बैंक शुल्क ले सकता है?' },
      answer: {
        en: 'Not on a floating-rate home loan taken by an individual for a purpose other than business: the Reserve Bank forbids it. On a fixed rate the lender may, and must say so in the key facts statement.',
        hi: 'किसी व्यक्ति के फ़्लोटिंग दर वाले होम लोन पर, जो व्यवसाय के लिए न हो, नहीं: रिज़र्व बैंक ने इसे मना किया है। स्थिर दर पर बैंक शुल्क ले सकता है, और उसे मुख्य तथ्य विवरण में बताना होगा।',
      },
    },
    {
      question: {
        en: 'Does the loan cover stamp duty and registration?',
        hi: 'क्या लोन में स्टांप शुल्क और पंजीकरण शामिल होता है?',
      },
      answer: {
        en: 'No. They do not count as part of the price when the bank works out how much it may lend, unless the home costs Rs. 10 lakh or less. Keep that money ready besides the down payment.',
        hi: 'नहीं। बैंक जब लोन की सीमा निकालता है तो ये क़ीमत में नहीं गिने जाते, सिवाय ₹10 लाख या उससे सस्ते घर के। यह पैसा डाउन पेमेंट के अलावा तैयार रखें।',
      },
    },
    {
      question: { en: 'Is the interest deducted from my income for tax?', hi: 'क्या ब्याज मेरी आय से घटता है?' },
      answer: {
        en: 'For a home you live in, up to Rs. 2 lakh a year in the old tax regime, and the principal within the Rs. 1.5 lakh of section 123 (80C before). The new regime gives neither for an own home.',
        hi: 'अपने रहने के घर पर पुरानी कर व्यवस्था में साल में ₹2 लाख तक, और मूलधन धारा 123 (पहले 80C) के ₹1.5 लाख में। नई व्यवस्था में अपने घर पर दोनों नहीं मिलते।',
      },
    },
    {
      question: { en: 'Shorter tenure or extra payments?', hi: 'छोटी अवधि या अतिरिक्त भुगतान?' },
      answer: {
        en: 'Both save interest. A shorter tenure binds you to the higher instalment; extra payments on a floating-rate loan leave you free to stop when money is short.',
        hi: 'दोनों से ब्याज बचता है। छोटी अवधि आपको बड़ी किस्त से बाँधती है; फ़्लोटिंग लोन पर अतिरिक्त भुगतान आप तंगी में रोक सकते हैं।',
      },
    },
  ],
  related: ['emi-calculator', 'income-tax-calculator', 'hra-calculator', 'personal-loan-emi-calculator'],
}
