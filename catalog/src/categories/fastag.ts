import { tollWithoutTag } from '../rules/payments.ts'
import { latestRow } from '../rules/rule.ts'
import { vehicleNumber } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

const { cashTimes, upiTimes } = latestRow(tollWithoutTag).value

export const fastag: CategoryEntry = {
  slug: 'fastag-recharge',
  name: 'FASTag Recharge',
  hindi: 'फ़ास्टैग रिचार्ज',
  icon: 'car-front',
  section: 7,
  mWebOrder: 4,
  flow: 'recharge',
  host: 'main',
  providerWord: { en: 'Issuing bank', hi: 'जारीकर्ता बैंक' },
  providerTitle: { en: '{provider} FASTag Recharge', hi: '{provider} फ़ास्टैग रिचार्ज' },
  providerSummary: {
    en: 'Recharge a FASTag issued by {provider} with your vehicle number.',
    hi: 'वाहन नंबर से {provider} का फ़ास्टैग रिचार्ज करें।',
  },
  summary: {
    en: 'Choose the bank that issued your FASTag, enter the vehicle number and add money for tolls.',
    hi: 'जिस बैंक ने आपका फ़ास्टैग जारी किया उसे चुनें, वाहन नंबर लिखें और टोल के लिए पैसे जोड़ें।',
  },
  needs: [
    { en: 'Your vehicle’s registration number', hi: 'आपके वाहन का पंजीकरण नंबर' },
    {
      en: 'The name of the bank that issued the tag; it is printed on the tag',
      hi: 'टैग जारी करने वाले बैंक का नाम; यह टैग पर छपा होता है',
    },
  ],
  parameters: [vehicleNumber],
  synonyms: ['fastag', 'fast tag', 'fasttag', 'toll', 'netc', 'फास्टैग', 'फ़ास्टैग', 'टोल'],
  faqs: [
    {
      question: { en: 'Is FASTag needed on every road?', hi: 'क्या फ़ास्टैग हर सड़क पर ज़रूरी है?' },
      answer: {
        en: 'It is required at toll plazas on national highways. Many state roads and city parking lots take it as well.',
        hi: 'राष्ट्रीय राजमार्गों के टोल प्लाज़ा पर यह अनिवार्य है। कई राज्यों की सड़कें और शहरों की पार्किंग भी इसे लेती हैं।',
      },
    },
    {
      question: {
        en: 'What happens if the balance is too low at the plaza?',
        hi: 'प्लाज़ा पर शेष रकम कम हो तो क्या होता है?',
      },
      answer: {
        en: `The tag is refused. On a national highway you then pay ${cashTimes} times the toll in cash, or ${upiTimes} times by UPI: for a toll of Rs. 100 that is Rs. ${100 * cashTimes} or Rs. ${100 * upiTimes}. Keep enough for the way back too.`,
        hi: `टैग स्वीकार नहीं होता। राष्ट्रीय राजमार्ग पर तब नकद में ${cashTimes} गुना, या UPI से ${upiTimes} गुना टोल लगता है: ₹100 के टोल पर ₹${100 * cashTimes} या ₹${100 * upiTimes}। लौटने के टोल का पैसा भी रखें।`,
      },
    },
    {
      question: { en: 'I sold the vehicle. What about the tag?', hi: 'मैंने वाहन बेच दिया। टैग का क्या करूँ?' },
      answer: {
        en: 'Ask the issuing bank to close it. A tag belongs to one vehicle and one owner and cannot be handed over.',
        hi: 'जारीकर्ता बैंक से टैग बंद करवाएँ। टैग एक ही वाहन और एक ही मालिक का होता है, किसी और को नहीं दिया जा सकता।',
      },
    },
    {
      question: {
        en: 'Can I recharge with the tag number instead of the vehicle number?',
        hi: 'क्या वाहन नंबर की जगह टैग नंबर से रिचार्ज हो सकता है?',
      },
      answer: {
        en: 'We ask for the vehicle number, since it is on the plate and hard to mistype. The bank finds the tag by it.',
        hi: 'हम वाहन नंबर माँगते हैं क्योंकि वह प्लेट पर लिखा होता है और उसमें ग़लती कम होती है। बैंक उसी से टैग पहचान लेता है।',
      },
    },
  ],
  providers: [
    { name: 'Axis Bank' },
    { name: 'Bank of Baroda' },
    { name: 'HDFC Bank' },
    { name: 'ICICI Bank' },
    { name: 'IDFC FIRST Bank' },
    { name: 'IndusInd Bank' },
    { name: 'Kotak Mahindra Bank' },
  ],
}
