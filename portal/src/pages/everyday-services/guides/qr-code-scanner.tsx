import { Island } from '../../../islands/island.tsx'
import type { ServiceGuide } from '../../service-page/service-guide.ts'
import { QrPicture } from '../upi/qr-picture.island.tsx'
import { qrProblems } from '../upi/qr-problems.ts'
import { QrReading } from '../upi/qr-reading.tsx'
import { readUpiCode } from '../upi/upi-code.ts'

export const qrCodeScanner: ServiceGuide = {
  title: { en: 'QR Code Scanner: see whom a UPI code pays', hi: 'QR कोड स्कैनर: देखें UPI कोड किसे पैसे भेजता है' },
  sections: [
    {
      heading: { en: 'What is inside a code', hi: 'कोड के भीतर क्या है' },
      paragraphs: [
        {
          en: 'The black and white squares are a line of text. Your phone’s camera app can show and copy it. These are its parts:',
          hi: 'काले-सफ़ेद खाने असल में टेक्स्ट की एक पंक्ति हैं। फ़ोन का कैमरा ऐप उसे दिखा और कॉपी कर सकता है। उसके हिस्से ये हैं:',
        },
      ],
      table: {
        caption: { en: 'Parts of a UPI code', hi: 'UPI कोड के हिस्से' },
        columns: [
          { en: 'Part', hi: 'हिस्सा' },
          { en: 'Stands for', hi: 'अर्थ' },
          { en: 'How far to trust it', hi: 'कितना भरोसा करें' },
        ],
        rows: [
          [
            { en: 'pa', hi: 'pa' },
            { en: 'The UPI ID that gets the money', hi: 'पैसे पाने वाली UPI आईडी' },
            { en: 'This decides where money goes', hi: 'पैसे कहाँ जाएँगे, इसी से तय होता है' },
          ],
          [
            { en: 'pn', hi: 'pn' },
            { en: 'A name', hi: 'एक नाम' },
            { en: 'Not at all: anyone can write it', hi: 'बिल्कुल नहीं: कोई भी लिख सकता है' },
          ],
          [
            { en: 'am', hi: 'am' },
            { en: 'The amount, if it is fixed', hi: 'रकम, अगर तय हो' },
            { en: 'Compare it with your bill', hi: 'अपने बिल से मिलाएँ' },
          ],
          [
            { en: 'tn', hi: 'tn' },
            { en: 'A note', hi: 'टिप्पणी' },
            { en: 'It is only text', hi: 'यह केवल टेक्स्ट है' },
          ],
          [
            { en: 'mc', hi: 'mc' },
            { en: 'The kind of shop; 0000 is a person', hi: 'दुकान का प्रकार; 0000 यानी व्यक्ति' },
            { en: 'A shop’s code should have one', hi: 'दुकान के कोड में होना चाहिए' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Three tricks with codes', hi: 'कोड की तीन चालें' },
      paragraphs: [],
      points: [
        {
          en: 'A sticker over the shop’s own code. The name in your app then is not the shop’s.',
          hi: 'दुकान के कोड पर चिपकाया दूसरा स्टिकर। तब ऐप में दिखा नाम दुकान का नहीं होता।',
        },
        {
          en: '“Scan this to receive your refund.” Scanning and a PIN only ever send money.',
          hi: '“रिफ़ंड पाने के लिए यह स्कैन करें।” स्कैन और PIN से पैसे केवल जाते हैं।',
        },
        {
          en: 'A mandate in place of a payment. It begins with upi://mandate and lets somebody take money every month.',
          hi: 'भुगतान की जगह मैंडेट। यह upi://mandate से शुरू होता है और किसी को हर महीने पैसे लेने देता है।',
        },
      ],
    },
  ],
  start: {
    title: { en: 'Read a code', hi: 'कोड पढ़ें' },
    check({ qrText = '' }) {
      if (qrText === '') return []
      const reading = readUpiCode(qrText)
      return 'problem' in reading ? [{ field: 'qrText', message: qrProblems[reading.problem] }] : []
    },
    Outcome: QrReading,
    Beside: ({ locale }) => (
      <Island component={QrPicture} when="interaction" props={{ locale, field: 'qrText' }} />
    ),
  },
  related: ['/money-transfer', '/partner-with-us', '/grievance', '/care'],
}
