import type { ServicePage } from './service-page.ts'

export const qrCodeScanner: ServicePage = {
  slug: 'qr-code-scanner',
  path: '/qr-code-scanner',
  link: '/qr-code-scanner',
  name: 'QR Code Scanner',
  hindi: 'QR कोड स्कैनर',
  icon: 'scan-qr-code',
  summary: {
    en: 'Scan any UPI QR code at a shop, on a bill or from a friend, and pay from your bank account. Or paste the text of a code here to see whom it pays before you trust it.',
    hi: 'दुकान, बिल या दोस्त का कोई भी UPI QR कोड स्कैन करें और बैंक खाते से भुगतान करें। या कोड का टेक्स्ट यहाँ चिपकाकर देखें कि पैसे किसे जाएँगे।',
  },
  steps: [
    { en: 'Open the app and point the camera at the code.', hi: 'ऐप खोलें और कैमरा कोड की ओर करें।' },
    { en: 'Check the name that appears.', hi: 'जो नाम दिखे उसे जाँचें।' },
    { en: 'Enter the amount and approve with your UPI PIN.', hi: 'रकम लिखें और UPI PIN से मंज़ूरी दें।' },
  ],
  needs: [{ en: 'A phone with a camera and a linked bank account', hi: 'कैमरे वाला फ़ोन और जुड़ा हुआ बैंक खाता' }],
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
  faqs: [
    {
      question: { en: 'Which codes can be paid?', hi: 'किन कोड से भुगतान हो सकता है?' },
      answer: {
        en: 'Any UPI code, whichever app or bank printed it.',
        hi: 'कोई भी UPI कोड, चाहे वह किसी भी ऐप या बैंक का हो।',
      },
    },
    {
      question: { en: 'Do I scan a code to receive money?', hi: 'क्या पैसे पाने के लिए कोड स्कैन करना होता है?' },
      answer: {
        en: 'No. Scanning and entering a PIN always sends money. To receive, you show your own code.',
        hi: 'नहीं। स्कैन करके PIN डालने से हमेशा पैसे जाते हैं। पाने के लिए आप अपना कोड दिखाते हैं।',
      },
    },
    {
      question: { en: 'How do I spot a pasted-over code?', hi: 'ऊपर से चिपकाया हुआ कोड कैसे पहचानें?' },
      answer: {
        en: 'Compare the name shown after scanning with the shop’s name. If they differ, ask before you pay.',
        hi: 'स्कैन के बाद दिखे नाम को दुकान के नाम से मिलाएँ। अलग हो तो भुगतान से पहले पूछें।',
      },
    },
  ],
}
