/** What the number is called on the bills of a state, where that is not simply consumer number. */
import type { Bilingual } from '@chowk/catalog'

const kNumber = {
  en: 'K number is the name the bills here use for the consumer number; look for “K No.” near your name.',
  hi: 'यहाँ के बिल पर उपभोक्ता संख्या को के नंबर कहा जाता है; अपने नाम के पास “K No.” देखें।',
}

const accountNumber = {
  en: 'The bills here call it account number. The book number and the meter number printed near it are other things.',
  hi: 'यहाँ के बिल पर इसे खाता संख्या लिखा जाता है। पास में छपी बुक संख्या और मीटर संख्या अलग चीज़ें हैं।',
}

const serviceNumber = {
  en: 'The bills here call it service number: the number of your service connection. Where it is printed in groups, type the groups together.',
  hi: 'यहाँ के बिल पर इसे सर्विस नंबर लिखा जाता है: आपके सर्विस कनेक्शन का नंबर। टुकड़ों में छपा हो तो सब साथ लिखें।',
}

export const numberByState: Readonly<Record<string, Bilingual>> = {
  'andhra-pradesh': serviceNumber,
  bihar: {
    en: 'Both companies of Bihar print it as CA number: your account with the company.',
    hi: 'बिहार की दोनों कंपनियाँ इसे सीए नंबर लिखती हैं: कंपनी में आपका खाता।',
  },
  chhattisgarh: {
    en: 'CSPDCL prints it as BP number, short for business partner: the number by which the company knows you.',
    hi: 'सीएसपीडीसीएल इसे बीपी नंबर लिखती है, यानी बिज़नेस पार्टनर: जिस नंबर से कंपनी आपको जानती है।',
  },
  gujarat: {
    en: 'The four Vij companies print consumer number, Torrent Power prints service number.',
    hi: 'चारों विज कंपनियाँ उपभोक्ता संख्या लिखती हैं, टोरेंट पावर सर्विस नंबर।',
  },
  haryana: accountNumber,
  'himachal-pradesh': kNumber,
  karnataka: {
    en: 'BESCOM and the other supply companies of Karnataka ask for the account ID. The RR number on the same bill is that of the installation; it does not work here.',
    hi: 'बेसकॉम और कर्नाटक की दूसरी कंपनियाँ अकाउंट आईडी माँगती हैं। उसी बिल पर छपा आरआर नंबर इंस्टॉलेशन का होता है; यहाँ वह नहीं चलता।',
  },
  kerala: {
    en: 'The consumer number of the State Electricity Board has 13 digits.',
    hi: 'राज्य बिजली बोर्ड की उपभोक्ता संख्या 13 अंकों की होती है।',
  },
  'madhya-pradesh': {
    en: 'The three companies know you by the IVRS number, first made for their telephone service. It may begin with the letter N: type that too.',
    hi: 'तीनों कंपनियाँ आपको आईवीआरएस नंबर से पहचानती हैं, जो उनकी टेलीफ़ोन सेवा के लिए बना था। यह N अक्षर से शुरू हो सकता है: उसे भी लिखें।',
  },
  maharashtra: {
    en: 'Mahavitaran (MSEDCL) also prints a four-digit billing unit, BU: the office that makes your bill. The companies of Mumbai have none.',
    hi: 'महावितरण (MSEDCL) चार अंकों की बिलिंग यूनिट, बीयू, भी लिखती है: वह दफ़्तर जो आपका बिल बनाता है। मुंबई की कंपनियों में यह नहीं होती।',
  },
  'new-delhi': {
    en: 'BSES and Tata Power print it as CA number, short for contract account. Homes in the NDMC area have a consumer number.',
    hi: 'बीएसईएस और टाटा पावर इसे सीए नंबर लिखते हैं, यानी कॉन्ट्रैक्ट अकाउंट। एनडीएमसी इलाके के घरों में उपभोक्ता संख्या होती है।',
  },
  punjab: accountNumber,
  rajasthan: kNumber,
  'tamil-nadu': serviceNumber,
  telangana: {
    en: 'The bill prints two numbers: SC No. and USC, the unique service number. Enter the USC.',
    hi: 'बिल पर दो नंबर छपे होते हैं: SC No. और USC, यानी यूनीक सर्विस नंबर। USC लिखें।',
  },
  'uttar-pradesh': accountNumber,
  'west-bengal': {
    en: 'WBSEDCL prints consumer ID and CESC prints customer ID: either goes into the same field.',
    hi: 'डब्ल्यूबीएसईडीसीएल कंज़्यूमर आईडी और सीईएससी कस्टमर आईडी लिखती है: दोनों इसी जगह लिखें।',
  },
}
