/** What is particular to films and cinemas in the cities of the south. Common knowledge; no cinema is recommended. */
import type { Bilingual } from '@chowk/catalog'

export const cityNotesOfTheSouth: Readonly<Record<string, Bilingual>> = {
  bengaluru: {
    en: 'Kannada cinema, known as Sandalwood, is made here; and no other city shows films in so many languages at once: Kannada, Tamil, Telugu, Malayalam, Hindi and English. Check the language of the show, not only the film.',
    hi: 'सैंडलवुड कहा जाने वाला कन्नड़ सिनेमा यहीं बनता है; और किसी शहर में एक साथ इतनी भाषाओं की फ़िल्में नहीं लगतीं: कन्नड़, तमिल, तेलुगु, मलयालम, हिंदी और अंग्रेज़ी। फ़िल्म ही नहीं, शो की भाषा भी देखें।',
  },
  chennai: {
    en: 'Tamil cinema took the name Kollywood from Kodambakkam, where its studios stood. First shows of a big star begin before breakfast where the state allows it, and are sold out days before.',
    hi: 'तमिल सिनेमा को कॉलीवुड नाम कोडंबाक्कम से मिला, जहाँ उसके स्टूडियो थे। जहाँ राज्य अनुमति दे, बड़े सितारे का पहला शो नाश्ते से पहले शुरू होता है और कई दिन पहले भर जाता है।',
  },
  coimbatore: {
    en: 'Before Chennai took over, Coimbatore’s Central and Pakshiraja studios made Tamil films in the 1930s and 1940s. Malayalam films are shown too, with Kerala an hour away.',
    hi: 'चेन्नई से पहले 1930 और 1940 के दशक में कोयंबटूर के सेंट्रल और पक्षिराजा स्टूडियो में तमिल फ़िल्में बनती थीं। केरल एक घंटे दूर है, इसलिए मलयालम फ़िल्में भी लगती हैं।',
  },
  guntur: {
    en: 'A Telugu city through and through: the film Guntur Kaaram (2024) is named after its chilli. Vijayawada’s larger halls are an hour away.',
    hi: 'पूरी तरह तेलुगु शहर: फ़िल्म गुंटूर कारम (2024) का नाम यहाँ की मिर्च पर है। विजयवाड़ा के बड़े सिनेमाघर एक घंटे दूर हैं।',
  },
  hubballi: {
    en: 'Hubballi and Dharwad are twin cities some 20 km apart and share one list. Kannada films come first, with Hindi ones beside them.',
    hi: 'हुबली और धारवाड़ लगभग 20 किमी दूर जुड़वाँ शहर हैं और सूची साझा है। कन्नड़ फ़िल्में पहले हैं, साथ में हिंदी।',
  },
  hyderabad: {
    en: 'The home of Telugu cinema, with Ramoji Film City on its edge. For the first days of a big film a government order at times allows higher prices than usual.',
    hi: 'तेलुगु सिनेमा का घर, जिसके छोर पर रामोजी फ़िल्म सिटी है। बड़ी फ़िल्म के पहले दिनों में सरकारी आदेश से कभी-कभी आम से ऊँचे दाम की अनुमति होती है।',
  },
  kochi: {
    en: 'Malayalam cinema works mostly from Kochi now, after decades in the studios of Chennai. The list covers Ernakulam, Edappally and the old town across the water.',
    hi: 'दशकों तक चेन्नई के स्टूडियो में बनने के बाद मलयालम सिनेमा अब ज़्यादातर कोच्चि से चलता है। सूची में एर्णाकुलम, एडपल्ली और पानी के उस पार का पुराना शहर आता है।',
  },
  kozhikode: {
    en: 'A city of readers and of ghazals, whose writers, M. T. Vasudevan Nair among them, gave Malayalam cinema many of its best scripts.',
    hi: 'पाठकों और ग़ज़लों का शहर, जिसके लेखकों ने, जिनमें एम. टी. वासुदेवन नायर भी हैं, मलयालम सिनेमा को कई बेहतरीन पटकथाएँ दीं।',
  },
  madurai: {
    en: 'A whole line of Tamil films is set here, Subramaniapuram (2008) the best known. Fans’ clubs are strong: the first day is loud.',
    hi: 'तमिल फ़िल्मों की एक पूरी धारा यहीं की है, सबसे जानी-मानी सुब्रमण्यपुरम (2008)। प्रशंसकों के क्लब मज़बूत हैं: पहले दिन ख़ूब शोर रहता है।',
  },
  mangaluru: {
    en: 'Tulu films are made and seen on this coast. Many run for weeks here while the rest of the state never hears of them.',
    hi: 'तुलु फ़िल्में इसी तट पर बनती और देखी जाती हैं। कई यहाँ हफ़्तों चलती हैं, जबकि बाक़ी राज्य को पता भी नहीं चलता।',
  },
  mysuru: {
    en: 'Palace, lakes and broad roads have made Mysuru a set for films in every southern language since the days of Premier Studio.',
    hi: 'महल, झीलों और चौड़ी सड़कों के कारण प्रीमियर स्टूडियो के दिनों से मैसूरु में दक्षिण की हर भाषा की फ़िल्में बनती रही हैं।',
  },
  thiruvananthapuram: {
    en: 'The International Film Festival of Kerala (IFFK) fills the halls every December. The state’s own cinemas, Kairali, Sree and Nila, are here.',
    hi: 'हर दिसंबर केरल का अंतरराष्ट्रीय फ़िल्म समारोह (IFFK) सिनेमाघर भर देता है। राज्य के अपने सिनेमाघर कैरली, श्री और नीला यहीं हैं।',
  },
  thrissur: {
    en: 'Moving pictures came to Kerala through Thrissur, where Jose Kattukkaran showed them in the first years of the twentieth century. During Pooram the centre of town is closed to traffic.',
    hi: 'केरल में चलचित्र त्रिशूर से आए, जहाँ जोस काट्टूक्कारन ने बीसवीं सदी के शुरुआती वर्षों में उन्हें दिखाया। पूरम के समय शहर का केंद्र यातायात के लिए बंद रहता है।',
  },
  tiruchirappalli: {
    en: 'M. K. Thyagaraja Bhagavathar, the first star of Tamil cinema, lived in Tiruchirappalli. People call the city Trichy, and so may a ticket.',
    hi: 'तमिल सिनेमा के पहले सितारे एम. के. त्यागराज भागवतर तिरुचिरापल्ली में रहते थे। लोग शहर को त्रिची कहते हैं, और टिकट पर भी यही लिखा हो सकता है।',
  },
  vijayawada: {
    en: 'The film distributors of coastal Andhra sit in Gandhi Nagar, Vijayawada, and so do many of its old halls. Sankranti, in January, is the great season of Telugu releases.',
    hi: 'तटीय आंध्र के फ़िल्म वितरक विजयवाड़ा के गांधी नगर में हैं, और कई पुराने सिनेमाघर भी। जनवरी की संक्रांति तेलुगु फ़िल्मों का सबसे बड़ा मौसम है।',
  },
  visakhapatnam: {
    en: 'Beaches and the hills of Araku bring film crews all year; Maro Charitra (1978) made the coast famous. Jagadamba Centre takes its name from a cinema.',
    hi: 'समुद्र तट और अराकू की पहाड़ियाँ साल भर फ़िल्म वालों को लाती हैं; मरो चरित्र (1978) ने इस तट को मशहूर किया। जगदंबा सेंटर का नाम एक सिनेमाघर पर है।',
  },
  warangal: {
    en: 'Warangal, Hanamkonda and Kazipet have grown into one: see which of the three a hall is in before you set out.',
    hi: 'वारंगल, हनमकोंडा और काज़ीपेट मिलकर एक हो गए हैं: निकलने से पहले देखें कि सिनेमाघर तीनों में से किसमें है।',
  },
}
