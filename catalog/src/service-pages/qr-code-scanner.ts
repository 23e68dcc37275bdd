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
}
