/** Lines from Mumbai and Kolkata. Common knowledge of 2026; numbers and timings are left to the railways. */
import { type Lines, stop, train } from './line.ts'

export const linesFromMumbaiAndKolkata: Lines = {
  'kolkata-to-guwahati': {
    via: [
      stop('Malda Town', 'मालदा टाउन'),
      stop('New Jalpaiguri', 'न्यू जलपाईगुड़ी'),
      stop('New Cooch Behar', 'न्यू कूचबिहार'),
    ],
    trains: [
      train('Saraighat Express', 'सरायघाट एक्सप्रेस', 'HWH', 'GHY'),
      train('Kamrup Express', 'कामरूप एक्सप्रेस', 'HWH', 'GHY'),
      train('Kanchanjungha Express', 'कंचनजंघा एक्सप्रेस', 'SDAH', 'GHY'),
    ],
    know: {
      en: 'The line passes the narrow corridor at New Jalpaiguri, where one changes for Darjeeling and Sikkim. In the floods of the monsoon trains are turned back or made to wait.',
      hi: 'लाइन न्यू जलपाईगुड़ी के सँकरे गलियारे से गुज़रती है, जहाँ से दार्जिलिंग और सिक्किम के लिए बदलते हैं। बरसात की बाढ़ में ट्रेनें लौटाई या रोकी जाती हैं।',
    },
  },
  'kolkata-to-patna': {
    via: [
      stop('Asansol', 'आसनसोल'),
      stop('Jasidih', 'जसीडीह'),
      stop('Kiul', 'किऊल'),
      stop('Mokama', 'मोकामा'),
    ],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'HWH', 'PNBE'),
      train('Jan Shatabdi Express', 'जन शताब्दी एक्सप्रेस', 'HWH', 'PNBE'),
    ],
    know: {
      en: 'Jasidih is the stop for Deoghar and its temple of Baidyanath: in the month of Shravan these trains are full.',
      hi: 'देवघर के बैद्यनाथ मंदिर के लिए जसीडीह उतरते हैं: श्रावण में ये ट्रेनें भरी रहती हैं।',
    },
  },
  'kolkata-to-puri': {
    via: [
      stop('Kharagpur', 'खड़गपुर'),
      stop('Balasore', 'बालासोर'),
      stop('Cuttack', 'कटक'),
      stop('Bhubaneswar', 'भुवनेश्वर'),
    ],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'HWH', 'PURI'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'HWH', 'PURI'),
      train('Puri Express', 'पुरी एक्सप्रेस', 'HWH', 'PURI'),
      train('Jagannath Express', 'जगन्नाथ एक्सप्रेस'),
    ],
    know: {
      en: 'For the Rath Yatra special trains are added from Howrah, Shalimar and Sealdah. Book the way back at the same time.',
      hi: 'रथ यात्रा के लिए हावड़ा, शालीमार और सियालदह से विशेष ट्रेनें चलती हैं। वापसी का टिकट भी साथ ही लें।',
    },
  },
  'mumbai-to-ahmedabad': {
    via: [stop('Vapi', 'वापी'), stop('Surat', 'सूरत'), stop('Bharuch', 'भरूच'), stop('Vadodara', 'वडोदरा')],
    trains: [
      train('Vande Bharat Express to Gandhinagar', 'गांधीनगर वंदे भारत एक्सप्रेस', 'MMCT', 'ADI'),
      train('Tejas Express', 'तेजस एक्सप्रेस', 'MMCT', 'ADI'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'MMCT', 'ADI'),
    ],
    know: {
      en: 'These leave from Mumbai Central and stop at Borivali, which is handier from the northern suburbs. Other trains of this line start at Bandra Terminus.',
      hi: 'ये मुंबई सेंट्रल से चलती हैं और बोरीवली पर रुकती हैं, जो उत्तरी उपनगरों के लिए पास है। इस लाइन की दूसरी ट्रेनें बांद्रा टर्मिनस से चलती हैं।',
    },
  },
  'mumbai-to-goa': {
    via: [stop('Panvel', 'पनवेल'), stop('Ratnagiri', 'रत्नागिरि'), stop('Kudal', 'कुडाल')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'CSMT', 'MAO'),
      train('Tejas Express', 'तेजस एक्सप्रेस', 'CSMT', 'MAO'),
      train('Jan Shatabdi Express', 'जन शताब्दी एक्सप्रेस', 'CSMT', 'MAO'),
      train('Mandovi Express', 'मांडवी एक्सप्रेस', 'CSMT', 'MAO'),
      train('Konkan Kanya Express', 'कोंकण कन्या एक्सप्रेस', 'CSMT', 'MAO'),
    ],
    know: {
      en: 'The Konkan Railway runs between the sea and the Ghats, through tunnels and over deep valleys. From June to October it keeps a slower monsoon timetable. For the north of Goa get down at Thivim, for Panaji at Karmali.',
      hi: 'कोंकण रेलवे समुद्र और घाट के बीच सुरंगों और गहरी घाटियों से गुज़रती है। जून से अक्टूबर तक उसकी बरसाती, धीमी समय-सारणी रहती है। उत्तर गोवा के लिए थिविम और पणजी के लिए करमली उतरें।',
    },
  },
  'mumbai-to-nagpur': {
    via: [
      stop('Nashik Road', 'नासिक रोड'),
      stop('Bhusaval', 'भुसावल'),
      stop('Akola', 'अकोला'),
      stop('Wardha', 'वर्धा'),
    ],
    trains: [
      train('Duronto Express', 'दुरंतो एक्सप्रेस', 'CSMT', 'NGP'),
      train('Vidarbha Express', 'विदर्भ एक्सप्रेस', 'CSMT', 'NGP'),
      train('Sevagram Express', 'सेवाग्राम एक्सप्रेस', 'CSMT', 'NGP'),
    ],
    know: {
      en: 'An overnight line across the whole of Maharashtra. At Kasara the train climbs the Thal ghat with extra engines behind.',
      hi: 'पूरे महाराष्ट्र को पार करती रात भर की लाइन। कसारा में ट्रेन पीछे अतिरिक्त इंजन लगाकर थल घाट चढ़ती है।',
    },
  },
  'mumbai-to-pune': {
    via: [stop('Kalyan', 'कल्याण'), stop('Karjat', 'कर्जत'), stop('Lonavala', 'लोनावला')],
    trains: [
      train('Deccan Queen', 'डेक्कन क्वीन', 'CSMT', 'PUNE'),
      train('Pragati Express', 'प्रगति एक्सप्रेस', 'CSMT', 'PUNE'),
      train('Indrayani Express', 'इंद्रायणी एक्सप्रेस', 'CSMT', 'PUNE'),
      train('Sinhagad Express', 'सिंहगड एक्सप्रेस', 'CSMT', 'PUNE'),
      train('Vande Bharat Express to Solapur', 'सोलापुर वंदे भारत एक्सप्रेस', 'CSMT', 'PUNE'),
    ],
    know: {
      en: 'The Deccan Queen has run since 1930 and still carries a dining car. Between Karjat and Lonavala the line climbs the Bhor ghat; heavy rain stops trains there.',
      hi: 'डेक्कन क्वीन 1930 से चल रही है और उसमें आज भी भोजन यान है। कर्जत और लोनावला के बीच लाइन भोर घाट चढ़ती है; तेज़ बारिश में ट्रेनें वहाँ रुकती हैं।',
    },
  },
}
