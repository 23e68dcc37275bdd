import { deductionLimits, employerNps, incomeTaxRates } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const incomeTaxGuide: Guide = {
  title: {
    en: 'Income Tax Calculator 2026-27: old and new regime',
    hi: 'आयकर कैलकुलेटर 2026-27: पुरानी और नई व्यवस्था',
  },
  description: {
    en: 'Compare your income tax for the tax year 2026-27, or for 2025-26, in the new and the old regime: slabs, rebate, surcharge and cess step by step.',
    hi: 'कर वर्ष 2026-27 या 2025-26 का आयकर नई और पुरानी व्यवस्था में मिलाकर देखें: स्लैब, छूट, अधिभार और उपकर कदम-दर-कदम।',
  },
  lead: {
    en: 'For resident individuals, for what you earn from 1 April 2026 to 31 March 2027, or the year before. Enter your income and deductions once; both regimes are worked out.',
    hi: 'निवासी व्यक्तियों के लिए, 1 अप्रैल 2026 से 31 मार्च 2027 की आय पर, या उससे पिछले साल की। आय और कटौतियाँ एक बार लिखें; दोनों व्यवस्थाओं का कर निकल आएगा।',
  },
  formula: [
    written(
      'tax = (tax by slabs − rebate + surcharge) + 4% cess',
      'कर = (स्लैब का कर − छूट + अधिभार) + 4% उपकर',
    ),
    written(
      'taxable income = income − standard deduction − other deductions',
      'कर योग्य आय = आय − मानक कटौती − अन्य कटौतियाँ',
    ),
  ],
  where: [
    {
      en: 'Standard deduction on salary: Rs. 75,000 in the new regime, Rs. 50,000 in the old.',
      hi: 'वेतन पर मानक कटौती: नई व्यवस्था में ₹75,000, पुरानी में ₹50,000।',
    },
    {
      en: 'Rebate, section 156 of the Income-tax Act, 2025 (87A before): up to Rs. 60,000 for a taxable income to Rs. 12 lakh (new), up to Rs. 12,500 to Rs. 5 lakh (old).',
      hi: 'आयकर अधिनियम, 2025 की धारा 156 (पहले 87A) की छूट: नई व्यवस्था में ₹12 लाख तक की कर योग्य आय पर ₹60,000 तक, पुरानी में ₹5 लाख तक पर ₹12,500 तक।',
    },
    {
      en: 'Income and tax are rounded to the nearest Rs. 10.',
      hi: 'आय और कर निकटतम ₹10 तक पूरे किए जाते हैं।',
    },
  ],
  rules: {
    en: 'Since 1 April 2026 the Income-tax Act, 2025 applies: it speaks of a tax year and renumbers the sections, and the Budget of February 2026 left slabs and rates as they were. A return for 2025-26 is still filed under the Act of 1961.',
    hi: '1 अप्रैल 2026 से आयकर अधिनियम, 2025 लागू है: उसमें कर वर्ष है और धाराओं के नए नंबर हैं, और फ़रवरी 2026 के बजट ने स्लैब और दरें वही रखीं। 2025-26 का रिटर्न अब भी 1961 के अधिनियम से भरा जाता है।',
  },
  basis: [incomeTaxRates, deductionLimits, employerNps],
  about: [
    {
      title: { en: 'Which regime costs less', hi: 'कौन-सी व्यवस्था सस्ती है' },
      paragraphs: [
        {
          en: 'The new regime has wider slabs and almost no deductions; the old one taxes more and lets you deduct savings, rent, health insurance and home loan interest. The old regime wins only when those deductions are large: add yours above and compare.',
          hi: 'नई व्यवस्था में स्लैब चौड़े हैं और कटौतियाँ लगभग नहीं; पुरानी में दरें ऊँची हैं पर बचत, किराया, स्वास्थ्य बीमा और होम लोन का ब्याज घटता है। पुरानी तभी सस्ती पड़ती है जब ये कटौतियाँ बड़ी हों: ऊपर अपनी कटौतियाँ लिखकर मिलाएँ।',
        },
        {
          en: 'A little over Rs. 12 lakh in the new regime you lose the rebate, but marginal relief holds the tax to what you earned above Rs. 12 lakh. On Rs. 12,10,000 the slabs say Rs. 61,500; with the relief it is Rs. 10,000 before cess.',
          hi: 'नई व्यवस्था में ₹12 लाख से थोड़ा ऊपर छूट चली जाती है, पर सीमांत राहत कर को ₹12 लाख से ऊपर की कमाई तक रोकती है। ₹12,10,000 पर स्लैब से ₹61,500 बनता है; राहत के बाद उपकर से पहले ₹10,000।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Which regime applies if I do nothing?', hi: 'कुछ न चुनूँ तो कौन-सी व्यवस्था लागू होगी?' },
      answer: {
        en: 'The new one. To use the old, choose it in your return, filed by the due date. With income from business or a profession a form of its own is filed (10-IEA until 2025-26), and you can return to the new regime only once.',
        hi: 'नई। पुरानी चाहिए तो नियत तारीख़ तक भरे रिटर्न में उसे चुनें। व्यवसाय या पेशे की आय हो तो अलग फ़ॉर्म भरना होता है (2025-26 तक 10-IEA), और नई में वापसी केवल एक बार हो सकती है।',
      },
    },
    {
      question: {
        en: 'Which deductions remain in the new regime?',
        hi: 'नई व्यवस्था में कौन-सी कटौतियाँ बचती हैं?',
      },
      answer: {
        en: 'Mainly the standard deduction of Rs. 75,000 and the employer’s contribution to the NPS under section 124 (80CCD(2) before), up to 14% of basic pay and DA. In the old regime it counts up to 10% outside government. Savings, health insurance, HRA and interest on a home you live in are not deducted in the new regime.',
        hi: 'मुख्य रूप से ₹75,000 की मानक कटौती और धारा 124 (पहले 80CCD(2)) में नियोक्ता का एनपीएस अंशदान, मूल वेतन और महँगाई भत्ते के 14% तक। पुरानी व्यवस्था में ग़ैर-सरकारी नियोक्ता का 10% तक गिना जाता है। बचत, स्वास्थ्य बीमा, एचआरए और अपने रहने के घर का ब्याज नई व्यवस्था में नहीं घटता।',
      },
    },
    {
      question: { en: 'What is not included here?', hi: 'यहाँ क्या शामिल नहीं है?' },
      answer: {
        en: 'Income taxed at rates of its own: capital gains, lottery winnings, crypto-assets; non-residents; and losses from earlier years. If you have these, the tax differs.',
        hi: 'अपनी अलग दरों वाली आय: पूँजीगत लाभ, लॉटरी, क्रिप्टो-संपत्ति; अनिवासी; और पिछले सालों के घाटे। ये हों तो कर अलग होगा।',
      },
    },
    {
      question: { en: 'What is the surcharge?', hi: 'अधिभार क्या है?' },
      answer: {
        en: 'An addition to the tax of large incomes: 10% above Rs. 50 lakh, 15% above Rs. 1 crore, 25% above Rs. 2 crore, and in the old regime 37% above Rs. 5 crore. Just over each limit it is held to the income above the limit.',
        hi: 'बड़ी आय के कर पर जोड़: ₹50 लाख से ऊपर 10%, ₹1 करोड़ से ऊपर 15%, ₹2 करोड़ से ऊपर 25%, और पुरानी व्यवस्था में ₹5 करोड़ से ऊपर 37%। हर सीमा के ठीक ऊपर यह सीमा से ऊपर की आय तक रुका रहता है।',
      },
    },
  ],
  related: ['hra-calculator', 'nps-calculator', 'ppf-calculator', 'gratuity-calculator'],
}
