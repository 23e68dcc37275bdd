import { servicePages } from './service-page.ts'

export const everydayServices = servicePages('', {
  'money-transfer': {
    name: 'Money Transfer',
    hindi: 'पैसे भेजें',
    icon: 'arrow-left-right',
    summary: {
      en: 'How money goes from bank to bank in India by UPI, IMPS, NEFT and RTGS, and why UPI needs no wallet KYC. Sending is not available on this site yet.',
      hi: 'भारत में UPI, IMPS, NEFT और RTGS से पैसे बैंक से बैंक कैसे जाते हैं, और UPI में वॉलेट KYC क्यों नहीं चाहिए। इस साइट से भेजना अभी उपलब्ध नहीं है।',
    },
    synonyms: ['upi', 'send money', 'bank transfer', 'paise bhejo', 'यूपीआई', 'पैसे भेजें'],
  },
  'google-play-recharge': {
    name: 'Google Play Recharge',
    hindi: 'गूगल प्ले रिचार्ज',
    icon: 'circle-play',
    summary: {
      en: 'What a Google Play recharge code buys, how to redeem it and how to spot frauds. Codes are not sold on this site yet.',
      hi: 'गूगल प्ले रिचार्ज कोड से क्या मिलता है, उसे कैसे रिडीम करें और ठगी कैसे पहचानें। इस साइट पर कोड अभी नहीं मिलते।',
    },
    synonyms: ['google play', 'play store', 'redeem code', 'gift card', 'गूगल प्ले', 'प्ले स्टोर'],
  },
  'qr-code-scanner': {
    name: 'QR Code Scanner',
    hindi: 'QR कोड स्कैनर',
    icon: 'scan-qr-code',
    summary: {
      en: 'Scan any UPI QR code at a shop, on a bill or from a friend, and pay from your bank account. Or paste the text of a code here to see whom it pays before you trust it.',
      hi: 'दुकान, बिल या दोस्त का कोई भी UPI QR कोड स्कैन करें और बैंक खाते से भुगतान करें। या कोड का टेक्स्ट यहाँ चिपकाकर देखें कि पैसे किसे जाएँगे।',
    },
    form: {
      fields: [
        {
          name: 'qrText',
          label: { en: 'Text of the QR code', hi: 'QR कोड का टेक्स्ट' },
          type: 'text',
          inputMode: 'text',
          allowed: 'lettersAndDigits',
          pattern: 'upi:\\/\\/pay\\?.{5,490}',
          minLength: 15,
          maxLength: 500,
          hint: { en: 'Begins with upi://pay?', hi: 'upi://pay? से शुरू होता है' },
          error: {
            en: 'Paste the text of a UPI code; it begins with upi://pay?',
            hi: 'UPI कोड का टेक्स्ट चिपकाएँ; यह upi://pay? से शुरू होता है',
          },
        },
      ],
      submit: { en: 'Read the code', hi: 'कोड पढ़ें' },
      link: '{main}/qr-code-scanner',
    },
    synonyms: ['scan', 'scan and pay', 'qr', 'bharat qr', 'स्कैन', 'क्यूआर'],
  },
  'service-agent': {
    name: 'Service Agent',
    hindi: 'सर्विस एजेंट',
    icon: 'headset',
    summary: {
      en: 'What a service agent does: visits shops near home and helps them take digital payments. We are not taking new agents yet.',
      hi: 'सर्विस एजेंट का काम: घर के पास की दुकानों पर जाना और डिजिटल भुगतान लेने में मदद करना। अभी नए एजेंट नहीं लिए जा रहे।',
    },
    synonyms: ['agent', 'become an agent', 'job', 'एजेंट', 'काम'],
  },
  'education-fee-payment': {
    name: 'Education Fee Payment',
    hindi: 'शिक्षा शुल्क भुगतान',
    icon: 'graduation-cap',
    summary: {
      en: 'How fees of schools, colleges and coaching centres are paid, and what to keep for tax. Paying them is not available on this site yet.',
      hi: 'स्कूल, कॉलेज और कोचिंग का शुल्क कैसे भरा जाता है और कर के लिए क्या रखें। इस साइट से भरना अभी उपलब्ध नहीं है।',
    },
    synonyms: ['school fee', 'college fee', 'tuition', 'fees', 'fee', 'स्कूल फीस', 'फ़ीस'],
  },
  nps: {
    name: 'National Pension System',
    hindi: 'राष्ट्रीय पेंशन प्रणाली',
    icon: 'umbrella',
    summary: {
      en: 'The National Pension System (NPS) under the regulator PFRDA: its two accounts, how money comes out, and tax. Contributing is not available on this site yet.',
      hi: 'पेंशन नियामक पीएफ़आरडीए की राष्ट्रीय पेंशन प्रणाली (एनपीएस): उसके दो खाते, निकासी और कर। इस साइट से अंशदान अभी उपलब्ध नहीं है।',
    },
    synonyms: ['nps', 'pension', 'pran', 'retirement', 'पेंशन', 'एनपीएस'],
  },
})
