import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const moneyTransfer: ServiceGuide = {
  title: { en: 'Money Transfer by UPI: no wallet KYC needed', hi: 'UPI से पैसे भेजें: वॉलेट KYC ज़रूरी नहीं' },
  sections: [
    {
      heading: { en: 'Why UPI asks for no wallet KYC', hi: 'UPI में वॉलेट KYC क्यों नहीं चाहिए' },
      paragraphs: [
        {
          en: 'KYC, “know your customer”, is the check of who you are. Your bank made it when you opened the account, and a UPI payment runs from that account straight into another. No wallet stands in between, so none has to be verified.',
          hi: 'KYC यानी “अपने ग्राहक को जानें”, आपकी पहचान की जाँच है। बैंक ने यह खाता खोलते समय की थी, और UPI भुगतान उसी खाते से सीधे दूसरे खाते में जाता है। बीच में कोई वॉलेट नहीं होता, इसलिए उसकी जाँच भी नहीं।',
        },
        {
          en: 'Wallet KYC matters only when you want to keep money in a wallet.',
          hi: 'वॉलेट KYC तभी चाहिए जब आप वॉलेट में पैसे रखना चाहें।',
        },
      ],
      links: [{ label: { en: 'Important updates', hi: 'महत्वपूर्ण सूचनाएँ' }, link: '/important-updates' }],
    },
    {
      heading: { en: 'Four ways to send money', hi: 'पैसे भेजने के चार तरीक़े' },
      paragraphs: [],
      table: {
        caption: {
          en: 'All four work day and night, on holidays too',
          hi: 'चारों दिन-रात चलते हैं, छुट्टी के दिन भी',
        },
        columns: [
          { en: 'Way', hi: 'तरीक़ा' },
          { en: 'You need', hi: 'क्या चाहिए' },
          { en: 'How much', hi: 'कितना' },
          { en: 'How soon', hi: 'कितनी देर में' },
        ],
        rows: [
          [
            { en: 'UPI', hi: 'UPI' },
            { en: 'UPI ID, mobile number or code', hi: 'UPI आईडी, मोबाइल नंबर या कोड' },
            { en: 'Usually up to Rs. 1 lakh a day', hi: 'आमतौर पर दिन में ₹1 लाख तक' },
            { en: 'Seconds', hi: 'कुछ सेकंड' },
          ],
          [
            { en: 'IMPS', hi: 'आईएमपीएस' },
            { en: 'Account number and IFSC', hi: 'खाता संख्या और आईएफ़एससी' },
            { en: 'Up to Rs. 5 lakh', hi: '₹5 लाख तक' },
            { en: 'Seconds', hi: 'कुछ सेकंड' },
          ],
          [
            { en: 'NEFT', hi: 'एनईएफ़टी' },
            { en: 'Account number and IFSC', hi: 'खाता संख्या और आईएफ़एससी' },
            { en: 'Any amount', hi: 'कोई भी रकम' },
            { en: 'In half-hourly batches', hi: 'हर आधे घंटे के बैच में' },
          ],
          [
            { en: 'RTGS', hi: 'आरटीजीएस' },
            { en: 'Account number and IFSC', hi: 'खाता संख्या और आईएफ़एससी' },
            { en: 'Rs. 2 lakh and more', hi: '₹2 लाख या ज़्यादा' },
            { en: 'At once, one by one', hi: 'तुरंत, एक-एक करके' },
          ],
        ],
      },
      links: [{ label: { en: 'Find an IFSC', hi: 'आईएफ़एससी देखें' }, link: '/ifsc-code' }],
    },
    {
      heading: { en: 'Before you approve', hi: 'मंज़ूरी देने से पहले' },
      paragraphs: [],
      points: [
        {
          en: 'Read the name that your app shows for the UPI ID. It comes from the receiver’s bank; a name in a message does not.',
          hi: 'UPI आईडी के लिए ऐप जो नाम दिखाए उसे पढ़ें। वह पाने वाले के बैंक से आता है; संदेश में लिखा नाम नहीं।',
        },
        {
          en: 'To somebody new, send one rupee first and ask whether it came.',
          hi: 'किसी नए व्यक्ति को पहले एक रुपया भेजें और पूछें कि पहुँचा या नहीं।',
        },
        {
          en: 'Since 1 October 2025 no person can send you a “collect request” by UPI; only a business can. A request that claims to bring you money is a fraud: approving one always sends yours.',
          hi: '1 अक्टूबर 2025 से कोई व्यक्ति UPI से “कलेक्ट रिक्वेस्ट” नहीं भेज सकता; केवल व्यापारी भेज सकते हैं। जो रिक्वेस्ट पैसे देने का दावा करे वह धोखा है: मंज़ूरी देने पर हमेशा आपके पैसे जाते हैं।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'Money cannot be sent from this site. Use the UPI app on your phone, or your bank’s app or branch. To see whom a code would pay, read it here first.',
      hi: 'इस साइट से पैसे नहीं भेजे जा सकते। अपने फ़ोन के UPI ऐप, या बैंक के ऐप या शाखा से भेजें। कोड किसे पैसे देगा, यह पहले यहाँ पढ़ सकते हैं।',
    },
    links: [{ label: { en: 'Read a payment code', hi: 'भुगतान कोड पढ़ें' }, link: '/qr-code-scanner' }],
  },
  related: ['/qr-code-scanner', '/ifsc-code', '/important-updates', '/care'],
}
