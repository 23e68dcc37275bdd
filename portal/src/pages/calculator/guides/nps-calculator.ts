import { employerNps, pensionExit } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const npsGuide: Guide = {
  title: { en: 'NPS Calculator: pension and lump sum', hi: 'एनपीएस कैलकुलेटर: पेंशन और एकमुश्त रकम' },
  description: {
    en: 'Estimate the monthly pension and the lump sum from your National Pension System contributions, by the exit rules of December 2025.',
    hi: 'राष्ट्रीय पेंशन प्रणाली के अंशदान से मासिक पेंशन और एकमुश्त रकम का अनुमान, दिसंबर 2025 के निकासी नियमों के अनुसार।',
  },
  lead: {
    en: 'Your contributions are invested until you exit; part of the savings then buys a pension for life. See both parts.',
    hi: 'आपका अंशदान निकासी तक निवेश में रहता है; फिर उसके एक हिस्से से जीवन भर की पेंशन ख़रीदी जाती है। दोनों हिस्से देखें।',
  },
  formula: [
    written('savings = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)', 'बचत = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)'),
    written('monthly pension = annuity × annuity rate ÷ 12', 'मासिक पेंशन = एन्युटी × एन्युटी दर ÷ 12'),
  ],
  where: [
    {
      en: 'P is the contribution at the start of each month, i the yearly return divided by 12, n the months until exit.',
      hi: 'P हर महीने की शुरुआत का अंशदान, i सालाना रिटर्न का बारहवाँ हिस्सा, n निकासी तक के महीने।',
    },
    {
      en: 'The annuity is the share of the savings that buys the pension. Rounded to the paisa, shown to the rupee.',
      hi: 'एन्युटी बचत का वह हिस्सा है जिससे पेंशन ख़रीदी जाती है। पैसे तक पूरा, रुपये तक दिखाया गया।',
    },
  ],
  rules: {
    en: 'Exit rules of the PFRDA amendment regulations of December 2025: at least 20% into an annuity (40% for government employees). Savings to Rs. 8 lakh may be taken whole; of savings above that and to Rs. 12 lakh, Rs. 6 lakh at once and the rest as annuity or in parts over at least six years.',
    hi: 'दिसंबर 2025 के पीएफ़आरडीए संशोधन विनियमों के निकासी नियम: कम से कम 20% एन्युटी में (सरकारी कर्मचारी 40%)। ₹8 लाख तक की बचत पूरी निकाली जा सकती है; उससे ऊपर ₹12 लाख तक की बचत में से ₹6 लाख एक साथ, और बाक़ी एन्युटी में या कम से कम छह साल में हिस्सों में।',
  },
  basis: [pensionExit, employerNps],
  about: [
    {
      title: { en: 'Pension now or money now', hi: 'पेंशन या हाथ में पैसा' },
      paragraphs: [
        {
          en: 'Rs. 5,000 a month from 30 to 60 at an assumed 10% becomes about Rs. 1.14 crore. With 40% in an annuity at 6% that is about Rs. 22,793 a month for life and Rs. 68.4 lakh in hand; with 20% the pension is half and Rs. 91.2 lakh is yours to manage.',
          hi: '30 से 60 तक ₹5,000 महीना, 10% मानने पर, क़रीब ₹1.14 करोड़ होता है। 40% एन्युटी में 6% पर लगाने से जीवन भर क़रीब ₹22,793 महीना और ₹68.4 लाख हाथ में; 20% पर पेंशन आधी और ₹91.2 लाख आपके पास।',
        },
        {
          en: 'An annuity rate is fixed when you buy it and depends on your age, on interest rates then, and on whether your spouse is covered and the price is returned to heirs.',
          hi: 'एन्युटी दर ख़रीदते समय तय होती है और आपकी उम्र, उस समय की ब्याज दरों, तथा जीवनसाथी को शामिल करने और वारिसों को मूल लौटाने पर निर्भर करती है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Can I leave before 60?', hi: 'क्या 60 से पहले निकल सकते हैं?' },
      answer: {
        en: 'Members outside government may exit normally after 15 years in the NPS or at 60, whichever is earlier. An exit before that needs 80% in an annuity, unless the savings are small.',
        hi: 'ग़ैर-सरकारी सदस्य एनपीएस में 15 साल बाद या 60 की उम्र पर, जो पहले हो, सामान्य निकासी कर सकते हैं। उससे पहले निकलने पर 80% एन्युटी में लगाना होता है, बहुत छोटी रकम को छोड़कर।',
      },
    },
    {
      question: { en: 'Is the lump sum taxed?', hi: 'क्या एकमुश्त रकम पर कर लगता है?' },
      answer: {
        en: 'By the tax law up to 60% of the savings taken at exit is free of tax, and what buys the annuity is not taxed then. The pension is taxed as income. Ask before taking more than 60%.',
        hi: 'कर क़ानून के अनुसार निकासी पर ली गई 60% तक रकम करमुक्त है, और एन्युटी में लगी रकम पर उस समय कर नहीं। पेंशन आय की तरह कर योग्य है। 60% से ज़्यादा लेने से पहले सलाह लें।',
      },
    },
    {
      question: { en: 'Which deductions does the NPS give?', hi: 'एनपीएस पर कौन-सी कटौतियाँ मिलती हैं?' },
      answer: {
        en: 'The employer’s contribution up to 14% of basic pay and DA in the new regime (10% in the old one outside government). In the old one also your own within the Rs. 1.5 lakh of section 123 (80C before), and Rs. 50,000 more.',
        hi: 'नई व्यवस्था में नियोक्ता का अंशदान, मूल वेतन और महँगाई भत्ते के 14% तक (पुरानी में ग़ैर-सरकारी नियोक्ता का 10%)। पुरानी में अपना अंशदान भी धारा 123 (पहले 80C) के ₹1.5 लाख में, और ₹50,000 और।',
      },
    },
    {
      question: { en: 'Is the return fixed?', hi: 'क्या रिटर्न तय है?' },
      answer: {
        en: 'No. The money is in shares, company bonds and government bonds in the mix you choose. Try a lower return too before you rely on a figure.',
        hi: 'नहीं। पैसा आपके चुने अनुपात में शेयरों, कंपनी बॉन्ड और सरकारी बॉन्ड में लगता है। किसी आँकड़े पर भरोसा करने से पहले कम रिटर्न भी आज़माएँ।',
      },
    },
  ],
  related: ['epf-calculator', 'swp-calculator', 'income-tax-calculator', 'sip-calculator'],
}
