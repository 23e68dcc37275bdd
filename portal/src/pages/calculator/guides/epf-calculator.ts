import { providentFundRate, providentFundShares, wageRule } from '@chowk/catalog'
import { type Guide, written } from './guide.ts'

export const epfGuide: Guide = {
  title: { en: 'EPF Calculator: provident fund at retirement', hi: 'ईपीएफ़ कैलकुलेटर: सेवानिवृत्ति पर भविष्य निधि' },
  description: {
    en: 'What your provident fund comes to by retirement from your and your employer’s contributions, with the pension share taken out.',
    hi: 'आपके और नियोक्ता के अंशदान से सेवानिवृत्ति तक भविष्य निधि कितनी होगी, पेंशन का हिस्सा अलग करके।',
  },
  lead: {
    en: 'Twelve percent from you, twelve from your employer, and interest every year. See what is in the fund when you stop working.',
    hi: 'बारह प्रतिशत आपसे, बारह नियोक्ता से, और हर साल ब्याज। देखें काम छोड़ते समय फ़ंड में कितना होगा।',
  },
  formula: [
    written('you: 12% of basic pay and DA', 'आप: मूल वेतन और महँगाई भत्ते का 12%'),
    written(
      'employer: 12% − pension share (8.33% of the wage, up to Rs. 15,000)',
      'नियोक्ता: 12% − पेंशन का हिस्सा (₹15,000 तक के वेतन का 8.33%)',
    ),
    written(
      'interest: monthly on the opening balance, added once a year',
      'ब्याज: हर महीने शुरुआती रकम पर, साल में एक बार जुड़ता है',
    ),
  ],
  where: [
    {
      en: 'Contributions are rounded to the rupee, as the fund does. A contribution earns interest from the month after it.',
      hi: 'अंशदान रुपये तक पूरे किए जाते हैं, जैसा फ़ंड करता है। अंशदान पर ब्याज अगले महीने से मिलता है।',
    },
    {
      en: 'The raise is applied once a year. The whole wage is taken as the base, as most employers do above the ceiling too.',
      hi: 'वेतन वृद्धि साल में एक बार लगती है। पूरा वेतन आधार माना गया है, जैसा ज़्यादातर नियोक्ता सीमा से ऊपर भी करते हैं।',
    },
  ],
  rules: {
    en: 'The fund’s Central Board decides the rate of a year when it is nearly over. The law asks for contributions on Rs. 15,000 of the wage; on more they are by agreement.',
    hi: 'फ़ंड का केंद्रीय बोर्ड साल की दर तब तय करता है जब साल लगभग बीत चुका होता है। क़ानून ₹15,000 वेतन पर अंशदान माँगता है; उससे ऊपर आपसी सहमति से।',
  },
  basis: [providentFundRate, providentFundShares, wageRule],
  about: [
    {
      title: { en: 'Where the employer’s twelve percent goes', hi: 'नियोक्ता का बारह प्रतिशत कहाँ जाता है' },
      paragraphs: [
        {
          en: 'On a wage of Rs. 25,000 you pay Rs. 3,000. Your employer pays the same, of which Rs. 1,250 goes to the pension scheme (8.33% of Rs. 15,000) and Rs. 1,750 to your fund.',
          hi: '₹25,000 वेतन पर आप ₹3,000 देते हैं। नियोक्ता भी इतना देता है, जिसमें से ₹1,250 पेंशन योजना में (₹15,000 का 8.33%) और ₹1,750 आपके फ़ंड में जाते हैं।',
        },
        {
          en: 'Who first joined after 1 September 2014 with a wage above Rs. 15,000 is not a member of the pension scheme: for them the whole employer’s share goes to the fund. Choose “No” above.',
          hi: 'जो 1 सितंबर 2014 के बाद ₹15,000 से ज़्यादा वेतन पर पहली बार जुड़े, वे पेंशन योजना के सदस्य नहीं होते: उनका पूरा नियोक्ता हिस्सा फ़ंड में जाता है। ऊपर “नहीं” चुनें।',
        },
      ],
    },
  ],
  faqs: [
    {
      question: {
        en: 'What if my basic pay is less than half of my pay?',
        hi: 'मूल वेतन कुल वेतन के आधे से कम हो तो?',
      },
      answer: {
        en: 'Since 21 November 2025 the labour codes count at least half of all pay as the wage: allowances above one half are added back. Enter all your pay above and the calculator does so. Your take-home pay need not change where your employer contributes on Rs. 15,000 only.',
        hi: '21 नवंबर 2025 से श्रम संहिताएँ कुल वेतन का कम से कम आधा वेतन गिनती हैं: आधे से ऊपर के भत्ते वापस जुड़ते हैं। ऊपर कुल वेतन लिखें तो कैलकुलेटर यही करता है। नियोक्ता केवल ₹15,000 पर अंशदान देता हो तो हाथ में आने वाला वेतन बदलना ज़रूरी नहीं।',
      },
    },
    {
      question: { en: 'Can I stay in the fund after 58?', hi: 'क्या 58 के बाद फ़ंड में रह सकते हैं?' },
      answer: {
        en: 'Yes, as long as you work for an employer it covers. From 58 on nothing more goes to the pension scheme, so the employer’s whole share goes to the fund.',
        hi: 'हाँ, जब तक आप उसके दायरे वाले नियोक्ता के यहाँ काम करते हैं। 58 के बाद पेंशन योजना में कुछ नहीं जाता, इसलिए नियोक्ता का पूरा हिस्सा फ़ंड में जाता है।',
      },
    },
    {
      question: { en: 'Is EPF interest taxed?', hi: 'क्या ईपीएफ़ के ब्याज पर कर लगता है?' },
      answer: {
        en: 'Interest on your own contributions above Rs. 2.5 lakh a year is taxed. The rest is free, and so is the balance when you leave after five years of service.',
        hi: 'साल में ₹2.5 लाख से ऊपर के अपने अंशदान का ब्याज कर योग्य है। बाक़ी करमुक्त है, और पाँच साल की सेवा के बाद निकाली रकम भी।',
      },
    },
    {
      question: { en: 'Can I pay in more than 12%?', hi: 'क्या 12% से ज़्यादा दे सकते हैं?' },
      answer: {
        en: 'Yes, as a voluntary provident fund contribution through your employer, at the same interest. Your employer need not match it.',
        hi: 'हाँ, नियोक्ता के ज़रिए स्वैच्छिक भविष्य निधि के रूप में, उसी ब्याज पर। नियोक्ता को बराबर देना ज़रूरी नहीं।',
      },
    },
    {
      question: { en: 'What happens when I change jobs?', hi: 'नौकरी बदलने पर क्या होता है?' },
      answer: {
        en: 'Your universal account number (UAN) stays. Move the balance to the new employer’s account rather than withdrawing it: service and interest go on.',
        hi: 'आपका यूएएन वही रहता है। रकम निकालने की जगह नए नियोक्ता के खाते में भेजें: सेवा और ब्याज जारी रहते हैं।',
      },
    },
    {
      question: { en: 'Is the pension from EPS included?', hi: 'क्या ईपीएस की पेंशन इसमें शामिल है?' },
      answer: {
        en: 'No. It is paid separately, from 58 on after at least ten years of service, by a formula of its own.',
        hi: 'नहीं। वह अलग मिलती है, कम से कम दस साल की सेवा के बाद 58 साल से, अपने अलग सूत्र से।',
      },
    },
  ],
  related: ['nps-calculator', 'gratuity-calculator', 'ppf-calculator', 'income-tax-calculator'],
}
