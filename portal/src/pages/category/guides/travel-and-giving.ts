/** FASTag, other toll tags, metro cards and offerings. */
import type { Guide } from './guide.ts'

export const fastag: Guide = {
  title: { en: 'How to write the vehicle number', hi: 'वाहन नंबर कैसे लिखें' },
  text: [
    {
      en: 'As on the number plate, without spaces: state, district, letters, four digits (MH12AB1234). BH plates begin with the year: 22BH1234AA.',
      hi: 'नंबर प्लेट के अनुसार, खाली जगह के बिना: राज्य, ज़िला, अक्षर, चार अंक (MH12AB1234)। बीएच प्लेट साल से शुरू होती है: 22BH1234AA.',
    },
  ],
  know: [
    {
      en: 'The bank’s name is printed on the tag. Money sent through another bank’s page does not reach it.',
      hi: 'बैंक का नाम टैग पर छपा होता है। दूसरे बैंक के पेज से भेजा पैसा उस तक नहीं पहुँचता।',
    },
    {
      en: 'A tag whose papers (KYC) are out of date can be refused at the plaza even with money on it. The bank that issued it renews them.',
      hi: 'जिस टैग की KYC पुरानी हो वह पैसे होने पर भी प्लाज़ा पर रुक सकता है। KYC जारी करने वाला बैंक ही नई करता है।',
    },
    {
      en: 'Recharge before you set out. Plazas do not learn of it at once.',
      hi: 'निकलने से पहले रिचार्ज करें। प्लाज़ा को इसकी ख़बर तुरंत नहीं मिलती।',
    },
  ],
}

export const tollTag: Guide = {
  title: { en: 'Is your tag from this issuer?', hi: 'क्या आपका टैग इसी जारीकर्ता का है?' },
  text: [
    {
      en: 'Look at the tag on the windscreen: the issuer’s name is printed on it. These issuers are not banks, so their tags are not on the FASTag pages of the banks.',
      hi: 'विंडस्क्रीन पर लगा टैग देखें: जारीकर्ता का नाम उस पर छपा होता है। ये जारीकर्ता बैंक नहीं हैं, इसलिए इनके टैग बैंकों के फ़ास्टैग पेज पर नहीं मिलते।',
    },
  ],
  know: [
    {
      en: 'Write the vehicle number as on the plate, without spaces, for example MH12AB1234.',
      hi: 'वाहन नंबर प्लेट के अनुसार, खाली जगह के बिना लिखें, जैसे MH12AB1234.',
    },
    {
      en: 'A tag belongs to one vehicle. Moved to another windscreen, it is refused.',
      hi: 'टैग एक ही वाहन का होता है। दूसरी गाड़ी पर लगाने से वह स्वीकार नहीं होता।',
    },
  ],
}

export const metro: Guide = {
  title: { en: 'Where the card’s number is', hi: 'कार्ड का नंबर कहाँ मिलेगा' },
  text: [
    {
      en: 'Printed on the smart card itself, usually on the back. Type all of it, without the spaces.',
      hi: 'स्मार्ट कार्ड पर ही छपा होता है, आमतौर पर पीछे। पूरा नंबर खाली जगह के बिना लिखें।',
    },
  ],
  know: [
    {
      en: 'The money is written to the card at the station: touch it at an add-value machine or a gate, as the signs there say.',
      hi: 'पैसे कार्ड में स्टेशन पर चढ़ते हैं: वहाँ के संकेतों के अनुसार कार्ड को ऐड-वैल्यू मशीन या गेट पर लगाएँ।',
    },
    {
      en: 'A card of one city’s metro does not open the gates of another’s, unless it is a common mobility card.',
      hi: 'एक शहर की मेट्रो का कार्ड दूसरे शहर में नहीं चलता, जब तक वह कॉमन मोबिलिटी कार्ड न हो।',
    },
  ],
}

export const devotion: Guide = {
  title: { en: 'Whose name to give', hi: 'किसका नाम लिखें' },
  text: [
    {
      en: 'The name in which the offering is made: yours, your parents’, a child’s. It appears on the receipt as you type it, in English or Hindi.',
      hi: 'जिसके नाम से दान करना है: अपना, माता-पिता का या बच्चे का। रसीद पर वह वैसा ही आता है जैसा आप लिखें, हिंदी या अंग्रेज़ी में।',
    },
  ],
  know: [
    {
      en: 'To give to a shrine, use its own website, its app or its counters. Nothing that is paid here reaches it unless it has agreed to that, and none has.',
      hi: 'तीर्थ को देना हो तो उसकी अपनी वेबसाइट, ऐप या काउंटर से दें। यहाँ किया भुगतान उस तक तभी पहुँचता है जब उसने सहमति दी हो, और अभी किसी ने नहीं दी है।',
    },
    {
      en: 'An offering here is only an offering: darshan, rooms and prasad are arranged with the shrine itself.',
      hi: 'यहाँ केवल दान होता है: दर्शन, ठहरने और प्रसाद की व्यवस्था सीधे तीर्थ के साथ होती है।',
    },
    {
      en: 'Shrines do not phone to ask for donations to a person’s number. Such a call is a fraud.',
      hi: 'तीर्थ फ़ोन करके किसी व्यक्ति के नंबर पर दान नहीं माँगते। ऐसा फ़ोन धोखा है।',
    },
  ],
}
