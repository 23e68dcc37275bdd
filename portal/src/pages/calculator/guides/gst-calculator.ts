import { gstRates, tobaccoGst } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const gstGuide: Guide = {
  title: { en: 'GST Calculator: add or remove GST', hi: 'जीएसटी कैलकुलेटर: जीएसटी जोड़ें या निकालें' },
  description: {
    en: 'Add GST to a price or take it out of one, split into CGST and SGST or IGST, at the rates in force since 22 September 2025.',
    hi: 'क़ीमत में जीएसटी जोड़ें या उसमें से निकालें, सीजीएसटी-एसजीएसटी या आईजीएसटी में बँटा हुआ, 22 सितंबर 2025 से लागू दरों पर।',
  },
  lead: {
    en: 'Say whether your price is before GST or already holds it. You see the tax, its split, and the same price at every rate.',
    hi: 'बताएँ कि क़ीमत जीएसटी से पहले की है या उसमें जीएसटी शामिल है। आपको कर, उसका बँटवारा और हर दर पर यही क़ीमत दिखेगी।',
  },
  formula: [
    written('add: GST = price × rate', 'जोड़ना: जीएसटी = क़ीमत × दर'),
    written('remove: price before GST = price ÷ (1 + rate)', 'निकालना: जीएसटी से पहले क़ीमत = क़ीमत ÷ (1 + दर)'),
  ],
  where: [
    {
      en: 'Within one state half the tax is CGST and half SGST (UTGST in a union territory without a legislature); to another state all of it is IGST.',
      hi: 'राज्य के भीतर कर का आधा सीजीएसटी और आधा एसजीएसटी (विधानसभा रहित केंद्र शासित प्रदेश में यूटीजीएसटी); दूसरे राज्य में पूरा आईजीएसटी।',
    },
    {
      en: 'CGST and SGST are each half the rate on the same value, each rounded to the paisa, so they are always equal.',
      hi: 'सीजीएसटी और एसजीएसटी एक ही मूल्य पर आधी-आधी दर हैं, हर एक पैसे तक पूरा, इसलिए दोनों हमेशा बराबर होते हैं।',
    },
  ],
  rules: {
    en: 'Rates in force since 22 September 2025, from the 56th meeting of the GST Council: 5%, 18% and 40%, with 3%, 1.5% and 0.25% for gold, diamonds and rough stones.',
    hi: '22 सितंबर 2025 से लागू दरें, जीएसटी परिषद की 56वीं बैठक से: 5%, 18% और 40%, और सोने, हीरों व कच्चे रत्नों के लिए 3%, 1.5% और 0.25%।',
  },
  basis: [gstRates, tobaccoGst],
  about: [
    {
      title: { en: 'Removing GST is a division', hi: 'जीएसटी निकालना भाग देना है' },
      paragraphs: [
        {
          en: 'A price of Rs. 11,800 with 18% GST inside is Rs. 10,000 and Rs. 1,800 of tax: 11,800 ÷ 1.18. Taking 18% off Rs. 11,800 would say Rs. 2,124 of tax, which is wrong, because the 18% was charged on the Rs. 10,000.',
          hi: '18% जीएसटी सहित ₹11,800 का मतलब ₹10,000 और ₹1,800 कर है: 11,800 ÷ 1.18। ₹11,800 का 18% घटाने पर कर ₹2,124 निकलेगा, जो ग़लत है, क्योंकि 18% ₹10,000 पर लगा था।',
        },
        {
          en: 'Most goods and services are at 5% or 18%. The 40% rate is for things such as aerated drinks, large cars and, since 1 February 2026, tobacco and pan masala. Most medicines carry 5%; some life-saving ones, individual life and health insurance and fresh food carry none.',
          hi: 'ज़्यादातर वस्तुएँ और सेवाएँ 5% या 18% पर हैं। 40% दर कार्बोनेटेड पेय, बड़ी कारों और 1 फ़रवरी 2026 से तंबाकू और पान मसाला जैसी चीज़ों पर है। ज़्यादातर दवाओं पर 5% है; कुछ जीवन-रक्षक दवाओं, व्यक्तिगत जीवन और स्वास्थ्य बीमा और ताज़ा खाद्य पर कुछ नहीं लगता।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'What became of 12% and 28%?', hi: '12% और 28% का क्या हुआ?' },
      answer: {
        en: 'On 22 September 2025 most goods at 12% went to 5%, and most at 28% to 18%; a few went to 40%. Tobacco and pan masala stayed at 28% until 31 January 2026 and have been at 40% since; bidis went to 18%. The calculator keeps both rates for older invoices.',
        hi: '22 सितंबर 2025 को 12% की ज़्यादातर वस्तुएँ 5% पर और 28% की ज़्यादातर 18% पर आ गईं; कुछ 40% पर गईं। तंबाकू और पान मसाला 31 जनवरी 2026 तक 28% पर रहे और तब से 40% पर हैं; बीड़ी 18% पर आई। पुराने बिलों के लिए दोनों दरें यहाँ रखी गई हैं।',
      },
    },
    {
      question: { en: 'How do I know the rate of a thing?', hi: 'किसी चीज़ की दर कैसे जानें?' },
      answer: {
        en: 'By its HSN code (goods) or SAC (services), which are on the invoice. The GST portal and the CBIC site list the rate of every code.',
        hi: 'उसके एचएसएन कोड (वस्तु) या एसएसी (सेवा) से, जो बिल पर होते हैं। हर कोड की दर जीएसटी पोर्टल और सीबीआईसी की साइट पर है।',
      },
    },
    {
      question: { en: 'May a shop add GST to the MRP?', hi: 'क्या दुकान एमआरपी पर जीएसटी जोड़ सकती है?' },
      answer: {
        en: 'No. The maximum retail price holds all taxes. A shop may charge less than the MRP, never more.',
        hi: 'नहीं। अधिकतम खुदरा मूल्य में सभी कर शामिल हैं। दुकान एमआरपी से कम ले सकती है, ज़्यादा कभी नहीं।',
      },
    },
  ],
  related: [
    'income-tax-calculator',
    'simple-interest-calculator',
    'emi-calculator',
    'personal-loan-emi-calculator',
  ],
}
