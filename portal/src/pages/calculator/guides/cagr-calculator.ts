import { type Guide, written } from './guide.ts'

export const cagrGuide: Guide = {
  title: { en: 'CAGR Calculator: yearly growth of an investment', hi: 'सीएजीआर कैलकुलेटर: निवेश की सालाना वृद्धि' },
  description: {
    en: 'Find the compound annual growth rate between two values over any number of years and months, and the total gain or loss.',
    hi: 'कितने भी साल और महीनों में दो मूल्यों के बीच सालाना चक्रवृद्धि दर और कुल लाभ या हानि निकालें।',
  },
  lead: {
    en: 'One number for how fast something grew: the steady yearly rate that leads from the first value to the last.',
    hi: 'कोई चीज़ कितनी तेज़ बढ़ी, इसका एक आँकड़ा: वह समान सालाना दर जो पहले मूल्य से आख़िरी तक ले जाए।',
  },
  formula: [written('CAGR = (final ÷ initial)^(1 ÷ years) − 1', 'CAGR = (अंतिम ÷ शुरुआती)^(1 ÷ साल) − 1')],
  where: [
    {
      en: 'Months count as twelfths of a year. The rate is rounded to a hundredth of a percent.',
      hi: 'महीने साल के बारहवें हिस्से गिने जाते हैं। दर प्रतिशत के सौवें हिस्से तक पूरी की जाती है।',
    },
    {
      en: 'For less than a year the rate is stretched to a full year; read it with care.',
      hi: 'एक साल से कम पर दर पूरे साल के लिए फैलाई जाती है; उसे सावधानी से पढ़ें।',
    },
  ],
  rules: {
    en: 'Plain arithmetic that depends on no year’s rules. SEBI has funds show returns over more than a year as CAGR.',
    hi: 'सीधा गणित, जो किसी साल के नियमों पर निर्भर नहीं। सेबी के अनुसार फ़ंड एक साल से ज़्यादा के रिटर्न सीएजीआर में दिखाते हैं।',
  },
  about: [
    {
      title: { en: 'Why not simply the average', hi: 'सीधा औसत क्यों नहीं' },
      paragraphs: [
        {
          en: 'An investment that gains 50% in one year and loses 50% in the next has an average return of 0%, yet Rs. 1,00,000 has become Rs. 75,000. Its CAGR is −13.4%, which says what happened.',
          hi: 'जो निवेश एक साल 50% बढ़े और अगले साल 50% घटे उसका औसत 0% है, पर ₹1,00,000 के ₹75,000 रह गए। उसका सीएजीआर −13.4% है, जो सच बताता है।',
        },
        {
          en: 'CAGR hides the ups and downs between. Two funds with the same rate can differ much in how they got there.',
          hi: 'सीएजीआर बीच के उतार-चढ़ाव छिपाता है। एक ही दर वाले दो फ़ंड बहुत अलग रास्तों से वहाँ पहुँच सकते हैं।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'CAGR or absolute return?', hi: 'सीएजीआर या कुल रिटर्न?' },
      answer: {
        en: 'The absolute return leaves time out: doubling is 100% whether it took 3 years or 10. As a CAGR it is 26% a year in the first case and 7.18% in the second.',
        hi: 'कुल रिटर्न समय नहीं देखता: दोगुना होना 100% है, चाहे 3 साल लगे हों या 10। सीएजीआर में पहले में 26% और दूसरे में 7.18% सालाना।',
      },
    },
    {
      question: { en: 'Can I use it for a SIP?', hi: 'क्या एसआईपी के लिए चलेगा?' },
      answer: {
        en: 'No. A SIP puts money in at many dates; its yearly return is the XIRR, which weighs each date. CAGR is for one sum in and one value out.',
        hi: 'नहीं। एसआईपी में पैसा कई तारीख़ों पर लगता है; उसका सालाना रिटर्न एक्सआईआरआर है, जो हर तारीख़ गिनता है। सीएजीआर एक रकम और एक अंतिम मूल्य के लिए है।',
      },
    },
    {
      question: { en: 'Does it work for anything but money?', hi: 'क्या पैसे के अलावा भी चलता है?' },
      answer: {
        en: 'Yes: sales, customers, rents, populations. Enter the two numbers as if they were rupees; the rate is the same.',
        hi: 'हाँ: बिक्री, ग्राहक, किराया, आबादी। दोनों संख्याएँ रुपयों की तरह लिखें; दर वही रहेगी।',
      },
    },
  ],
  related: [
    'lumpsum-calculator',
    'mutual-fund-returns-calculator',
    'sip-calculator',
    'compound-interest-calculator',
  ],
}
