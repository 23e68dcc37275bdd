import { gratuityRules, wageRule } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const gratuityGuide: Guide = {
  title: {
    en: 'Gratuity Calculator: 15/26 rule and Rs. 20 lakh limit',
    hi: 'ग्रेच्युटी कैलकुलेटर: 15/26 नियम और ₹20 लाख सीमा',
  },
  description: {
    en: 'The gratuity due to you from your last basic pay and years of service, for permanent, fixed-term and uncovered employment.',
    hi: 'अंतिम मूल वेतन और सेवा के सालों से आपकी ग्रेच्युटी, स्थायी, निश्चित अवधि और दायरे से बाहर की नौकरी के लिए।',
  },
  lead: {
    en: 'Gratuity is a sum the employer pays when you leave after long service. Enter your last pay and service to see it.',
    hi: 'ग्रेच्युटी वह रकम है जो लंबी सेवा के बाद नौकरी छोड़ने पर नियोक्ता देता है। अंतिम वेतन और सेवा लिखकर देखें।',
  },
  formula: [
    written('covered: wage × 15 ÷ 26 × years', 'दायरे में: वेतन × 15 ÷ 26 × साल'),
    written('not covered: wage × 15 ÷ 30 × completed years', 'दायरे से बाहर: वेतन × 15 ÷ 30 × पूरे साल'),
  ],
  where: [
    {
      en: 'Wage is the last basic pay and dearness allowance of a month; 26 are the working days of a month.',
      hi: 'वेतन मतलब अंतिम महीने का मूल वेतन और महँगाई भत्ता; 26 महीने के कार्य दिवस हैं।',
    },
    {
      en: 'More than six months count as a full year when the law covers you; on a fixed-term contract each month counts as a twelfth.',
      hi: 'क़ानून के दायरे में छह महीने से ज़्यादा पूरा साल गिने जाते हैं; निश्चित अवधि के अनुबंध में हर महीना साल का बारहवाँ हिस्सा है।',
    },
  ],
  rules: {
    en: 'Code on Social Security, 2020, in force since 21 November 2025. It kept the formula and the Rs. 20 lakh limit of the Payment of Gratuity Act, 1972. Whether 240 days worked complete the fifth year, courts have answered both ways.',
    hi: 'सामाजिक सुरक्षा संहिता, 2020, 21 नवंबर 2025 से लागू। इसमें ग्रेच्युटी भुगतान अधिनियम, 1972 का सूत्र और ₹20 लाख की सीमा बनी रही। 240 दिन काम करने से पाँचवाँ साल पूरा होता है या नहीं, इस पर न्यायालयों के उत्तर अलग-अलग हैं।',
  },
  basis: [gratuityRules, wageRule],
  about: [
    {
      title: { en: 'What the new law changed', hi: 'नए क़ानून ने क्या बदला' },
      paragraphs: [
        {
          en: 'Employees on a fixed-term contract now get gratuity after one year instead of five, in proportion to their service. Permanent employees still need five years of continuous service, unless they die or are disabled.',
          hi: 'निश्चित अवधि के अनुबंध वाले कर्मचारियों को अब पाँच की जगह एक साल बाद सेवा के अनुपात में ग्रेच्युटी मिलती है। स्थायी कर्मचारियों को अब भी लगातार पाँच साल चाहिए, मृत्यु या अपंगता को छोड़कर।',
        },
        {
          en: 'Wages now have one definition: when allowances are more than half of all pay, the part over one half is added back to the wage. If your basic pay is less than half of your pay, your gratuity may be higher than on basic pay alone.',
          hi: 'अब वेतन की एक ही परिभाषा है: भत्ते कुल वेतन के आधे से ज़्यादा हों तो आधे से ऊपर का हिस्सा वेतन में जुड़ता है। मूल वेतन कुल का आधे से कम हो तो ग्रेच्युटी केवल मूल वेतन वाली से ज़्यादा हो सकती है।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: {
        en: 'I leave after four years and some months. Is anything due?',
        hi: 'चार साल और कुछ महीने बाद छोड़ूँ तो?',
      },
      answer: {
        en: 'Perhaps. A year in which you worked 240 days (190 where the week has fewer than six days) counts as a year of continuous service. The Madras High Court let such a fifth year complete the five (Mettur Beardsell, 1996); the Andhra Pradesh High Court had asked for five whole years. Ask in writing, and if refused go to the controlling authority.',
        hi: 'शायद। जिस साल आपने 240 दिन काम किया (छह दिन से छोटे सप्ताह में 190), वह लगातार सेवा का साल गिना जाता है। मद्रास उच्च न्यायालय ने ऐसे पाँचवें साल से पाँच साल पूरे माने (मेट्टूर बियर्डसेल, 1996); आंध्र प्रदेश उच्च न्यायालय ने पूरे पाँच साल माँगे थे। लिखित में माँगें, और मना हो तो नियंत्रक प्राधिकारी के पास जाएँ।',
      },
    },
    {
      question: { en: 'Is gratuity taxed?', hi: 'क्या ग्रेच्युटी पर कर लगता है?' },
      answer: {
        en: 'Private employees: free up to Rs. 20 lakh over a lifetime, in both regimes, as far as it follows the formula. Government employees: free in full.',
        hi: 'निजी कर्मचारी: सूत्र के अनुसार जीवन भर में ₹20 लाख तक करमुक्त, दोनों व्यवस्थाओं में। सरकारी कर्मचारी: पूरी करमुक्त।',
      },
    },
    {
      question: { en: 'When must the employer pay?', hi: 'नियोक्ता को कब तक देना होता है?' },
      answer: {
        en: 'Within 30 days of its becoming due. After that simple interest is owed for the delay, unless the delay was yours.',
        hi: 'देय होने के 30 दिन के भीतर। उसके बाद देरी का साधारण ब्याज देना होता है, अगर देरी आपकी वजह से न हो।',
      },
    },
    {
      question: { en: 'Which employers are covered?', hi: 'कौन-से नियोक्ता दायरे में हैं?' },
      answer: {
        en: 'Factories, mines, oilfields, plantations, ports and railways, and every shop or establishment with ten or more employees now or on any day in the past twelve months. Once covered, always covered.',
        hi: 'कारख़ाने, खदानें, तेल क्षेत्र, बाग़ान, बंदरगाह और रेलवे, और हर दुकान या संस्थान जिसमें अभी या पिछले बारह महीनों में किसी दिन दस या ज़्यादा कर्मचारी रहे हों। एक बार दायरे में आए तो हमेशा।',
      },
    },
  ],
  related: ['epf-calculator', 'income-tax-calculator', 'nps-calculator', 'hra-calculator'],
}
