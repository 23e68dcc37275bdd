/** Films by language: where they are made, and the first with sound. Years as film histories give them. */
import type { Bilingual, Named } from '@chowk/catalog'

export interface LanguageNote {
  /** Where most of them are made. */
  readonly madeIn: Named
  /** The first talking film, with its year. */
  readonly firstTalkie?: { readonly name: string; readonly hindi: string; readonly year: number }
  readonly about: Bilingual
}

const notes: Readonly<Record<string, LanguageNote>> = {
  assamese: {
    madeIn: { name: 'Guwahati', hindi: 'गुवाहाटी' },
    firstTalkie: { name: 'Joymoti', hindi: 'जयमती', year: 1935 },
    about: {
      en: 'Few are made in a year, and many travel to festivals before they reach a cinema. They run mainly in Assam.',
      hi: 'साल में कम ही बनती हैं, और कई सिनेमाघर से पहले समारोहों में जाती हैं। ये मुख्य रूप से असम में चलती हैं।',
    },
  },
  bengali: {
    madeIn: { name: 'Kolkata', hindi: 'कोलकाता' },
    firstTalkie: { name: 'Jamai Shashthi', hindi: 'जमाई षष्ठी', year: 1931 },
    about: {
      en: 'The language of Satyajit Ray, Ritwik Ghatak and Mrinal Sen. The large releases come out at Durga Puja, in September or October.',
      hi: 'सत्यजित राय, ऋत्विक घटक और मृणाल सेन की भाषा। बड़ी फ़िल्में सितंबर-अक्टूबर में दुर्गा पूजा पर आती हैं।',
    },
  },
  bhojpuri: {
    madeIn: { name: 'Patna and Mumbai', hindi: 'पटना और मुंबई' },
    firstTalkie: {
      name: 'Ganga Maiyya Tohe Piyari Chadhaibo',
      hindi: 'गंगा मइया तोहे पियरी चढ़इबो',
      year: 1963,
    },
    about: {
      en: 'Seen in Bihar, eastern Uttar Pradesh and wherever their people have gone to work, Mumbai and Punjab included.',
      hi: 'बिहार और पूर्वी उत्तर प्रदेश में, और जहाँ-जहाँ यहाँ के लोग काम करने गए हैं वहाँ देखी जाती हैं, मुंबई और पंजाब सहित।',
    },
  },
  english: {
    madeIn: { name: 'United States and Britain', hindi: 'अमेरिका और ब्रिटेन' },
    about: {
      en: 'Large films come to India within days of their release abroad, often dubbed in Hindi, Tamil and Telugu as well. They need a certificate of the Indian board like any other.',
      hi: 'बड़ी फ़िल्में विदेश में रिलीज़ के कुछ ही दिनों में भारत आ जाती हैं, अक्सर हिंदी, तमिल और तेलुगु में डब होकर भी। उन्हें भी भारतीय बोर्ड का प्रमाणपत्र चाहिए।',
    },
  },
  gujarati: {
    madeIn: { name: 'Ahmedabad and Mumbai', hindi: 'अहमदाबाद और मुंबई' },
    firstTalkie: { name: 'Narsinh Mehta', hindi: 'नरसिंह मेहता', year: 1932 },
    about: {
      en: 'Comedies and family stories, close to the Gujarati stage. The films of the last decade brought young audiences back.',
      hi: 'कॉमेडी और पारिवारिक कहानियाँ, गुजराती रंगमंच के क़रीब। पिछले दशक की फ़िल्मों ने युवा दर्शकों को लौटाया है।',
    },
  },
  hindi: {
    madeIn: { name: 'Mumbai', hindi: 'मुंबई' },
    firstTalkie: { name: 'Alam Ara', hindi: 'आलम आरा', year: 1931 },
    about: {
      en: 'Shown in every city of the country. Alam Ara was the first talking film of India; no print of it is known to survive.',
      hi: 'देश के हर शहर में लगती हैं। आलम आरा भारत की पहली बोलती फ़िल्म थी; उसकी कोई प्रति बची हुई ज्ञात नहीं है।',
    },
  },
  kannada: {
    madeIn: { name: 'Bengaluru', hindi: 'बेंगलुरु' },
    firstTalkie: { name: 'Sati Sulochana', hindi: 'सती सुलोचना', year: 1934 },
    about: {
      en: 'The cinema of Dr. Rajkumar and of Girish Kasaravalli. Since KGF (2018) its large films are dubbed and shown all over India.',
      hi: 'डॉ. राजकुमार और गिरीश कासरवल्ली का सिनेमा। केजीएफ़ (2018) के बाद इसकी बड़ी फ़िल्में डब होकर पूरे भारत में लगती हैं।',
    },
  },
  malayalam: {
    madeIn: { name: 'Kochi', hindi: 'कोच्चि' },
    firstTalkie: { name: 'Balan', hindi: 'बालन', year: 1938 },
    about: {
      en: 'Known for scripts and for actors who take small parts. Onam and Vishu are the seasons of its releases.',
      hi: 'पटकथाओं के लिए और छोटी भूमिकाएँ निभाने वाले कलाकारों के लिए जानी जाती हैं। ओणम और विषु इनके रिलीज़ के मौसम हैं।',
    },
  },
  marathi: {
    madeIn: { name: 'Mumbai, Pune and Kolhapur', hindi: 'मुंबई, पुणे और कोल्हापुर' },
    firstTalkie: { name: 'Ayodhyecha Raja', hindi: 'अयोध्येचा राजा', year: 1932 },
    about: {
      en: 'Indian film began with a Marathi-speaking maker, Dadasaheb Phalke. Cinemas in Maharashtra are required by the state to give Marathi films room.',
      hi: 'भारतीय सिनेमा की शुरुआत मराठी भाषी दादासाहेब फाल्के ने की। महाराष्ट्र में राज्य के नियम से सिनेमाघरों को मराठी फ़िल्मों के लिए जगह देनी होती है।',
    },
  },
  odia: {
    madeIn: { name: 'Bhubaneswar and Cuttack', hindi: 'भुवनेश्वर और कटक' },
    firstTalkie: { name: 'Sita Bibaha', hindi: 'सीता बिबाह', year: 1936 },
    about: {
      en: 'Releases gather around Raja in June and Durga Puja in autumn. Halls are few outside the coast of Odisha.',
      hi: 'फ़िल्में जून के रज पर्व और शरद की दुर्गा पूजा के आसपास आती हैं। ओडिशा के तट के बाहर सिनेमाघर कम हैं।',
    },
  },
  punjabi: {
    madeIn: { name: 'Mohali and Chandigarh', hindi: 'मोहाली और चंडीगढ़' },
    about: {
      en: 'Comedies, family stories and films on faith and history, released in Punjab and on the same day in Canada and Britain, where much of the audience lives.',
      hi: 'कॉमेडी, पारिवारिक कहानियाँ और आस्था व इतिहास की फ़िल्में, जो पंजाब के साथ उसी दिन कनाडा और ब्रिटेन में भी लगती हैं, जहाँ बहुत से दर्शक रहते हैं।',
    },
  },
  tamil: {
    madeIn: { name: 'Chennai', hindi: 'चेन्नई' },
    firstTalkie: { name: 'Kalidas', hindi: 'कालिदास', year: 1931 },
    about: {
      en: 'Pongal and Deepavali bring the largest releases. Kalidas mixed Tamil with Telugu and Hindi: the actors spoke what they knew.',
      hi: 'सबसे बड़ी फ़िल्में पोंगल और दीपावली पर आती हैं। कालिदास में तमिल के साथ तेलुगु और हिंदी भी थी: कलाकार जो जानते थे वही बोले।',
    },
  },
  telugu: {
    madeIn: { name: 'Hyderabad', hindi: 'हैदराबाद' },
    firstTalkie: { name: 'Bhakta Prahlada', hindi: 'भक्त प्रह्लाद', year: 1932 },
    about: {
      en: 'Among the largest film trades of the country by tickets sold. Sankranti in January is its great season.',
      hi: 'बिके टिकटों के हिसाब से देश के सबसे बड़े फ़िल्म उद्योगों में। जनवरी की संक्रांति इसका सबसे बड़ा मौसम है।',
    },
  },
  tulu: {
    madeIn: { name: 'Mangaluru', hindi: 'मंगलुरु' },
    firstTalkie: { name: 'Enna Thangadi', hindi: 'एन्न तंगडि', year: 1971 },
    about: {
      en: 'A handful of films a year, most of them comedies, for the coast between Udupi and Kasaragod and its people in Mumbai and the Gulf.',
      hi: 'साल में गिनी-चुनी फ़िल्में, ज़्यादातर कॉमेडी, उडुपी और कासरगोड के बीच के तट के लिए, और मुंबई व खाड़ी में बसे वहाँ के लोगों के लिए।',
    },
  },
}

export function languageNote(slug: string): LanguageNote {
  const note = notes[slug]
  if (!note) throw new Error(`Nothing is said of films in ${slug}: add it to notes/language-notes.ts.`)
  return note
}
