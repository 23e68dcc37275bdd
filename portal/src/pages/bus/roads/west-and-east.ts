/** Roads of Gujarat, Maharashtra, Madhya Pradesh and Bengal. Common knowledge of 2026. */
import { type Roads, town } from './road.ts'

export const westernAndEasternRoads: Roads = {
  'ahmedabad-to-rajkot': {
    via: [town('Bagodara', 'बगोदरा'), town('Limbdi', 'लिंबडी'), town('Chotila', 'चोटीला')],
    know: {
      en: 'A straight highway over the plains of Saurashtra. Chotila, with its hill temple, is the usual halt.',
      hi: 'सौराष्ट्र के मैदान से होकर सीधा हाईवे। पहाड़ी मंदिर वाला चोटीला आम पड़ाव है।',
    },
  },
  'ahmedabad-to-udaipur': {
    via: [town('Himatnagar', 'हिम्मतनगर'), town('Shamlaji', 'शामलाजी'), town('Kherwara', 'खेरवाड़ा')],
    know: {
      en: 'The road enters Rajasthan after Shamlaji and winds through the Aravalli hills towards Udaipur.',
      hi: 'शामलाजी के बाद सड़क राजस्थान में आती है और अरावली की पहाड़ियों से घूमती हुई उदयपुर पहुँचती है।',
    },
  },
  'indore-to-bhopal': {
    via: [town('Dewas', 'देवास'), town('Ashta', 'आष्टा'), town('Sehore', 'सीहोर')],
    know: {
      en: 'Coaches leave through the day at short intervals and many take passengers without booking.',
      hi: 'दिन भर थोड़े-थोड़े अंतर पर बसें मिलती हैं और कई बिना बुकिंग के भी बैठाती हैं।',
    },
  },
  'kolkata-to-digha': {
    via: [town('Kolaghat', 'कोलाघाट'), town('Nandakumar', 'नंदकुमार'), town('Contai', 'कांथी')],
    know: {
      en: 'State and private buses leave Esplanade and Howrah from early morning. Ask whether yours stops in Old or New Digha.',
      hi: 'एस्प्लेनेड और हावड़ा से सुबह-सुबह से सरकारी और निजी बसें चलती हैं। पूछ लें कि बस पुराने दीघा में रुकेगी या नए में।',
    },
  },
  'mumbai-to-goa': {
    via: [
      town('Panvel', 'पनवेल'),
      town('Chiplun', 'चिपलून'),
      town('Kankavli', 'कणकवली'),
      town('Sawantwadi', 'सावंतवाड़ी'),
    ],
    know: {
      en: 'Buses use the Konkan highway or the road by Pune and Kolhapur; the second is longer on the map and often no slower. Before Ganesh Chaturthi the Konkan road is crowded for days.',
      hi: 'बसें कोंकण हाईवे या पुणे-कोल्हापुर की सड़क लेती हैं; दूसरी नक़्शे पर लंबी है पर अक्सर धीमी नहीं। गणेश चतुर्थी से पहले कोंकण की सड़क कई दिन भरी रहती है।',
    },
  },
  'mumbai-to-kolhapur': {
    via: [town('Pune', 'पुणे'), town('Satara', 'सातारा'), town('Karad', 'कराड')],
    know: {
      en: 'The expressway as far as Pune, then the Bengaluru highway. Buses that skip Pune city take the bypass at Katraj.',
      hi: 'पुणे तक एक्सप्रेसवे, फिर बेंगलुरु हाईवे। पुणे शहर में न रुकने वाली बसें कात्रज बाइपास से जाती हैं।',
    },
  },
  'mumbai-to-pune': {
    via: [town('Panvel', 'पनवेल'), town('Lonavala', 'लोनावला')],
    know: {
      en: 'Buses leave every few minutes from Dadar, Borivali and Thane. In Pune they end at Swargate, Pune Station or Wakad: pick the one near you. On the ghat at Khandala queues build up on Friday evenings.',
      hi: 'दादर, बोरीवली और ठाणे से हर कुछ मिनट में बस मिलती है। पुणे में वे स्वारगेट, पुणे स्टेशन या वाकड पर रुकती हैं: पास वाली चुनें। शुक्रवार शाम खंडाला घाट पर जाम लगता है।',
    },
  },
  'mumbai-to-shirdi': {
    via: [town('Kasara', 'कसारा'), town('Igatpuri', 'इगतपुरी'), town('Sinnar', 'सिन्नर')],
    know: {
      en: 'Up the Kasara ghat to Igatpuri and across by Sinnar; some coaches use the Samruddhi expressway. Night buses arrive before the morning aarti.',
      hi: 'कसारा घाट से इगतपुरी और फिर सिन्नर होकर; कुछ बसें समृद्धि एक्सप्रेसवे लेती हैं। रात की बसें सुबह की आरती से पहले पहुँचती हैं।',
    },
  },
  'pune-to-nagpur': {
    via: [town('Ahilyanagar', 'अहिल्यानगर'), town('Chhatrapati Sambhajinagar', 'छत्रपति संभाजीनगर')],
    know: {
      en: 'The longest of our routes within one state: a whole night in a sleeper. Beyond Chhatrapati Sambhajinagar many coaches take the Samruddhi expressway.',
      hi: 'एक ही राज्य के भीतर हमारे रूटों में सबसे लंबा: स्लीपर में पूरी रात। छत्रपति संभाजीनगर के बाद कई बसें समृद्धि एक्सप्रेसवे लेती हैं।',
    },
  },
  'pune-to-shirdi': {
    via: [town('Shirur', 'शिरूर'), town('Ahilyanagar', 'अहिल्यानगर'), town('Rahuri', 'राहुरी')],
    know: {
      en: 'Day buses run by Ahilyanagar, which many still call Ahmednagar. Others go by Sangamner on the Nashik road.',
      hi: 'दिन की बसें अहिल्यानगर से जाती हैं, जिसे कई लोग अब भी अहमदनगर कहते हैं। दूसरी नासिक रोड पर संगमनेर से जाती हैं।',
    },
  },
}
