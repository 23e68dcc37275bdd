/** Common knowledge of 2026, kept to what does not change from month to month. */
import type { AirportGuide } from './airport.ts'

export const airportsInIndia: Readonly<Record<string, AirportGuide>> = {
  AMD: {
    hindi: 'सरदार वल्लभभाई पटेल अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Hansol, close to the city and on the way to Gandhinagar. Domestic and international flights use different terminals: check yours before you take a cab.',
      hi: 'हवाई अड्डा हंसोल में है, शहर के पास और गांधीनगर के रास्ते पर। घरेलू और अंतरराष्ट्रीय उड़ानों के टर्मिनल अलग हैं: टैक्सी लेने से पहले अपना टर्मिनल देख लें।',
    },
  },
  BLR: {
    hindi: 'केम्पेगौड़ा अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Devanahalli, more than 30 km north of the city centre. Plan one and a half to two hours by road in the evening. Terminal 2 has the international flights and some domestic ones.',
      hi: 'हवाई अड्डा देवनहल्ली में है, शहर के केंद्र से 30 किमी से ज़्यादा उत्तर में। शाम को सड़क से डेढ़ से दो घंटे रखें। अंतरराष्ट्रीय और कुछ घरेलू उड़ानें टर्मिनल 2 से हैं।',
    },
  },
  BOM: {
    hindi: 'छत्रपति शिवाजी महाराज अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'Terminal 1 at Santacruz and Terminal 2 at Sahar are several kilometres apart by road. Mumbai also has a second airport, Navi Mumbai (NMI), across the bay: look for the code BOM on your ticket.',
      hi: 'सांताक्रूज़ का टर्मिनल 1 और सहार का टर्मिनल 2 सड़क से कई किलोमीटर दूर हैं। खाड़ी पार नवी मुंबई (NMI) दूसरा हवाई अड्डा है: टिकट पर BOM कोड देख लें।',
    },
  },
  CCU: {
    hindi: 'नेताजी सुभाष चंद्र बोस अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Dum Dum, in the north of the city. Domestic and international flights share one terminal building, with separate gates at its two ends.',
      hi: 'हवाई अड्डा शहर के उत्तर में दमदम में है। घरेलू और अंतरराष्ट्रीय उड़ानें एक ही टर्मिनल से हैं, पर दोनों के द्वार अलग-अलग सिरों पर हैं।',
    },
  },
  COK: {
    hindi: 'कोचीन अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Nedumbassery, about 30 km north of Ernakulam and close to Angamaly and Aluva. Terminal 1 is for domestic and Terminal 3 for international flights. It was the first airport in the world to run wholly on solar power.',
      hi: 'हवाई अड्डा नेडुंबश्शेरी में है, एर्णाकुलम से लगभग 30 किमी उत्तर, अंगमाली और आलुवा के पास। घरेलू उड़ानें टर्मिनल 1 और अंतरराष्ट्रीय टर्मिनल 3 से हैं। पूरी तरह सौर ऊर्जा पर चलने वाला यह दुनिया का पहला हवाई अड्डा है।',
    },
  },
  DEL: {
    hindi: 'इंदिरा गांधी अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'There are three terminals, and Terminal 1 is some kilometres from the other two: your ticket names yours. The Airport Express metro goes to Terminal 3 from New Delhi station, the Magenta line to Terminal 1. In December and January morning fog delays many flights. The region has a second airport, Noida International (DXN) at Jewar, with flights announced from 15 June 2026: look for the code DEL on your ticket.',
      hi: 'यहाँ तीन टर्मिनल हैं और टर्मिनल 1 बाक़ी दो से कुछ किलोमीटर दूर है: अपना टर्मिनल टिकट पर देखें। नई दिल्ली स्टेशन से एयरपोर्ट एक्सप्रेस मेट्रो टर्मिनल 3 तक और मैजेंटा लाइन टर्मिनल 1 तक जाती है। दिसंबर-जनवरी में सुबह के कोहरे से कई उड़ानें देर से चलती हैं। क्षेत्र में दूसरा हवाई अड्डा भी है, जेवर का नोएडा अंतरराष्ट्रीय (DXN), जिसकी उड़ानें 15 जून 2026 से घोषित हुईं: टिकट पर कोड DEL देखें।',
    },
  },
  GAU: {
    hindi: 'लोकप्रिय गोपीनाथ बोरदोलोई अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Borjhar, west of the city. It is the gateway to the north-east: roads to Shillong and the rest of Meghalaya start from Guwahati.',
      hi: 'हवाई अड्डा शहर के पश्चिम में बोरझार में है। यह पूर्वोत्तर का द्वार है: शिलांग और बाक़ी मेघालय की सड़कें गुवाहाटी से ही निकलती हैं।',
    },
  },
  GOI: {
    hindi: 'डाबोलिम हवाई अड्डा',
    know: {
      en: 'Goa has two airports. Dabolim (GOI) is near Vasco da Gama and suits the south; Manohar International at Mopa (GOX) is in the far north. They are well over an hour apart by road, so check the code before you book a cab or a hotel.',
      hi: 'गोवा में दो हवाई अड्डे हैं। डाबोलिम (GOI) वास्को-द-गामा के पास है और दक्षिण गोवा के लिए ठीक है; मोपा का मनोहर अंतरराष्ट्रीय (GOX) सुदूर उत्तर में है। दोनों के बीच सड़क से एक घंटे से काफ़ी ज़्यादा लगता है, इसलिए टैक्सी या होटल से पहले कोड देख लें।',
    },
  },
  HYD: {
    hindi: 'राजीव गांधी अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Shamshabad, south of the city, reached by the Outer Ring Road or the elevated road from Mehdipatnam. Domestic and international flights share one terminal.',
      hi: 'हवाई अड्डा शहर के दक्षिण में शमशाबाद में है; आउटर रिंग रोड या मेहदीपटनम की एलिवेटेड सड़क से पहुँचते हैं। घरेलू और अंतरराष्ट्रीय उड़ानें एक ही टर्मिनल से हैं।',
    },
  },
  IXL: {
    hindi: 'कुशोक बकुला रिम्पोछे हवाई अड्डा',
    know: {
      en: 'At about 3,250 m this is one of the highest airports with airline service. The air is thin: rest on the first day, drink water, and see a doctor beforehand if your heart or lungs are weak. Flights use the morning hours, since wind makes later ones hard, and are cancelled in bad weather.',
      hi: 'लगभग 3,250 मीटर पर यह एयरलाइन सेवा वाले सबसे ऊँचे हवाई अड्डों में है। हवा पतली है: पहले दिन आराम करें, पानी पीते रहें, और दिल या फेफड़े कमज़ोर हों तो पहले डॉक्टर से पूछें। उड़ानें सुबह के समय होती हैं, क्योंकि बाद में हवा तेज़ हो जाती है, और मौसम ख़राब हो तो रद्द हो जाती हैं।',
    },
  },
  JAI: {
    hindi: 'जयपुर अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Sanganer, in the south of Jaipur, close to Tonk Road.',
      hi: 'हवाई अड्डा जयपुर के दक्षिण में सांगानेर में है, टोंक रोड के पास।',
    },
  },
  LKO: {
    hindi: 'चौधरी चरण सिंह अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Amausi, on the road to Kanpur. The metro’s red line ends at the airport and passes Charbagh railway station.',
      hi: 'हवाई अड्डा कानपुर रोड पर अमौसी में है। मेट्रो की रेड लाइन हवाई अड्डे पर ख़त्म होती है और चारबाग़ रेलवे स्टेशन से गुज़रती है।',
    },
  },
  MAA: {
    hindi: 'चेन्नई अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Meenambakkam, in the south of the city. A metro station stands at the airport itself, with trains to Chennai Central; the suburban stop across the road is Tirusulam.',
      hi: 'हवाई अड्डा शहर के दक्षिण में मीनंबाक्कम में है। हवाई अड्डे पर ही मेट्रो स्टेशन है, जहाँ से चेन्नई सेंट्रल तक ट्रेन मिलती है; सड़क पार उपनगरीय स्टेशन तिरुसूलम है।',
    },
  },
  PAT: {
    hindi: 'जय प्रकाश नारायण हवाई अड्डा',
    know: {
      en: 'The airport is inside the city, a few kilometres from Patna Junction. Its runway is short and winter fog is common, so morning flights in December and January are often late.',
      hi: 'हवाई अड्डा शहर के भीतर ही है, पटना जंक्शन से कुछ किलोमीटर। रनवे छोटा है और सर्दियों में कोहरा आम है, इसलिए दिसंबर-जनवरी में सुबह की उड़ानें अक्सर देर से चलती हैं।',
    },
  },
  PNQ: {
    hindi: 'पुणे हवाई अड्डा',
    know: {
      en: 'The airport is at Lohegaon, on an Air Force base: do not take pictures on the apron or from the aircraft while it is on the ground. Flights stop when the Air Force needs the runway.',
      hi: 'हवाई अड्डा लोहगाँव में वायु सेना के अड्डे पर है: एप्रन पर या ज़मीन पर खड़े विमान से तस्वीरें न लें। वायु सेना को रनवे चाहिए हो तो उड़ानें रुकती हैं।',
    },
  },
  SXR: {
    hindi: 'शेख़ उल-आलम अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Budgam, on an Air Force base. Vehicles and bags are checked at a gate before the terminal as well as inside it, so leave the city earlier than you would elsewhere. Snow can stop flights in winter.',
      hi: 'हवाई अड्डा बडगाम में वायु सेना के अड्डे पर है। टर्मिनल के अंदर ही नहीं, उससे पहले के द्वार पर भी गाड़ी और सामान की जाँच होती है, इसलिए शहर से जल्दी निकलें। सर्दियों में बर्फ़ से उड़ानें रुक सकती हैं।',
    },
  },
}
