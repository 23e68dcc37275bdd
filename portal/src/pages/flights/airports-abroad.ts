/** Common knowledge of 2026, kept to what does not change from month to month. */
import type { AirportGuide } from './airport.ts'

export const airportsAbroad: Readonly<Record<string, AirportGuide>> = {
  BKK: {
    hindi: 'सुवर्णभूमि हवाई अड्डा',
    know: {
      en: 'Bangkok has two airports: Suvarnabhumi (BKK) in the east and Don Mueang (DMK) in the north, which low-cost airlines use. The Airport Rail Link goes from Suvarnabhumi into the city.',
      hi: 'बैंकॉक में दो हवाई अड्डे हैं: पूर्व में सुवर्णभूमि (BKK) और उत्तर में डॉन मुआंग (DMK), जहाँ से सस्ती एयरलाइन चलती हैं। सुवर्णभूमि से शहर तक एयरपोर्ट रेल लिंक जाती है।',
    },
  },
  CMB: {
    hindi: 'भंडारनायके अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Katunayake, north of Colombo and close to Negombo. An expressway leads into the city.',
      hi: 'हवाई अड्डा कोलंबो के उत्तर में कटुनायके में है, नेगोम्बो के पास। शहर तक एक्सप्रेसवे जाता है।',
    },
  },
  DXB: {
    hindi: 'दुबई अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport has three terminals. The red line of the metro stops at Terminals 1 and 3; Terminal 2, which many low-cost airlines use, is on the other side of the runway.',
      hi: 'यहाँ तीन टर्मिनल हैं। मेट्रो की रेड लाइन टर्मिनल 1 और 3 पर रुकती है; टर्मिनल 2, जहाँ से कई सस्ती एयरलाइन चलती हैं, रनवे के दूसरी ओर है।',
    },
  },
  HKG: {
    hindi: 'हांगकांग अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is on an island west of the city. The Airport Express train reaches Hong Kong station in about 24 minutes.',
      hi: 'हवाई अड्डा शहर के पश्चिम में एक द्वीप पर है। एयरपोर्ट एक्सप्रेस ट्रेन लगभग 24 मिनट में हांगकांग स्टेशन पहुँचाती है।',
    },
  },
  JFK: {
    hindi: 'जॉन एफ़ कैनेडी अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'New York has three large airports: JFK, Newark (EWR) and LaGuardia (LGA). From JFK the AirTrain leads to the subway at Jamaica and Howard Beach. Bags are collected and customs passed at the first airport in the country, even when you fly on.',
      hi: 'न्यूयॉर्क में तीन बड़े हवाई अड्डे हैं: JFK, नेवार्क (EWR) और लागार्डिया (LGA)। JFK से एयरट्रेन जमैका और हावर्ड बीच के सबवे तक जाती है। आगे की उड़ान हो तब भी देश के पहले हवाई अड्डे पर सामान लेकर सीमा शुल्क जाँच पार करनी होती है।',
    },
  },
  KTM: {
    hindi: 'त्रिभुवन अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is inside Kathmandu, a short ride from Pashupatinath. Domestic flights, to Pokhara or Lukla, leave from another terminal.',
      hi: 'हवाई अड्डा काठमांडू के भीतर है, पशुपतिनाथ से थोड़ी दूर। पोखरा या लुकला जैसी घरेलू उड़ानें दूसरे टर्मिनल से जाती हैं।',
    },
  },
  KUL: {
    hindi: 'कुआलालंपुर अंतरराष्ट्रीय हवाई अड्डा',
    know: {
      en: 'The airport is at Sepang, about 50 km south of the city. It has two terminals, and many low-cost airlines use Terminal 2. The KLIA Ekspres train runs from both to KL Sentral.',
      hi: 'हवाई अड्डा सेपांग में है, शहर से लगभग 50 किमी दक्षिण। यहाँ दो टर्मिनल हैं और कई सस्ती एयरलाइन टर्मिनल 2 से चलती हैं। दोनों से KLIA एक्सप्रेस ट्रेन केएल सेंट्रल जाती है।',
    },
  },
  LHR: {
    hindi: 'हीथ्रो हवाई अड्डा',
    know: {
      en: 'London has several airports; Heathrow (LHR) is in the west, Gatwick (LGW) in the south. From Heathrow the Elizabeth line, the Piccadilly line and the Heathrow Express go into the city. Check the terminal: 4 and 5 are apart from 2 and 3.',
      hi: 'लंदन में कई हवाई अड्डे हैं; हीथ्रो (LHR) पश्चिम में है, गैटविक (LGW) दक्षिण में। हीथ्रो से एलिज़ाबेथ लाइन, पिकाडिली लाइन और हीथ्रो एक्सप्रेस शहर जाती हैं। टर्मिनल देख लें: 4 और 5, 2 और 3 से अलग हैं।',
    },
  },
  SIN: {
    hindi: 'सिंगापुर चांगी हवाई अड्डा',
    know: {
      en: 'The airport is in the east of the island, with four terminals. The MRT starts at Changi Airport station, under Terminals 2 and 3.',
      hi: 'हवाई अड्डा द्वीप के पूर्व में है और इसमें चार टर्मिनल हैं। एमआरटी चांगी एयरपोर्ट स्टेशन से चलती है, जो टर्मिनल 2 और 3 के नीचे है।',
    },
  },
}
