import { type Guide, written } from './guide.ts'

export const simpleInterestGuide: Guide = {
  title: {
    en: 'Simple Interest Calculator for years and months',
    hi: 'साधारण ब्याज कैलकुलेटर, साल और महीनों के लिए',
  },
  description: {
    en: 'Simple interest on a sum for any number of years and months, with what is owed at the end of each year.',
    hi: 'कितने भी साल और महीनों के लिए किसी रकम पर साधारण ब्याज, और हर साल के अंत में कुल रकम।',
  },
  lead: {
    en: 'Interest on the principal alone. Enter the sum, the rate and the time.',
    hi: 'केवल मूलधन पर ब्याज। रकम, दर और समय लिखें।',
  },
  formula: [written('I = P × r × t ÷ 100')],
  where: [
    {
      en: 'P is the principal, r the rate in percent a year, t the time in years; a month is a twelfth.',
      hi: 'P मूलधन, r सालाना प्रतिशत दर, t समय साल में; महीना साल का बारहवाँ हिस्सा है।',
    },
    {
      en: 'For a rate per month, as moneylenders quote it, multiply by 12: 2% a month is 24% a year. Rounded to the paisa.',
      hi: 'महीने की दर, जैसे साहूकार बताते हैं, 12 से गुणा करें: 2% महीना यानी 24% सालाना। पैसे तक पूरा।',
    },
  ],
  rules: {
    en: 'Plain arithmetic that depends on no year’s rules. The rate is an example.',
    hi: 'सीधा गणित, जो किसी साल के नियमों पर निर्भर नहीं। दर एक उदाहरण है।',
  },
  about: [
    {
      title: { en: 'Where simple interest is still met', hi: 'साधारण ब्याज कहाँ मिलता है' },
      paragraphs: [
        {
          en: 'Between friends and family, on many short loans, on late gratuity, and on income tax refunds, which earn half a percent for every month. On Rs. 50,000 at 8% for three years it is Rs. 12,000; compounded yearly it would be Rs. 12,986.',
          hi: 'दोस्तों और परिवार में, कई छोटे लोन पर, देर से मिली ग्रेच्युटी पर, और आयकर रिफ़ंड पर, जिस पर हर महीने आधा प्रतिशत मिलता है। ₹50,000 पर 8% से तीन साल में ₹12,000; सालाना चक्रवृद्धि से ₹12,986 होता।',
        },
        {
          en: 'A flat-rate loan also counts interest on the whole sum throughout. It looks like simple interest, but since you repay every month it costs nearly twice the quoted rate.',
          hi: 'फ़्लैट दर वाला लोन भी पूरे समय पूरी रकम पर ब्याज गिनता है। दिखता साधारण ब्याज है, पर आप हर महीने चुकाते हैं, इसलिए यह बताई दर से लगभग दोगुना पड़ता है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'How do I count days?', hi: 'दिनों का ब्याज कैसे निकालें?' },
      answer: {
        en: 'Multiply by the days and divide by 365. Rs. 1,00,000 at 9% for 73 days is 1,00,000 × 0.09 × 73 ÷ 365 = Rs. 1,800.',
        hi: 'दिनों से गुणा करके 365 से भाग दें। ₹1,00,000 पर 9% से 73 दिन का ब्याज: 1,00,000 × 0.09 × 73 ÷ 365 = ₹1,800।',
      },
    },
    {
      question: {
        en: 'Simple or compound: which is better for me?',
        hi: 'साधारण या चक्रवृद्धि: मेरे लिए क्या अच्छा?',
      },
      answer: {
        en: 'As a borrower, simple; as a saver, compound. Over one year they are equal; the gap opens with time.',
        hi: 'उधार लेने वाले के लिए साधारण; बचत करने वाले के लिए चक्रवृद्धि। एक साल में दोनों बराबर; समय के साथ अंतर बढ़ता है।',
      },
    },
    {
      question: { en: 'How do I find the rate from the interest?', hi: 'ब्याज से दर कैसे निकालें?' },
      answer: {
        en: 'Turn the formula round: r = I × 100 ÷ (P × t). Rs. 6,000 of interest on Rs. 40,000 in two years is 7.5% a year.',
        hi: 'सूत्र उलटें: r = I × 100 ÷ (P × t)। ₹40,000 पर दो साल में ₹6,000 ब्याज यानी 7.5% सालाना।',
      },
    },
  ],
  related: ['compound-interest-calculator', 'emi-calculator', 'fd-calculator', 'cagr-calculator'],
}
