/** Roads from Bengaluru, Chennai and Hyderabad. Common knowledge of 2026. */
import { type Roads, town } from './road.ts'

export const southernRoads: Roads = {
  'bengaluru-to-chennai': {
    via: [town('Hosur', 'होसूर'), town('Krishnagiri', 'कृष्णगिरि'), town('Vellore', 'वेल्लोर')],
    know: {
      en: 'Day and night buses both run. The slow part is the way out of Bengaluru by Electronic City and Hosur: an early or a late start saves an hour.',
      hi: 'दिन और रात दोनों की बसें चलती हैं। धीमा हिस्सा इलेक्ट्रॉनिक सिटी और होसूर से होकर बेंगलुरु से निकलना है: जल्दी या देर से निकलें तो एक घंटा बचता है।',
    },
  },
  'bengaluru-to-coimbatore': {
    via: [
      town('Hosur', 'होसूर'),
      town('Dharmapuri', 'धर्मपुरी'),
      town('Salem', 'सेलम'),
      town('Avinashi', 'अविनाशी'),
    ],
    know: {
      en: 'Most people take a night bus and arrive at dawn. Buses to Ooty and the Nilgiris go on from Coimbatore.',
      hi: 'ज़्यादातर लोग रात की बस लेते हैं और भोर में पहुँचते हैं। ऊटी और नीलगिरि की बसें कोयंबटूर से आगे मिलती हैं।',
    },
  },
  'bengaluru-to-goa': {
    via: [town('Tumakuru', 'तुमकुरु'), town('Chitradurga', 'चित्रदुर्ग'), town('Hubballi', 'हुबली')],
    know: {
      en: 'After Hubballi buses go down the Western Ghats, by Belagavi or by the coast at Karwar. Ask whether yours ends at Panaji, Mapusa or Margao: they are far apart for a tired traveller.',
      hi: 'हुबली के बाद बसें बेलगावी से या तट पर कारवार से होकर पश्चिमी घाट उतरती हैं। पूछ लें कि बस पणजी, मापुसा या मडगाँव में से कहाँ रुकेगी: थके यात्री के लिए ये दूर-दूर हैं।',
    },
  },
  'bengaluru-to-hyderabad': {
    via: [town('Chikkaballapur', 'चिक्कबल्लापुर'), town('Anantapur', 'अनंतपुर'), town('Kurnool', 'कर्नूल')],
    know: {
      en: 'One wide highway all the way, mostly driven at night. Buses stop first on the southern edge of Hyderabad: choose your dropping point with care.',
      hi: 'पूरे रास्ते एक ही चौड़ा हाईवे, ज़्यादातर रात में। बसें पहले हैदराबाद के दक्षिणी छोर पर रुकती हैं: उतरने की जगह सोचकर चुनें।',
    },
  },
  'bengaluru-to-kochi': {
    via: [
      town('Salem', 'सेलम'),
      town('Coimbatore', 'कोयंबटूर'),
      town('Palakkad', 'पालक्काड'),
      town('Thrissur', 'त्रिशूर'),
    ],
    know: {
      en: 'The road crosses into Kerala through the Palakkad gap, the one low pass in the southern Ghats. Some buses go by Mysuru and Kozhikode instead and take longer; forests on that road are closed to most vehicles at night.',
      hi: 'सड़क पालक्काड दर्रे से केरल में आती है, जो दक्षिणी घाट का एकमात्र नीचा दर्रा है। कुछ बसें मैसूरु और कोझिकोड से जाती हैं और ज़्यादा समय लेती हैं; उस रास्ते के जंगल रात में ज़्यादातर वाहनों के लिए बंद रहते हैं।',
    },
  },
  'bengaluru-to-mangaluru': {
    via: [town('Kunigal', 'कुणिगल'), town('Hassan', 'हासन'), town('Sakleshpur', 'सकलेशपुर')],
    know: {
      en: 'The road goes down the Western Ghats at Shiradi. In heavy monsoon it is closed at times after landslips, and buses take the longer way by Charmadi or Madikeri.',
      hi: 'सड़क शिराडी में पश्चिमी घाट उतरती है। भारी बरसात में भूस्खलन से कभी-कभी बंद हो जाती है और बसें चारमाडी या मडिकेरी के लंबे रास्ते जाती हैं।',
    },
  },
  'bengaluru-to-mysuru': {
    via: [town('Ramanagara', 'रामनगर'), town('Mandya', 'मंड्या'), town('Srirangapatna', 'श्रीरंगपट्टन')],
    know: {
      en: 'Buses leave every few minutes all day, and many need no booking. The expressway skips the towns; buses that stop in them use the old road.',
      hi: 'दिन भर हर कुछ मिनट में बस मिलती है और कई में बुकिंग नहीं चाहिए। एक्सप्रेसवे शहरों के बाहर से जाता है; उनमें रुकने वाली बसें पुरानी सड़क लेती हैं।',
    },
  },
  'bengaluru-to-pune': {
    via: [
      town('Chitradurga', 'चित्रदुर्ग'),
      town('Hubballi', 'हुबली'),
      town('Belagavi', 'बेलगावी'),
      town('Kolhapur', 'कोल्हापुर'),
      town('Satara', 'सातारा'),
    ],
    know: {
      en: 'A long night: sleeper coaches are the rule. There is a dinner halt, usually on the Karnataka side.',
      hi: 'लंबी रात: ज़्यादातर स्लीपर बसें चलती हैं। खाने का पड़ाव आमतौर पर कर्नाटक में होता है।',
    },
  },
  'bengaluru-to-tirupati': {
    via: [town('Kolar', 'कोलार'), town('Palamaner', 'पलमनेर'), town('Chittoor', 'चित्तूर')],
    know: {
      en: 'Some state buses sell the ride together with a ticket for darshan at Tirumala. Buses for Tirumala itself climb the ghat road from Tirupati.',
      hi: 'राज्य की कुछ बसों में यात्रा के साथ तिरुमला दर्शन का टिकट भी मिलता है। तिरुमला की बसें तिरुपति से घाट की सड़क चढ़ती हैं।',
    },
  },
  'bengaluru-to-vijayawada': {
    via: [town('Chittoor', 'चित्तूर'), town('Nellore', 'नेल्लूर'), town('Ongole', 'ओंगोल')],
    know: {
      en: 'An overnight journey. Some operators go inland by Anantapur and Guntur instead of along the coast: the list of stops tells.',
      hi: 'रात भर की यात्रा। कुछ ऑपरेटर तट के बजाय अनंतपुर और गुंटूर से अंदर की ओर जाते हैं: रुकने की जगहों की सूची देखें।',
    },
  },
  'chennai-to-coimbatore': {
    via: [town('Villupuram', 'विलुप्पुरम'), town('Salem', 'सेलम'), town('Erode', 'ईरोड')],
    know: {
      en: 'Sleeper and seater coaches run through the night; the train is usually quicker by day.',
      hi: 'रात भर स्लीपर और सीटर बसें चलती हैं; दिन में ट्रेन आमतौर पर जल्दी पहुँचाती है।',
    },
  },
  'chennai-to-hyderabad': {
    via: [town('Nellore', 'नेल्लूर'), town('Ongole', 'ओंगोल'), town('Suryapet', 'सूर्यापेट')],
    know: {
      en: 'After Ongole some buses go by Vijayawada and others cut across by Addanki and Miryalaguda. Both meet the Hyderabad highway.',
      hi: 'ओंगोल के बाद कुछ बसें विजयवाड़ा से और कुछ अद्दंकी और मिर्यालगुडा से जाती हैं। दोनों हैदराबाद हाईवे पर मिल जाती हैं।',
    },
  },
  'chennai-to-madurai': {
    via: [town('Villupuram', 'विलुप्पुरम'), town('Tiruchirappalli', 'तिरुचिरापल्ली'), town('Melur', 'मेलूर')],
    know: {
      en: 'Night coaches fill early before Pongal and Deepavali, when the state runs hundreds of extra buses.',
      hi: 'पोंगल और दीपावली से पहले रात की बसें जल्दी भर जाती हैं; तब राज्य सैकड़ों अतिरिक्त बसें चलाता है।',
    },
  },
  'chennai-to-puducherry': {
    via: [town('Mamallapuram', 'मामल्लपुरम'), town('Marakkanam', 'मरक्काणम')],
    know: {
      en: 'The East Coast Road follows the sea and is the prettier way; other buses go inland by Tindivanam.',
      hi: 'ईस्ट कोस्ट रोड समुद्र के साथ चलती है और ज़्यादा सुंदर है; दूसरी बसें अंदर टिंडीवनम से जाती हैं।',
    },
  },
  'chennai-to-tirupati': {
    via: [town('Tiruvallur', 'तिरुवल्लूर'), town('Tiruttani', 'तिरुत्तणी'), town('Puttur', 'पुत्तूर')],
    know: {
      en: 'Buses leave all day. For Tirumala, buses of the Andhra corporation go on from Tirupati up the ghat road.',
      hi: 'दिन भर बसें मिलती हैं। तिरुमला के लिए आंध्र निगम की बसें तिरुपति से घाट की सड़क पर आगे जाती हैं।',
    },
  },
  'hyderabad-to-tirupati': {
    via: [town('Kurnool', 'कर्नूल'), town('Nandyal', 'नंद्याल'), town('Kadapa', 'कडपा')],
    know: {
      en: 'An overnight journey that ends early enough for a morning darshan. Some state buses sell a darshan ticket with the seat.',
      hi: 'रात भर की यात्रा, जो सुबह के दर्शन के लिए समय पर पहुँचाती है। राज्य की कुछ बसों में सीट के साथ दर्शन का टिकट मिलता है।',
    },
  },
  'hyderabad-to-vijayawada': {
    via: [town('Choutuppal', 'चौटुप्पल'), town('Suryapet', 'सूर्यापेट'), town('Kodad', 'कोदाड')],
    know: {
      en: 'Buses leave every few minutes from both stands and from L.B. Nagar on the way out. Before Sankranti seats are gone weeks ahead.',
      hi: 'दोनों स्टैंड और रास्ते में एल.बी. नगर से हर कुछ मिनट में बस मिलती है। संक्रांति से पहले सीटें हफ़्तों पहले भर जाती हैं।',
    },
  },
  'hyderabad-to-visakhapatnam': {
    via: [
      town('Suryapet', 'सूर्यापेट'),
      town('Vijayawada', 'विजयवाड़ा'),
      town('Rajamahendravaram', 'राजमहेंद्रवरम'),
    ],
    know: {
      en: 'A full night on the road, first to Vijayawada and then up the coast. Night trains on the same line fill first.',
      hi: 'पूरी रात सड़क पर, पहले विजयवाड़ा और फिर तट के साथ ऊपर। इसी लाइन की रात की ट्रेनें पहले भरती हैं।',
    },
  },
}
