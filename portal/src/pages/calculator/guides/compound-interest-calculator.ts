import { type Guide, written } from './guide.ts'

export const compoundInterestGuide: Guide = {
  title: { en: 'Compound Interest Calculator, daily to yearly', hi: 'चक्रवृद्धि ब्याज कैलकुलेटर, दैनिक से सालाना' },
  description: {
    en: 'Compound interest on any sum, added yearly, half-yearly, quarterly, monthly or daily, with the effective rate and every year’s balance.',
    hi: 'किसी भी रकम पर सालाना, छमाही, तिमाही, मासिक या दैनिक चक्रवृद्धि ब्याज, प्रभावी दर और हर साल की रकम के साथ।',
  },
  lead: {
    en: 'Interest that earns interest. Change how often it is added and watch the effective rate.',
    hi: 'ब्याज, जिस पर ब्याज मिलता है। बदलकर देखें कि वह कितनी बार जुड़ता है, और प्रभावी दर देखें।',
  },
  formula: [
    written('A = P × (1 + r ÷ n)^(n × t)'),
    written('effective rate = (1 + r ÷ n)ⁿ − 1', 'प्रभावी दर = (1 + r ÷ n)ⁿ − 1'),
  ],
  where: [
    {
      en: 'P is the principal, r the yearly rate, n how often interest is added in a year, t the years.',
      hi: 'P मूलधन, r सालाना दर, n साल में ब्याज कितनी बार जुड़ता है, t साल।',
    },
    {
      en: 'Each year’s balance is rounded to the paisa and shown to the rupee.',
      hi: 'हर साल की रकम पैसे तक पूरी करके रुपये तक दिखाई गई है।',
    },
  ],
  rules: {
    en: 'Plain arithmetic that depends on no year’s rules. The rate is an example.',
    hi: 'सीधा गणित, जो किसी साल के नियमों पर निर्भर नहीं। दर एक उदाहरण है।',
  },
  about: [
    {
      title: { en: 'How much the frequency matters', hi: 'बार-बार जुड़ने से कितना फ़र्क़' },
      paragraphs: [
        {
          en: 'Rs. 1 lakh at 8% for ten years becomes Rs. 2,15,893 when interest is added yearly, Rs. 2,20,804 quarterly, Rs. 2,21,964 monthly and Rs. 2,22,535 daily. From yearly to quarterly matters; beyond that little is gained.',
          hi: '₹1 लाख 8% पर दस साल में सालाना ब्याज से ₹2,15,893, तिमाही से ₹2,20,804, मासिक से ₹2,21,964 और दैनिक से ₹2,22,535 होता है। सालाना से तिमाही का फ़र्क़ है; आगे बहुत कम मिलता है।',
        },
        {
          en: 'The same force works against you on a credit card: at 3.5% a month unpaid interest grows at 51% a year.',
          hi: 'यही ताक़त क्रेडिट कार्ड पर आपके ख़िलाफ़ काम करती है: 3.5% महीने पर न चुकाया ब्याज साल में 51% की दर से बढ़ता है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'What is the rule of 72?', hi: '72 का नियम क्या है?' },
      answer: {
        en: 'Divide 72 by the yearly rate to get the years in which money doubles: at 8% about nine years. Check it above: after nine years Rs. 1 lakh is Rs. 1,99,900.',
        hi: '72 को सालाना दर से भाग दें तो पैसा दोगुना होने के साल मिलते हैं: 8% पर क़रीब नौ साल। ऊपर जाँचें: नौ साल में ₹1 लाख ₹1,99,900 होता है।',
      },
    },
    {
      question: { en: 'Which deposits compound, and how often?', hi: 'किन जमाओं में कितनी बार चक्रवृद्धि होती है?' },
      answer: {
        en: 'Bank fixed and recurring deposits every quarter; PPF, Sukanya Samriddhi and NSC once a year; the provident fund once a year. Savings accounts add interest every quarter.',
        hi: 'बैंक की सावधि और आवर्ती जमा हर तिमाही; पीपीएफ़, सुकन्या समृद्धि और एनएससी साल में एक बार; भविष्य निधि साल में एक बार। बचत खाते में ब्याज हर तिमाही जुड़ता है।',
      },
    },
    {
      question: { en: 'What is the effective rate for?', hi: 'प्रभावी दर किस काम की है?' },
      answer: {
        en: 'It makes offers comparable: of two equal quoted rates the one added more often earns more. Compare effective rates, not quoted ones.',
        hi: 'इससे अलग-अलग प्रस्ताव मिलाए जा सकते हैं: एक ही बताई गई दर में जो ज़्यादा बार जुड़े, वह ज़्यादा देती है। बताई दरें नहीं, प्रभावी दरें मिलाएँ।',
      },
    },
  ],
  related: ['simple-interest-calculator', 'fd-calculator', 'lumpsum-calculator', 'cagr-calculator'],
}
