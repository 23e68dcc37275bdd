import type { ServiceGuide } from '../../service-page/service-guide.ts'

export const googlePlay: ServiceGuide = {
  title: {
    en: 'Google Play Recharge Code: what it buys and how to redeem it',
    hi: 'गूगल प्ले रिचार्ज कोड: क्या ख़रीदता है और कैसे रिडीम करें',
  },
  sections: [
    {
      heading: { en: 'What the code buys', hi: 'कोड से क्या मिलता है' },
      paragraphs: [
        {
          en: 'A recharge code turns into balance in a Google account. Use it for apps and things sold inside games and apps, for books and films, and for storage and other subscriptions billed by Google Play.',
          hi: 'रिचार्ज कोड गूगल खाते में बैलेंस बन जाता है। इससे ऐप और गेम-ऐप के भीतर की चीज़ें, किताबें और फ़िल्में, तथा गूगल प्ले से बिल होने वाली स्टोरेज और दूसरी सदस्यताएँ ली जा सकती हैं।',
        },
        {
          en: 'It does not pay for a phone from the Google Store, and it cannot be turned back into money or sent to another account.',
          hi: 'इससे गूगल स्टोर का फ़ोन नहीं ख़रीदा जा सकता, और इसे वापस पैसे में बदला या दूसरे खाते में भेजा नहीं जा सकता।',
        },
      ],
    },
    {
      heading: { en: 'Redeem it without a mistake', hi: 'बिना ग़लती के रिडीम करें' },
      paragraphs: [],
      points: [
        {
          en: 'First look at the picture at the top of Google Play: is it the account that should get the balance? A code cannot be moved afterwards.',
          hi: 'पहले गूगल प्ले में ऊपर की तस्वीर देखें: क्या यही खाता है जिसमें बैलेंस चाहिए? कोड बाद में दूसरे खाते में नहीं जा सकता।',
        },
        {
          en: 'Tap the picture, then “Payments and subscriptions”, then “Redeem code”. Or open play.google.com/redeem.',
          hi: 'तस्वीर पर टैप करें, फिर “पेमेंट और सदस्यताएँ”, फिर “कोड रिडीम करें”। या play.google.com/redeem खोलें।',
        },
        {
          en: 'Type the letters and digits without spaces. An O and a zero look alike; try the other if one is refused.',
          hi: 'अक्षर और अंक बिना खाली जगह के लिखें। O और शून्य एक जैसे दिखते हैं; एक न चले तो दूसरा आज़माएँ।',
        },
      ],
    },
    {
      heading: { en: 'A code is cash', hi: 'कोड नकद की तरह है' },
      paragraphs: [
        {
          en: 'Whoever sees a code can use it. Do not send a photo of it, and do not read it out on the phone. Callers who want to be paid in codes, whether they speak of electricity, a lottery or the police, are frauds: call 1930.',
          hi: 'जो कोड देख ले वही इस्तेमाल कर सकता है। उसकी फ़ोटो न भेजें और फ़ोन पर न पढ़ें। जो कोड में भुगतान माँगे, चाहे बिजली, लॉटरी या पुलिस का नाम ले, वह ठग है: 1930 पर फ़ोन करें।',
        },
      ],
    },
  ],
  instead: {
    text: {
      en: 'We sell no codes here. Buy them from Google Play itself, or from a shop you know.',
      hi: 'यहाँ कोड नहीं मिलते। उन्हें सीधे गूगल प्ले से, या जानी-पहचानी दुकान से लें।',
    },
    links: [{ label: { en: 'Google Play', hi: 'गूगल प्ले' }, link: 'https://play.google.com/store' }],
  },
  related: ['/mobile-recharge', '/dth-recharge', '/datacard-recharge', '/care'],
}
