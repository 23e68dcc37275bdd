/** Lines from Delhi. Common knowledge of 2026; numbers and timings are left to the railways. */
import { type Lines, stop, train } from './line.ts'

export const linesFromDelhi: Lines = {
  'delhi-to-agra': {
    via: [stop('Faridabad', 'फ़रीदाबाद'), stop('Mathura', 'मथुरा')],
    trains: [
      train('Gatimaan Express', 'गतिमान एक्सप्रेस', 'NZM', 'AGC'),
      train('Vande Bharat Express to Rani Kamalapati', 'रानी कमलापति वंदे भारत एक्सप्रेस', 'NZM', 'AGC'),
      train('Shatabdi Express to Rani Kamalapati', 'रानी कमलापति शताब्दी एक्सप्रेस', 'NDLS', 'AGC'),
      train('Taj Express', 'ताज एक्सप्रेस'),
    ],
    know: {
      en: 'A day trip by train is easy: the fast ones leave Delhi early and come back in the evening. The Gatimaan does not run on Fridays, when the Taj Mahal is closed.',
      hi: 'ट्रेन से एक दिन में जाना-आना आसान है: तेज़ ट्रेनें सुबह दिल्ली से निकलती और शाम को लौटती हैं। गतिमान शुक्रवार को नहीं चलती, जब ताजमहल बंद रहता है।',
    },
  },
  'delhi-to-ahmedabad': {
    via: [
      stop('Jaipur', 'जयपुर'),
      stop('Ajmer', 'अजमेर'),
      stop('Abu Road', 'आबू रोड'),
      stop('Palanpur', 'पालनपुर'),
    ],
    trains: [
      train('Swarna Jayanti Rajdhani Express', 'स्वर्ण जयंती राजधानी एक्सप्रेस', 'NDLS'),
      train('Ashram Express', 'आश्रम एक्सप्रेस', 'DLI'),
    ],
    know: {
      en: 'Ahmedabad Junction is being rebuilt, and a number of trains end at Sabarmati or another station of the city instead. Read the last station on the ticket.',
      hi: 'अहमदाबाद जंक्शन फिर से बन रहा है, इसलिए कई ट्रेनें साबरमती या शहर के किसी और स्टेशन पर रुकती हैं। टिकट पर अंतिम स्टेशन पढ़ लें।',
    },
  },
  'delhi-to-amritsar': {
    via: [stop('Ambala', 'अंबाला'), stop('Ludhiana', 'लुधियाना'), stop('Jalandhar', 'जालंधर')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'DLI', 'ASR'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'NDLS', 'ASR'),
      train('Shan-e-Punjab Express', 'शान-ए-पंजाब एक्सप्रेस', 'NDLS', 'ASR'),
      train('Golden Temple Mail', 'गोल्डन टेंपल मेल', 'NZM', 'ASR'),
    ],
    know: {
      en: 'Seats go first around Vaisakhi and Gurpurab. Fog in December and January makes the morning trains late.',
      hi: 'बैसाखी और गुरुपर्व के आसपास सीटें पहले भरती हैं। दिसंबर-जनवरी का कोहरा सुबह की ट्रेनों को लेट करता है।',
    },
  },
  'delhi-to-bengaluru': {
    via: [stop('Agra', 'आगरा'), stop('Jhansi', 'झाँसी'), stop('Bhopal', 'भोपाल')],
    trains: [
      train('Rajdhani Express', 'राजधानी एक्सप्रेस', 'NZM', 'SBC'),
      train('Karnataka Express', 'कर्नाटक एक्सप्रेस', 'NDLS', 'SBC'),
    ],
    know: {
      en: 'More than a day and a night on board. After Bhopal the trains part: the Rajdhani goes by Nagpur and Secunderabad, the Karnataka Express by Manmad and Solapur.',
      hi: 'एक दिन और एक रात से ज़्यादा की यात्रा। भोपाल के बाद ट्रेनें अलग होती हैं: राजधानी नागपुर और सिकंदराबाद से, कर्नाटक एक्सप्रेस मनमाड और सोलापुर से जाती है।',
    },
  },
  'delhi-to-bhopal': {
    via: [stop('Agra', 'आगरा'), stop('Gwalior', 'ग्वालियर'), stop('Jhansi', 'झाँसी')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'NZM', 'RKMP'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'NDLS', 'BPL'),
      train('Bhopal Express', 'भोपाल एक्सप्रेस', 'NZM', 'BPL'),
    ],
    know: {
      en: 'Several trains end at Rani Kamalapati, on the other side of the city from Bhopal Junction. Check which of the two is nearer to you and whether the train stops there.',
      hi: 'कई ट्रेनें भोपाल जंक्शन के बजाय शहर के दूसरे छोर पर रानी कमलापति में समाप्त होती हैं। देख लें कि आपके पास कौन-सा है और ट्रेन वहाँ रुकती है या नहीं।',
    },
  },
  'delhi-to-chandigarh': {
    via: [stop('Panipat', 'पानीपत'), stop('Ambala', 'अंबाला')],
    trains: [
      train('Kalka Shatabdi Express', 'कालका शताब्दी एक्सप्रेस', 'NDLS', 'CDG'),
      train('Vande Bharat Express to Amb Andaura', 'अंब अंदौरा वंदे भारत एक्सप्रेस', 'NDLS', 'CDG'),
      train('Netaji Express (Kalka Mail)', 'नेताजी एक्सप्रेस (कालका मेल)', 'DLI', 'CDG'),
    ],
    know: {
      en: 'For Shimla stay on the Shatabdi to Kalka, where the narrow-gauge hill train starts.',
      hi: 'शिमला जाना हो तो शताब्दी से कालका तक जाएँ, जहाँ से छोटी लाइन की पहाड़ी ट्रेन चलती है।',
    },
  },
  'delhi-to-chennai': {
    via: [
      stop('Bhopal', 'भोपाल'),
      stop('Nagpur', 'नागपुर'),
      stop('Warangal', 'वारंगल'),
      stop('Vijayawada', 'विजयवाड़ा'),
    ],
    trains: [
      train('Rajdhani Express', 'राजधानी एक्सप्रेस', 'NZM', 'MAS'),
      train('Tamil Nadu Express', 'तमिलनाडु एक्सप्रेस', 'NDLS', 'MAS'),
      train('Grand Trunk Express', 'ग्रैंड ट्रंक एक्सप्रेस', 'NDLS'),
    ],
    know: {
      en: 'Over a day and a night, through the middle of the country. The Grand Trunk Express is one of the oldest named trains of India.',
      hi: 'एक दिन और एक रात से ज़्यादा, देश के बीचोबीच से। ग्रैंड ट्रंक एक्सप्रेस भारत की सबसे पुरानी नाम वाली ट्रेनों में है।',
    },
  },
  'delhi-to-dehradun': {
    via: [stop('Saharanpur', 'सहारनपुर'), stop('Roorkee', 'रुड़की'), stop('Haridwar', 'हरिद्वार')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'ANVT', 'DDN'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'NDLS', 'DDN'),
      train('Mussoorie Express', 'मसूरी एक्सप्रेस', 'DLI', 'DDN'),
    ],
    know: {
      en: 'Between Haridwar and Dehradun the line runs through Rajaji, where trains slow down for elephants.',
      hi: 'हरिद्वार और देहरादून के बीच लाइन राजाजी के जंगल से गुज़रती है, जहाँ हाथियों के कारण ट्रेनें धीमी चलती हैं।',
    },
  },
  'delhi-to-jaipur': {
    via: [stop('Rewari', 'रेवाड़ी'), stop('Alwar', 'अलवर'), stop('Bandikui', 'बांदीकुई')],
    trains: [
      train('Ajmer Shatabdi Express', 'अजमेर शताब्दी एक्सप्रेस', 'NDLS', 'JP'),
      train('Ajmer Vande Bharat Express', 'अजमेर वंदे भारत एक्सप्रेस', 'DEC', 'JP'),
      train('Double Decker Express', 'डबल डेकर एक्सप्रेस', 'DEE', 'JP'),
    ],
    know: {
      en: 'Trains for Jaipur leave from four different stations of Delhi. The Double Decker starts at Sarai Rohilla, the Vande Bharat stops at Delhi Cantt.',
      hi: 'जयपुर की ट्रेनें दिल्ली के चार अलग स्टेशनों से मिलती हैं। डबल डेकर सराय रोहिल्ला से चलती है, वंदे भारत दिल्ली छावनी पर रुकती है।',
    },
  },
  'delhi-to-kolkata': {
    via: [
      stop('Kanpur', 'कानपुर'),
      stop('Prayagraj', 'प्रयागराज'),
      stop('Gaya', 'गया'),
      stop('Dhanbad', 'धनबाद'),
      stop('Asansol', 'आसनसोल'),
    ],
    trains: [
      train('Howrah Rajdhani Express', 'हावड़ा राजधानी एक्सप्रेस', 'NDLS', 'HWH'),
      train('Sealdah Rajdhani Express', 'सियालदह राजधानी एक्सप्रेस', 'NDLS', 'SDAH'),
      train('Poorva Express', 'पूर्वा एक्सप्रेस', 'NDLS', 'HWH'),
    ],
    know: {
      en: 'The first Rajdhani of India ran on this line, in 1969. Howrah lies across the river from the city, Sealdah inside it.',
      hi: 'भारत की पहली राजधानी 1969 में इसी लाइन पर चली थी। हावड़ा शहर से नदी के उस पार है, सियालदह शहर के भीतर।',
    },
  },
  'delhi-to-lucknow': {
    via: [stop('Aligarh', 'अलीगढ़'), stop('Etawah', 'इटावा'), stop('Kanpur', 'कानपुर')],
    trains: [
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'NDLS', 'LJN'),
      train('Tejas Express', 'तेजस एक्सप्रेस', 'NDLS', 'LJN'),
      train('Lucknow Mail', 'लखनऊ मेल', 'NDLS', 'LKO'),
      train('Gomti Express', 'गोमती एक्सप्रेस', 'NDLS', 'LKO'),
    ],
    know: {
      en: 'Charbagh and Lucknow Junction stand side by side but are two stations with two codes. The Lucknow Mail goes by Moradabad and Bareilly instead of Kanpur.',
      hi: 'चारबाग़ और लखनऊ जंक्शन पास-पास हैं, पर दो स्टेशन हैं और कोड भी दो हैं। लखनऊ मेल कानपुर के बजाय मुरादाबाद और बरेली से जाती है।',
    },
  },
  'delhi-to-mumbai': {
    via: [stop('Kota', 'कोटा'), stop('Ratlam', 'रतलाम'), stop('Vadodara', 'वडोदरा'), stop('Surat', 'सूरत')],
    trains: [
      train('Mumbai Rajdhani Express', 'मुंबई राजधानी एक्सप्रेस', 'NDLS', 'MMCT'),
      train('August Kranti Rajdhani Express', 'अगस्त क्रांति राजधानी एक्सप्रेस', 'NZM', 'MMCT'),
      train('CSMT Rajdhani Express', 'सीएसएमटी राजधानी एक्सप्रेस', 'NZM', 'CSMT'),
      train('Punjab Mail', 'पंजाब मेल', 'NDLS', 'CSMT'),
    ],
    know: {
      en: 'There are two ways: the Western line by Kota and Surat, which ends at Mumbai Central, and the Central line by Bhopal and Nashik, which ends at CSMT. The first is quicker.',
      hi: 'दो रास्ते हैं: कोटा और सूरत से पश्चिम रेलवे, जो मुंबई सेंट्रल पर ख़त्म होती है, और भोपाल-नासिक से मध्य रेलवे, जो सीएसएमटी पर। पहला जल्दी पहुँचाता है।',
    },
  },
  'delhi-to-patna': {
    via: [
      stop('Kanpur', 'कानपुर'),
      stop('Prayagraj', 'प्रयागराज'),
      stop('Pt. Deen Dayal Upadhyaya Junction', 'पं. दीन दयाल उपाध्याय जंक्शन'),
      stop('Ara', 'आरा'),
    ],
    trains: [
      train('Rajendra Nagar Rajdhani Express', 'राजेंद्र नगर राजधानी एक्सप्रेस', 'NDLS', 'PNBE'),
      train('Sampoorna Kranti Express', 'संपूर्ण क्रांति एक्सप्रेस', 'NDLS', 'PNBE'),
    ],
    know: {
      en: 'For Chhath and Holi tickets are gone within minutes of opening; the railways then run special trains, whose numbers begin with 0.',
      hi: 'छठ और होली के टिकट खुलते ही मिनटों में भर जाते हैं; तब रेलवे विशेष ट्रेनें चलाती है, जिनके नंबर 0 से शुरू होते हैं।',
    },
  },
  'delhi-to-varanasi': {
    via: [stop('Kanpur', 'कानपुर'), stop('Prayagraj', 'प्रयागराज')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'NDLS', 'BSB'),
      train('Shiv Ganga Express', 'शिव गंगा एक्सप्रेस', 'NDLS', 'BSBS'),
      train('Kashi Vishwanath Express', 'काशी विश्वनाथ एक्सप्रेस', 'NDLS', 'BSBS'),
    ],
    know: {
      en: 'The first Vande Bharat of India started on this line, in February 2019. Banaras is the station once called Manduadih; it is not Varanasi Junction.',
      hi: 'भारत की पहली वंदे भारत फ़रवरी 2019 में इसी लाइन पर चली। बनारस स्टेशन पहले मंडुआडीह कहलाता था; यह वाराणसी जंक्शन नहीं है।',
    },
  },
}
