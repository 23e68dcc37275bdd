import { type Guide, written } from './guide.ts'

export const mutualFundReturnsGuide: Guide = {
  title: {
    en: 'Mutual Fund Returns Calculator: monthly or one-time',
    hi: 'म्यूचुअल फ़ंड रिटर्न कैलकुलेटर: मासिक या एकमुश्त',
  },
  description: {
    en: 'Compare a monthly and a one-time mutual fund investment at the same return, and see what the expense ratio costs you.',
    hi: 'एक ही रिटर्न पर मासिक और एकमुश्त म्यूचुअल फ़ंड निवेश मिलाएँ, और देखें कि एक्सपेंस रेशियो कितने का पड़ता है।',
  },
  lead: {
    en: 'The same fund, two ways to pay in. Both results are after the fund’s own expenses, which are shown apart.',
    hi: 'एक ही फ़ंड, पैसा लगाने के दो तरीक़े। दोनों परिणाम फ़ंड के ख़र्च के बाद के हैं, जो अलग भी दिखाए गए हैं।',
  },
  formula: [
    written('net return = return − expense ratio', 'शुद्ध रिटर्न = रिटर्न − एक्सपेंस रेशियो'),
    written('monthly: P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)', 'मासिक: P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)'),
    written('once: P × (1 + r)ᵗ', 'एकमुश्त: P × (1 + r)ᵗ'),
  ],
  where: [
    {
      en: 'r is the net return of a year, i a twelfth of it, n the months, t the years.',
      hi: 'r साल का शुद्ध रिटर्न, i उसका बारहवाँ हिस्सा, n महीने, t साल।',
    },
    {
      en: 'Values are rounded to the paisa and shown to the rupee.',
      hi: 'मूल्य पैसे तक पूरे करके रुपये तक दिखाए गए हैं।',
    },
  ],
  rules: {
    en: 'Arithmetic of an assumed, steady return (2026). SEBI caps the expense ratio by kind and size of fund; a fund’s current one is in its factsheet. Tax is not taken off.',
    hi: 'माने हुए एक-समान रिटर्न का गणित (2026)। सेबी फ़ंड के प्रकार और आकार के अनुसार एक्सपेंस रेशियो की सीमा तय करता है; फ़ंड का मौजूदा आँकड़ा फ़ैक्टशीट में है। कर नहीं घटाया गया।',
  },
  about: [
    {
      title: { en: 'What one percent of expenses costs', hi: 'एक प्रतिशत ख़र्च कितने का पड़ता है' },
      paragraphs: [
        {
          en: 'Rs. 10,000 a month for twenty years at 12% would be about Rs. 99.9 lakh. With an expense ratio of 0.75% it is Rs. 90.3 lakh, with 1.75% Rs. 79.1 lakh. One point more costs about Rs. 11 lakh.',
          hi: '₹10,000 महीना बीस साल 12% पर क़रीब ₹99.9 लाख होता। 0.75% एक्सपेंस रेशियो पर ₹90.3 लाख और 1.75% पर ₹79.1 लाख। एक प्रतिशत ज़्यादा ख़र्च क़रीब ₹11 लाख का पड़ता है।',
        },
        {
          en: 'Direct plans leave out the distributor’s commission, so their expense ratio is lower than that of the same fund’s regular plan. The published NAV is already after expenses.',
          hi: 'डायरेक्ट प्लान में वितरक का कमीशन नहीं होता, इसलिए उनका एक्सपेंस रेशियो उसी फ़ंड के रेगुलर प्लान से कम होता है। प्रकाशित एनएवी ख़र्च घटाने के बाद की होती है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: {
        en: 'Why does the one-time investment end higher?',
        hi: 'एकमुश्त निवेश का मूल्य ज़्यादा क्यों निकलता है?',
      },
      answer: {
        en: 'Because all of it works from the first day at a steady return. In real markets prices fall too, and instalments bought lower can do better.',
        hi: 'क्योंकि एक-समान रिटर्न पर वह पूरा पहले दिन से काम करता है। असली बाज़ार में भाव गिरते भी हैं, और सस्ते में ख़रीदी किस्तें बेहतर कर सकती हैं।',
      },
    },
    {
      question: {
        en: 'Should I take the expense ratio off past returns?',
        hi: 'क्या पिछले रिटर्न से एक्सपेंस रेशियो घटाना चाहिए?',
      },
      answer: {
        en: 'No. Returns a fund publishes are from its NAV, after expenses: for those set the expense ratio to 0 here.',
        hi: 'नहीं। फ़ंड के प्रकाशित रिटर्न एनएवी से हैं, यानी ख़र्च के बाद के: उनके लिए यहाँ एक्सपेंस रेशियो 0 रखें।',
      },
    },
    {
      question: { en: 'Where do I find the expense ratio?', hi: 'एक्सपेंस रेशियो कहाँ मिलेगा?' },
      answer: {
        en: 'In the fund’s monthly factsheet and on the fund house’s site, which must publish every change of it, and on the AMFI site.',
        hi: 'फ़ंड की मासिक फ़ैक्टशीट में, फ़ंड हाउस की साइट पर, जिसे हर बदलाव प्रकाशित करना होता है, और एम्फ़ी की साइट पर।',
      },
    },
  ],
  related: ['sip-calculator', 'lumpsum-calculator', 'swp-calculator', 'cagr-calculator'],
}
