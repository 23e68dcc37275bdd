import { houseRent } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const hraGuide: Guide = {
  title: {
    en: 'HRA Calculator: how much is free of tax, 2026-27',
    hi: 'एचआरए कैलकुलेटर: कितना करमुक्त, 2026-27',
  },
  description: {
    en: 'Find how much of your house rent allowance is exempt from income tax in the old regime: the least of three amounts, each shown.',
    hi: 'जानें कि पुरानी व्यवस्था में आपके मकान किराया भत्ते का कितना हिस्सा करमुक्त है: तीन रकमों में सबसे कम, तीनों दिखाई गईं।',
  },
  lead: {
    en: 'Give your monthly pay, HRA and rent. The exemption for the year is the least of three amounts.',
    hi: 'मासिक वेतन, एचआरए और किराया लिखें। साल की छूट तीन रकमों में सबसे कम होती है।',
  },
  formula: [
    written('exempt = the least of:', 'करमुक्त = इनमें सबसे कम:'),
    written('1. HRA received', '1. मिला एचआरए'),
    written('2. rent paid − 10% of salary', '2. दिया गया किराया − वेतन का 10%'),
    written(
      '3. 50% of salary in the listed cities or 40% elsewhere',
      '3. सूची वाले शहरों में वेतन का 50% या बाक़ी जगह 40%',
    ),
  ],
  where: [
    {
      en: 'Salary is basic pay and the dearness allowance that counts for retirement. Other allowances do not count.',
      hi: 'वेतन मतलब मूल वेतन और वह महँगाई भत्ता जो सेवानिवृत्ति लाभ में गिना जाता है। बाक़ी भत्ते नहीं गिने जाते।',
    },
    {
      en: 'The year is taken as twelve equal months. If pay, rent or city changed, work out each part alone.',
      hi: 'साल बारह समान महीनों का माना गया है। वेतन, किराया या शहर बदला हो तो हर हिस्सा अलग निकालें।',
    },
  ],
  rules: {
    en: 'Old regime only. Until 31 March 2026 the 50% cities were Delhi, Mumbai, Kolkata and Chennai (section 10(13A), rule 2A). Since 1 April 2026 the Income-tax Rules, 2026 apply.',
    hi: 'केवल पुरानी व्यवस्था। 31 मार्च 2026 तक 50% वाले शहर दिल्ली, मुंबई, कोलकाता और चेन्नई थे (धारा 10(13A), नियम 2A)। 1 अप्रैल 2026 से आयकर नियम, 2026 लागू हैं।',
  },
  basis: [houseRent],
  about: [
    {
      title: { en: 'Reading the three limits', hi: 'तीन सीमाओं का मतलब' },
      paragraphs: [
        {
          en: 'For most people the second limit decides. With a salary of Rs. 50,000 and a rent of Rs. 22,000 a month, rent less a tenth of salary is Rs. 17,000 a month, so Rs. 2,04,000 of the year’s allowance is free of tax and the rest is taxed.',
          hi: 'ज़्यादातर लोगों के लिए दूसरी सीमा तय करती है। ₹50,000 वेतन और ₹22,000 किराए पर किराया घटा वेतन का दसवाँ हिस्सा ₹17,000 महीना होता है, इसलिए साल के भत्ते में से ₹2,04,000 करमुक्त और बाक़ी कर योग्य है।',
        },
        {
          en: 'If your rent is no more than a tenth of your salary, nothing is exempt. If you get no HRA but pay rent, the deduction long known as section 80GG may help, up to Rs. 5,000 a month.',
          hi: 'किराया वेतन के दसवें हिस्से से ज़्यादा न हो तो कोई छूट नहीं। एचआरए न मिलता हो पर किराया देते हों तो धारा 80GG काम आ सकती है, ₹5,000 महीने तक।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is HRA exempt in the new regime?', hi: 'क्या नई व्यवस्था में एचआरए पर छूट है?' },
      answer: {
        en: 'No. In the new regime the whole allowance is taxed as salary. Compare both regimes in the income tax calculator.',
        hi: 'नहीं। नई व्यवस्था में पूरा भत्ता वेतन की तरह कर योग्य है। आयकर कैलकुलेटर में दोनों व्यवस्थाएँ मिलाकर देखें।',
      },
    },
    {
      question: { en: 'Can I pay rent to my parents?', hi: 'क्या मैं माता-पिता को किराया दे सकता हूँ?' },
      answer: {
        en: 'Yes, if they own the home and you truly pay them, best by bank transfer and with a written agreement. The rent is their income, and since April 2026 you state in Form 124 that they are your parents. Rent to a husband or wife is not accepted as a rule.',
        hi: 'हाँ, अगर घर उनका है और आप सचमुच भुगतान करते हैं, बेहतर है बैंक से और लिखित अनुबंध के साथ। किराया उनकी आय होगी, और अप्रैल 2026 से फ़ॉर्म 124 में बताना होता है कि वे आपके माता-पिता हैं। पति या पत्नी को दिया किराया आमतौर पर नहीं माना जाता।',
      },
    },
    {
      question: { en: 'What proof will my employer ask for?', hi: 'नियोक्ता कौन-से प्रमाण माँगेगा?' },
      answer: {
        en: 'Rent receipts or the agreement and, when the rent of the year is over Rs. 1,00,000, your landlord’s PAN. Form 124, in place of Form 12BB since April 2026, also asks whether the landlord is a relative.',
        hi: 'किराए की रसीदें या अनुबंध, और साल का किराया ₹1,00,000 से ज़्यादा हो तो मकान मालिक का पैन। अप्रैल 2026 से फ़ॉर्म 12BB की जगह फ़ॉर्म 124 है, जिसमें यह भी पूछा जाता है कि मकान मालिक रिश्तेदार तो नहीं।',
      },
    },
    {
      question: { en: 'HRA and a home loan at the same time?', hi: 'एचआरए और होम लोन साथ-साथ?' },
      answer: {
        en: 'Yes, in the old regime: for example when your own home is in another city or let out, and you live in a rented one.',
        hi: 'हाँ, पुरानी व्यवस्था में: जैसे आपका घर दूसरे शहर में हो या किराए पर दिया हो, और आप किराए के घर में रहते हों।',
      },
    },
  ],
  related: ['income-tax-calculator', 'home-loan-emi-calculator', 'epf-calculator', 'gratuity-calculator'],
}
