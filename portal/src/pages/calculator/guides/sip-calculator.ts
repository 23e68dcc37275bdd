import { fundGains } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const sipGuide: Guide = {
  title: { en: 'SIP Calculator with yearly step-up', hi: 'एसआईपी कैलकुलेटर, सालाना बढ़ोतरी के साथ' },
  description: {
    en: 'Estimate what a monthly SIP may grow to at a return you assume, with or without raising the amount every year.',
    hi: 'आपके माने हुए रिटर्न पर मासिक एसआईपी कितनी बढ़ सकती है, हर साल रकम बढ़ाकर या बिना बढ़ाए।',
  },
  lead: {
    en: 'Choose the monthly amount, the return you think likely and the years. A yearly raise shows what growing with your salary does.',
    hi: 'मासिक रकम, आपको संभव लगने वाला रिटर्न और साल चुनें। सालाना बढ़ोतरी दिखाती है कि वेतन के साथ निवेश बढ़ाने से क्या होता है।',
  },
  formula: [written('value = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)', 'मूल्य = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)')],
  where: [
    {
      en: 'P is the monthly amount, paid at the start of the month, i the yearly return divided by 12, n the months.',
      hi: 'P महीने की शुरुआत में दी गई रकम, i सालाना रिटर्न का बारहवाँ हिस्सा, n महीने।',
    },
    {
      en: 'With a raise, each year has its own P, rounded to the paisa. Results are shown to the rupee.',
      hi: 'बढ़ोतरी होने पर हर साल का अपना P होता है, पैसे तक पूरा। परिणाम रुपये तक दिखाए गए हैं।',
    },
  ],
  rules: {
    en: 'The way fund houses in India illustrate SIPs (2026). The return is your assumption; tax and exit loads are not taken off.',
    hi: 'भारत के फ़ंड हाउस एसआईपी इसी तरह दिखाते हैं (2026)। रिटर्न आपका अनुमान है; कर और एग्ज़िट लोड नहीं घटाए गए।',
  },
  basis: [fundGains],
  about: [
    {
      title: { en: 'Time does more than the return', hi: 'समय रिटर्न से ज़्यादा काम करता है' },
      paragraphs: [
        {
          en: 'Rs. 10,000 a month at an assumed 12% becomes about Rs. 23.2 lakh in ten years and Rs. 99.9 lakh in twenty: twice the time, more than four times the money.',
          hi: '₹10,000 महीना, 12% मानने पर, दस साल में क़रीब ₹23.2 लाख और बीस साल में ₹99.9 लाख होता है: दोगुना समय, चार गुना से ज़्यादा पैसा।',
        },
        {
          en: 'Raising the amount by 10% every year turns the ten-year result into about Rs. 33.7 lakh, of which Rs. 19.1 lakh is your own money.',
          hi: 'हर साल रकम 10% बढ़ाने पर दस साल का परिणाम क़रीब ₹33.7 लाख होता है, जिसमें ₹19.1 लाख आपका अपना पैसा है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is the return guaranteed?', hi: 'क्या रिटर्न की गारंटी है?' },
      answer: {
        en: 'No. Mutual fund returns change every day and can be negative over some years. Try a few rates, say 8%, 10% and 12%, and plan with the lowest.',
        hi: 'नहीं। म्यूचुअल फ़ंड का रिटर्न रोज़ बदलता है और कुछ सालों में नकारात्मक भी हो सकता है। कई दरें आज़माएँ, जैसे 8%, 10% और 12%, और सबसे कम पर योजना बनाएँ।',
      },
    },
    {
      question: { en: 'What happens if I miss an instalment?', hi: 'किस्त छूट जाए तो क्या होगा?' },
      answer: {
        en: 'The fund charges nothing, but your bank may charge for a failed mandate. Fund houses usually stop a SIP after some failures in a row.',
        hi: 'फ़ंड कुछ नहीं लेता, पर बैंक विफल मैंडेट का शुल्क ले सकता है। लगातार कई बार चूकने पर फ़ंड हाउस आमतौर पर एसआईपी रोक देता है।',
      },
    },
    {
      question: { en: 'How are the gains taxed?', hi: 'लाभ पर कर कैसे लगता है?' },
      answer: {
        en: 'For equity funds: gains on units held over a year are taxed at 12.5% above Rs. 1.25 lakh a year, others at 20%. Each instalment has its own holding period.',
        hi: 'इक्विटी फ़ंड पर: एक साल से ज़्यादा रखी यूनिटों के लाभ पर साल में ₹1.25 लाख से ऊपर 12.5%, बाक़ी पर 20%। हर किस्त की अवधि अलग गिनी जाती है।',
      },
    },
  ],
  related: ['lumpsum-calculator', 'mutual-fund-returns-calculator', 'swp-calculator', 'cagr-calculator'],
}
