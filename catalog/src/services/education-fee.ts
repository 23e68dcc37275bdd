import { accountCode } from '../categories/biller-parameter.ts'
import { city } from './form-fields.ts'
import type { ServicePage } from './service-page.ts'

export const educationFee: ServicePage = {
  slug: 'education-fee-payment',
  path: '/education-fee-payment',
  link: '/education-fee-payment',
  name: 'Education Fee Payment',
  hindi: 'शिक्षा शुल्क भुगतान',
  icon: 'graduation-cap',
  summary: {
    en: 'Pay the fees of a school, college, university or coaching centre with the student’s enrolment number.',
    hi: 'विद्यार्थी की नामांकन संख्या से स्कूल, कॉलेज, विश्वविद्यालय या कोचिंग का शुल्क भरें।',
  },
  steps: [
    { en: 'Find the institution by its city and name.', hi: 'शहर और नाम से संस्थान खोजें।' },
    { en: 'Enter the student’s enrolment number.', hi: 'विद्यार्थी की नामांकन संख्या लिखें।' },
    {
      en: 'Check the student’s name and the fee, then pay.',
      hi: 'विद्यार्थी का नाम और शुल्क जाँचें, फिर भुगतान करें।',
    },
  ],
  needs: [
    {
      en: 'The enrolment or admission number from the fee slip or identity card',
      hi: 'शुल्क पर्ची या पहचान पत्र पर छपी नामांकन या प्रवेश संख्या',
    },
  ],
  form: {
    fields: [
      city,
      {
        name: 'institution',
        label: { en: 'Name of the institution', hi: 'संस्थान का नाम' },
        type: 'text',
        inputMode: 'text',
        allowed: 'name',
        pattern: "[\\p{L}\\p{M}\\p{N} .,'\\-]{3,100}",
        minLength: 3,
        maxLength: 100,
        hint: { en: 'As on the fee slip', hi: 'जैसा शुल्क पर्ची पर है' },
        error: { en: 'Enter the name of the school or college.', hi: 'स्कूल या कॉलेज का नाम लिखें।' },
      },
      accountCode(
        {
          name: 'enrolmentNumber',
          label: { en: 'Enrolment number', hi: 'नामांकन संख्या' },
          hint: {
            en: 'Also called admission number or student ID',
            hi: 'इसे प्रवेश संख्या या स्टूडेंट आईडी भी कहते हैं',
          },
        },
        [2, 30],
      ),
    ],
    submit: { en: 'Find the fee', hi: 'शुल्क देखें' },
    link: '{main}/education-fee-payment',
  },
  synonyms: ['school fee', 'college fee', 'tuition', 'fees', 'fee', 'स्कूल फीस', 'फ़ीस'],
  faqs: [
    {
      question: {
        en: 'My child’s school is not found. What can I do?',
        hi: 'मेरे बच्चे का स्कूल नहीं मिल रहा। क्या करें?',
      },
      answer: {
        en: 'Ask the school whether it takes fees through Bharat BillPay. Only institutions that have joined can be paid here.',
        hi: 'स्कूल से पूछें कि क्या वह भारत बिलपे से शुल्क लेता है। यहाँ केवल जुड़े हुए संस्थानों का भुगतान हो सकता है।',
      },
    },
    {
      question: { en: 'Can I pay in parts?', hi: 'क्या किस्तों में भुगतान हो सकता है?' },
      answer: {
        en: 'If the institution allows instalments, each one is shown as its own bill.',
        hi: 'अगर संस्थान किस्तों की अनुमति देता है तो हर किस्त अलग बिल के रूप में दिखती है।',
      },
    },
    {
      question: { en: 'Do tuition fees save tax?', hi: 'क्या ट्यूशन फ़ीस पर कर छूट मिलती है?' },
      answer: {
        en: 'Under the old regime, full-time tuition fees of up to two children count within the deduction known as 80C. Keep the institution’s receipt.',
        hi: 'पुरानी व्यवस्था में दो बच्चों तक की पूर्णकालिक ट्यूशन फ़ीस 80C कही जाने वाली छूट में गिनी जाती है। संस्थान की रसीद सँभालकर रखें।',
      },
    },
  ],
}
