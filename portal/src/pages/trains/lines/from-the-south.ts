/** Lines from Bengaluru, Chennai and Hyderabad. Common knowledge of 2026; numbers and timings are left to the railways. */
import { type Line, type Lines, stop, train } from './line.ts'

const katpadi = stop('Katpadi', 'काटपाडी')
const jolarpettai = stop('Jolarpettai', 'जोलारपेट्टै')

const trainsOnBengaluruLine = (from: string, to: string): Line['trains'] => [
  train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', from, to),
  train('Shatabdi Express', 'शताब्दी एक्सप्रेस', from, to),
  train('Brindavan Express', 'बृंदावन एक्सप्रेस', from, to),
  train('Lalbagh Express', 'लालबाग एक्सप्रेस', from, to),
]

export const linesFromTheSouth: Lines = {
  'bengaluru-to-chennai': {
    via: [stop('Bangarapet', 'बंगारपेट'), jolarpettai, katpadi],
    trains: trainsOnBengaluruLine('SBC', 'MAS'),
    know: {
      en: 'Trains leave from early morning to late night. Those that pass through Bengaluru, rather than start there, may stop at Cantt or Yesvantpur only.',
      hi: 'सुबह से देर रात तक ट्रेनें मिलती हैं। जो ट्रेनें बेंगलुरु से शुरू नहीं होतीं, वे केवल छावनी या यशवंतपुर पर रुक सकती हैं।',
    },
  },
  'chennai-to-bengaluru': {
    via: [katpadi, jolarpettai, stop('Bangarapet', 'बंगारपेट')],
    trains: trainsOnBengaluruLine('MAS', 'SBC'),
    know: {
      en: 'All of these leave from Chennai Central, not Egmore. Katpadi is the stop for Vellore; many passengers change or leave there.',
      hi: 'ये सभी चेन्नई सेंट्रल से चलती हैं, एग्मोर से नहीं। वेल्लोर के लिए काटपाडी उतरें; कई यात्री वहीं उतरते या बदलते हैं।',
    },
  },
  'bengaluru-to-hyderabad': {
    via: [stop('Anantapur', 'अनंतपुर'), stop('Kurnool City', 'कर्नूल सिटी'), stop('Mahbubnagar', 'महबूबनगर')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'YPR', 'KCG'),
      train('Kacheguda Express', 'काचीगुडा एक्सप्रेस', 'SBC', 'KCG'),
      train('Garib Rath Express', 'ग़रीब रथ एक्सप्रेस', 'YPR', 'SC'),
    ],
    know: {
      en: 'Most of these end at Kacheguda, which is nearer to the old city than Secunderabad. Overnight trains are the usual choice.',
      hi: 'इनमें से ज़्यादातर काचीगुडा पर ख़त्म होती हैं, जो सिकंदराबाद की तुलना में पुराने शहर के पास है। आमतौर पर लोग रात की ट्रेन लेते हैं।',
    },
  },
  'bengaluru-to-mysuru': {
    via: [stop('Ramanagaram', 'रामनगरम'), stop('Maddur', 'मद्दूर'), stop('Mandya', 'मंड्या')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'SBC', 'MYS'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'SBC', 'MYS'),
      train('Wodeyar Express', 'वोडेयार एक्सप्रेस', 'SBC', 'MYS'),
      train('Chamundi Express', 'चामुंडी एक्सप्रेस', 'SBC', 'MYS'),
    ],
    know: {
      en: 'There is a train nearly every hour, and many take passengers without reservation. The Wodeyar Express was called Tipu Express until 2022.',
      hi: 'लगभग हर घंटे ट्रेन है, और कई बिना आरक्षण के भी ली जा सकती हैं। वोडेयार एक्सप्रेस 2022 तक टीपू एक्सप्रेस कहलाती थी।',
    },
  },
  'chennai-to-coimbatore': {
    via: [katpadi, stop('Salem', 'सेलम'), stop('Erode', 'ईरोड'), stop('Tiruppur', 'तिरुप्पुर')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'MAS', 'CBE'),
      train('Shatabdi Express', 'शताब्दी एक्सप्रेस', 'MAS', 'CBE'),
      train('Kovai Express', 'कोवै एक्सप्रेस', 'MAS', 'CBE'),
      train('Cheran Express', 'चेरन एक्सप्रेस', 'MAS', 'CBE'),
    ],
    know: {
      en: 'For Ooty, the Nilgiri Express goes on past Coimbatore to Mettupalayam, where the rack railway starts.',
      hi: 'ऊटी के लिए नीलगिरि एक्सप्रेस कोयंबटूर से आगे मेट्टुप्पालयम तक जाती है, जहाँ से दाँतेदार पटरी की पहाड़ी ट्रेन चलती है।',
    },
  },
  'chennai-to-hyderabad': {
    via: [
      stop('Nellore', 'नेल्लूर'),
      stop('Ongole', 'ओंगोल'),
      stop('Vijayawada', 'विजयवाड़ा'),
      stop('Warangal', 'वारंगल'),
    ],
    trains: [
      train('Charminar Express', 'चारमीनार एक्सप्रेस', 'MS', 'HYB'),
      train('Kacheguda Express', 'काचीगुडा एक्सप्रेस', 'MS', 'KCG'),
    ],
    know: {
      en: 'Both of these start beyond the city and stop at Chennai Egmore. The Kacheguda Express takes the inland line by Renigunta instead of the coast.',
      hi: 'ये दोनों शहर के बाहर से चलकर चेन्नई एग्मोर पर रुकती हैं। काचीगुडा एक्सप्रेस तट के बजाय रेणिगुंटा की अंदरूनी लाइन लेती है।',
    },
  },
  'chennai-to-madurai': {
    via: [stop('Villupuram', 'विलुप्पुरम'), stop('Tiruchirappalli', 'तिरुचिरापल्ली'), stop('Dindigul', 'डिंडीगुल')],
    trains: [
      train('Vande Bharat Express to Tirunelveli', 'तिरुनेलवेली वंदे भारत एक्सप्रेस', 'MS', 'MDU'),
      train('Tejas Express', 'तेजस एक्सप्रेस', 'MS', 'MDU'),
      train('Vaigai Express', 'वैगै एक्सप्रेस', 'MS', 'MDU'),
      train('Pandian Express', 'पांडियन एक्सप्रेस', 'MS', 'MDU'),
    ],
    know: {
      en: 'Trains to the south leave from Chennai Egmore, not from Central: the two are about two kilometres apart and people miss trains over it.',
      hi: 'दक्षिण की ट्रेनें चेन्नई एग्मोर से चलती हैं, सेंट्रल से नहीं: दोनों लगभग दो किलोमीटर दूर हैं और इसी भूल में ट्रेन छूटती है।',
    },
  },
  'hyderabad-to-tirupati': {
    via: [stop('Nalgonda', 'नलगोंडा'), stop('Guntur', 'गुंटूर'), stop('Ongole', 'ओंगोल'), stop('Nellore', 'नेल्लूर')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'SC', 'TPTY'),
      train('Narayanadri Express', 'नारायणाद्रि एक्सप्रेस', 'LPI', 'TPTY'),
      train('Padmavati Express', 'पद्मावती एक्सप्रेस', 'SC', 'TPTY'),
    ],
    know: {
      en: 'Other trains leave from Kacheguda and go by Kurnool and Kadapa. Renigunta, 10 km away, is the junction for trains that do not enter Tirupati.',
      hi: 'दूसरी ट्रेनें काचीगुडा से कर्नूल और कडपा होकर जाती हैं। जो ट्रेनें तिरुपति नहीं जातीं, उनके लिए 10 किमी दूर रेणिगुंटा जंक्शन है।',
    },
  },
  'hyderabad-to-visakhapatnam': {
    via: [stop('Warangal', 'वारंगल'), stop('Vijayawada', 'विजयवाड़ा'), stop('Rajahmundry', 'राजमुंद्री')],
    trains: [
      train('Vande Bharat Express', 'वंदे भारत एक्सप्रेस', 'SC', 'VSKP'),
      train('Godavari Express', 'गोदावरी एक्सप्रेस', 'HYB', 'VSKP'),
      train('Garib Rath Express', 'ग़रीब रथ एक्सप्रेस', 'SC', 'VSKP'),
      train('Janmabhoomi Express', 'जन्मभूमि एक्सप्रेस', 'LPI', 'VSKP'),
    ],
    know: {
      en: 'At Rajahmundry the train crosses the Godavari on one of the longest railway bridges of India. Some long-distance trains stop at Duvvada and do not come into Visakhapatnam.',
      hi: 'राजमुंद्री में ट्रेन भारत के सबसे लंबे रेल पुलों में से एक पर गोदावरी पार करती है। लंबी दूरी की कुछ ट्रेनें दुव्वाडा पर रुकती हैं और विशाखापत्तनम नहीं आतीं।',
    },
  },
}
