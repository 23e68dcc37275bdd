/** What is particular to films and cinemas in each city. Common knowledge; no cinema is recommended. */
import type { Bilingual } from '@chowk/catalog'
import { cityNotesOfTheSouth } from './city-notes-south.ts'

const cityNotesOfTheRest: Readonly<Record<string, Bilingual>> = {
  ahmedabad: {
    en: 'Gujarati films open here first, and many run longer in Ahmedabad than anywhere else. Cinemas spread from the old city to Sarkhej–Gandhinagar Highway, so look at the locality as well as the time.',
    hi: 'गुजराती फ़िल्में सबसे पहले यहीं लगती हैं और कई अहमदाबाद में सबसे लंबी चलती हैं। सिनेमाघर पुराने शहर से लेकर सरखेज-गांधीनगर हाईवे तक फैले हैं, इसलिए समय के साथ इलाक़ा भी देखें।',
  },
  amritsar: {
    en: 'Punjabi releases matter as much as Hindi ones here, and the first day of a big one is sold out early.',
    hi: 'यहाँ पंजाबी फ़िल्में हिंदी जितनी ही अहम हैं, और किसी बड़ी फ़िल्म का पहला दिन जल्दी भर जाता है।',
  },
  bhopal: {
    en: 'The lakes, palaces and old quarters of Bhopal are a set for many Hindi films and series. Cinemas are mostly in the new city and its malls.',
    hi: 'भोपाल के ताल, महल और पुराने मोहल्ले कई हिंदी फ़िल्मों और सीरीज़ में दिखते हैं। सिनेमाघर ज़्यादातर नए शहर और उसके मॉल में हैं।',
  },
  bhubaneswar: {
    en: 'Bhubaneswar and Cuttack, half an hour apart, share the Odia film trade. If a show is full in one, look at the other.',
    hi: 'आधे घंटे की दूरी पर बसे भुवनेश्वर और कटक ओड़िया फ़िल्मों के साझा केंद्र हैं। एक में शो भरा हो तो दूसरे में देखें।',
  },
  chandigarh: {
    en: 'The list covers the tricity: Chandigarh, Mohali and Panchkula, minutes apart but in three administrations. See which one the cinema is in.',
    hi: 'सूची में तीनों शहर हैं: चंडीगढ़, मोहाली और पंचकूला, कुछ मिनट की दूरी पर पर तीन अलग प्रशासनों में। देख लें कि सिनेमाघर किसमें है।',
  },
  dehradun: {
    en: 'The Forest Research Institute and the hills of Mussoorie are a favourite of film makers. For the audience, the cinemas are on Rajpur Road and in the malls on the way to Haridwar.',
    hi: 'वन अनुसंधान संस्थान और मसूरी की पहाड़ियाँ फ़िल्मकारों की पसंद हैं। दर्शकों के लिए सिनेमाघर राजपुर रोड पर और हरिद्वार की ओर के मॉल में हैं।',
  },
  'delhi-ncr': {
    en: 'The list covers Delhi, Gurugram, Noida, Greater Noida, Ghaziabad and Faridabad: three states and a long ride between them. Check the city in the cinema’s name before you pay.',
    hi: 'सूची में दिल्ली, गुरुग्राम, नोएडा, ग्रेटर नोएडा, ग़ाज़ियाबाद और फ़रीदाबाद हैं: तीन राज्य और बीच में लंबा रास्ता। भुगतान से पहले सिनेमाघर के नाम में शहर देख लें।',
  },
  goa: {
    en: 'Panaji has been home to the International Film Festival of India (IFFI) since 2004, each November. Films in Konkani and Marathi are shown beside Hindi and English ones.',
    hi: 'पणजी 2004 से हर नवंबर भारत के अंतरराष्ट्रीय फ़िल्म समारोह (IFFI) का घर है। हिंदी और अंग्रेज़ी के साथ कोंकणी और मराठी फ़िल्में भी लगती हैं।',
  },
  guwahati: {
    en: 'Assamese cinema has its state studio, Jyoti Chitraban, at Kahilipara in Guwahati. Assamese films are few and short in the cinema: see them in their first week.',
    hi: 'असमिया सिनेमा का राजकीय स्टूडियो ज्योति चित्रवन गुवाहाटी के काहिलीपाड़ा में है। असमिया फ़िल्में कम आती हैं और जल्दी उतर जाती हैं: पहले सप्ताह में देख लें।',
  },
  indore: {
    en: 'Lata Mangeshkar was born in Indore. Hindi films lead here, and films of the south come dubbed.',
    hi: 'लता मंगेशकर का जन्म इंदौर में हुआ था। यहाँ हिंदी फ़िल्में सबसे आगे हैं, और दक्षिण की फ़िल्में डब होकर आती हैं।',
  },
  jaipur: {
    en: 'Raj Mandir, opened in 1976, is the best-known single screen of the country, with names such as Pearl and Diamond for its classes of seats.',
    hi: '1976 में खुला राज मंदिर देश का सबसे जाना-माना एकल सिनेमाघर है; उसकी सीटों की श्रेणियों के नाम पर्ल और डायमंड जैसे हैं।',
  },
  kolkata: {
    en: 'Bengali cinema is made at Tollygunge and has had the first name “Tollywood” since the 1930s. Nandan, the state’s film centre, holds the Kolkata film festival.',
    hi: 'बांग्ला सिनेमा टॉलीगंज में बनता है, और “टॉलीवुड” नाम 1930 के दशक में सबसे पहले इसी को मिला। राज्य के फ़िल्म केंद्र नंदन में कोलकाता फ़िल्म समारोह होता है।',
  },
  lucknow: {
    en: 'From Umrao Jaan to the comedies of today, Lucknow is where Hindi films go for old courtyards and good manners. Hazratganj has the old halls, Gomti Nagar the new ones.',
    hi: 'उमराव जान से आज की कॉमेडी तक, पुरानी हवेलियों और तहज़ीब के लिए हिंदी फ़िल्में लखनऊ आती हैं। पुराने सिनेमाघर हज़रतगंज में हैं, नए गोमती नगर में।',
  },
  ludhiana: {
    en: 'One of the largest audiences for Punjabi films. Most screens are in malls along Ferozepur Road.',
    hi: 'पंजाबी फ़िल्मों के सबसे बड़े दर्शक-शहरों में एक। ज़्यादातर स्क्रीन फ़िरोज़पुर रोड के मॉल में हैं।',
  },
  mumbai: {
    en: 'The home of Hindi cinema, and of Marathi cinema beside it. Distances are long: a show in Thane or Navi Mumbai is another journey from one in Bandra, so choose the suburb first.',
    hi: 'हिंदी सिनेमा का घर, और साथ में मराठी सिनेमा का भी। दूरियाँ लंबी हैं: ठाणे या नवी मुंबई का शो बांद्रा से अलग यात्रा है, इसलिए पहले उपनगर चुनें।',
  },
  nagpur: {
    en: 'Hindi and Marathi films share the screens here. Jhund (2022), on a football team from its poorest quarters, tells a true story of Nagpur.',
    hi: 'यहाँ हिंदी और मराठी फ़िल्में साथ-साथ लगती हैं। ग़रीब बस्तियों की फ़ुटबॉल टीम पर बनी झुंड (2022) नागपुर की सच्ची कहानी है।',
  },
  nashik: {
    en: 'Dadasaheb Phalke, who made India’s first full-length feature film, was born at Trimbak near Nashik and worked here for years. A memorial stands at the foot of the Pandavleni caves.',
    hi: 'भारत की पहली पूरी लंबाई की फ़ीचर फ़िल्म बनाने वाले दादासाहेब फाल्के का जन्म नासिक के पास त्र्यंबक में हुआ और वे बरसों यहीं रहे। पांडवलेणी गुफ़ाओं के नीचे उनका स्मारक है।',
  },
  patna: {
    en: 'The first Bhojpuri film, Ganga Maiyya Tohe Piyari Chadhaibo, was first shown in Patna in 1963. Bhojpuri releases cluster around Holi and Chhath.',
    hi: 'पहली भोजपुरी फ़िल्म गंगा मइया तोहे पियरी चढ़इबो 1963 में सबसे पहले पटना में दिखाई गई। भोजपुरी फ़िल्में होली और छठ के आसपास ज़्यादा आती हैं।',
  },
  pune: {
    en: 'The Film and Television Institute of India and the National Film Archive are both in Pune. Marathi films often do better here than in Mumbai.',
    hi: 'भारतीय फ़िल्म और टेलीविज़न संस्थान तथा राष्ट्रीय फ़िल्म अभिलेखागार दोनों पुणे में हैं। मराठी फ़िल्में अक्सर मुंबई से ज़्यादा यहाँ चलती हैं।',
  },
  raipur: {
    en: 'Chhattisgarhi films, a small trade that began with Kahi Debe Sandesh in 1965, open in Raipur beside the Hindi releases.',
    hi: '1965 की कहि देबे संदेस से शुरू हुई छत्तीसगढ़ी फ़िल्में रायपुर में हिंदी फ़िल्मों के साथ लगती हैं।',
  },
  ranchi: {
    en: 'Hindi films lead; now and then one in Nagpuri or Khortha comes to a few halls for a week.',
    hi: 'हिंदी फ़िल्में सबसे आगे हैं; कभी-कभी नागपुरी या खोरठा की कोई फ़िल्म कुछ सिनेमाघरों में एक सप्ताह के लिए आती है।',
  },
  surat: {
    en: 'The actor Sanjeev Kumar was born in Surat. Gujarati and Hindi films share the screens of the diamond city.',
    hi: 'अभिनेता संजीव कुमार का जन्म सूरत में हुआ था। हीरों के इस शहर में गुजराती और हिंदी फ़िल्में साथ-साथ लगती हैं।',
  },
  vadodara: {
    en: 'A university city with a strong stage: its faculty of performing arts has sent actors to Gujarati plays and films for generations.',
    hi: 'विश्वविद्यालय का शहर, जहाँ का रंगमंच मज़बूत है: इसके प्रदर्शन कला संकाय से पीढ़ियों से गुजराती नाटकों और फ़िल्मों को कलाकार मिले हैं।',
  },
}

const cityNotes: Readonly<Record<string, Bilingual>> = { ...cityNotesOfTheRest, ...cityNotesOfTheSouth }

export function cityNote(slug: string): Bilingual {
  const note = cityNotes[slug]
  if (!note) throw new Error(`Nothing is said of films in ${slug}: add it to notes/city-notes.ts.`)
  return note
}
