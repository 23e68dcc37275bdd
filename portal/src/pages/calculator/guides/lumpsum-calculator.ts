import { type Guide, written } from './guide.ts'

export const lumpsumGuide: Guide = {
  title: {
    en: 'Lumpsum Calculator: a one-time investment over years',
    hi: 'लम्पसम कैलकुलेटर: एकमुश्त निवेश का मूल्य',
  },
  description: {
    en: 'Estimate what a one-time mutual fund investment may be worth after some years, year by year, at a return you assume.',
    hi: 'आपके माने हुए रिटर्न पर एकमुश्त म्यूचुअल फ़ंड निवेश कुछ साल बाद कितना हो सकता है, साल-दर-साल।',
  },
  lead: {
    en: 'One sum, left alone. See how it may grow each year, and how many times your money it becomes.',
    hi: 'एक रकम, जिसे छुआ न जाए। देखें कि हर साल कितनी बढ़ सकती है और आपका पैसा कितने गुना होता है।',
  },
  formula: [written('value = P × (1 + r)ᵗ', 'मूल्य = P × (1 + r)ᵗ')],
  where: [
    {
      en: 'P is the amount, r the return of a year, t the years. Returns stay invested.',
      hi: 'P रकम, r साल का रिटर्न, t साल। रिटर्न निवेश में ही रहता है।',
    },
    {
      en: 'Each year’s value is rounded to the paisa and shown to the rupee.',
      hi: 'हर साल का मूल्य पैसे तक पूरा करके रुपये तक दिखाया गया है।',
    },
  ],
  rules: {
    en: 'Yearly compounding, as fund houses illustrate a one-time investment (2026). The return is your assumption, before tax.',
    hi: 'सालाना चक्रवृद्धि, जैसे फ़ंड हाउस एकमुश्त निवेश दिखाते हैं (2026)। रिटर्न आपका अनुमान है, कर से पहले।',
  },
  about: [
    {
      title: { en: 'How long money takes to double', hi: 'पैसा दोगुना होने में कितना समय' },
      paragraphs: [
        {
          en: 'Divide 72 by the yearly return: at 12% about six years, at 8% about nine. Rs. 1 lakh at 12% is Rs. 1.97 lakh after six years, Rs. 3.11 lakh after ten and Rs. 9.65 lakh after twenty.',
          hi: '72 को सालाना रिटर्न से भाग दें: 12% पर क़रीब छह साल, 8% पर क़रीब नौ। ₹1 लाख 12% पर छह साल में ₹1.97 लाख, दस साल में ₹3.11 लाख और बीस साल में ₹9.65 लाख होता है।',
        },
        {
          en: 'A sum that comes at once, such as a bonus, need not go into an equity fund in one day. Many put it into a liquid fund and move a part each month (a systematic transfer plan), so that no single day’s price decides.',
          hi: 'बोनस जैसी एकमुश्त रकम एक ही दिन इक्विटी फ़ंड में डालना ज़रूरी नहीं। कई लोग उसे लिक्विड फ़ंड में रखकर हर महीने कुछ हिस्सा भेजते हैं (सिस्टमैटिक ट्रांसफ़र प्लान), ताकि एक दिन का भाव सब तय न करे।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Lumpsum or SIP?', hi: 'लम्पसम या एसआईपी?' },
      answer: {
        en: 'When markets rise steadily a sum invested early earns longer. When they fall first, instalments buy at lower prices. If you save from a salary, a SIP suits your income; the mutual fund returns calculator compares both.',
        hi: 'बाज़ार लगातार बढ़े तो जल्दी लगाई रकम ज़्यादा समय कमाती है। पहले गिरे तो किस्तें सस्ते में ख़रीदती हैं। वेतन से बचत करते हों तो एसआईपी ठीक है; म्यूचुअल फ़ंड रिटर्न कैलकुलेटर दोनों मिलाता है।',
      },
    },
    {
      question: { en: 'What return should I assume?', hi: 'कितना रिटर्न मानूँ?' },
      answer: {
        en: 'One you could live without. Over long periods Indian equity has returned more than deposits, but with years of loss between. Plan with less than the past average.',
        hi: 'ऐसा, जो न मिले तो भी काम चले। लंबे समय में भारतीय इक्विटी ने जमा से ज़्यादा दिया है, पर बीच में घाटे के साल भी आए हैं। पिछले औसत से कम पर योजना बनाएँ।',
      },
    },
    {
      question: { en: 'Does this include inflation?', hi: 'क्या इसमें महँगाई शामिल है?' },
      answer: {
        en: 'No. To see the value in today’s prices, take the expected inflation off the return: 12% with 5% inflation is roughly 7%.',
        hi: 'नहीं। आज की क़ीमतों में मूल्य देखना हो तो रिटर्न में से अनुमानित महँगाई घटाएँ: 12% और 5% महँगाई पर क़रीब 7%।',
      },
    },
  ],
  related: [
    'sip-calculator',
    'mutual-fund-returns-calculator',
    'cagr-calculator',
    'compound-interest-calculator',
  ],
}
