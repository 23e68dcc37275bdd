/** Codes, classes and rules of the railways, as known in 2026. */
import type { Bilingual } from '@chowk/catalog'
import { numberKinds } from '../train-number.ts'
import type { RailwayGuide } from './railway-guide.ts'

const same = (text: string): Bilingual => ({ en: text, hi: text })
const meaning: Bilingual = { en: 'Meaning', hi: 'अर्थ' }
const or = { en: ' or ', hi: ' या ' }

const startsWith = (digits: string): Bilingual => ({
  en: [...digits].join(or.en),
  hi: [...digits].join(or.hi),
})

export const railwayGuides: Readonly<Record<string, RailwayGuide>> = {
  'running-status': {
    title: { en: 'What a train’s number tells', hi: 'ट्रेन का नंबर क्या बताता है' },
    columns: [
      { en: 'First digit', hi: 'पहला अंक' },
      { en: 'Kind of train', hi: 'ट्रेन का प्रकार' },
    ],
    rows: numberKinds.map(({ digits, kind }) => [startsWith(digits), kind]),
  },
  'pnr-status': {
    title: { en: 'What the status means', hi: 'स्थिति का अर्थ' },
    columns: [{ en: 'Printed', hi: 'छपा हुआ' }, meaning],
    rows: [
      [same('CNF'), { en: 'Confirmed: a berth or seat is yours.', hi: 'पक्का: बर्थ या सीट आपकी है।' }],
      [
        same('RAC'),
        {
          en: 'You may board and share a side berth to sit on.',
          hi: 'आप चढ़ सकते हैं और बैठने के लिए साइड बर्थ साझा करते हैं।',
        },
      ],
      [
        same('GNWL'),
        {
          en: 'General waiting list, from the train’s first stations: it clears most often.',
          hi: 'सामान्य प्रतीक्षा सूची, ट्रेन के शुरुआती स्टेशनों से: सबसे ज़्यादा यही पक्की होती है।',
        },
      ],
      [
        same('RLWL'),
        {
          en: 'Waiting list of a larger station on the way, with seats of its own.',
          hi: 'रास्ते के किसी बड़े स्टेशन की प्रतीक्षा सूची, जिसकी अपनी सीटें होती हैं।',
        },
      ],
      [
        same('PQWL'),
        {
          en: 'Waiting list shared by several small stations: it clears seldom.',
          hi: 'कई छोटे स्टेशनों की साझा प्रतीक्षा सूची: कम ही पक्की होती है।',
        },
      ],
      [
        same('TQWL'),
        { en: 'Tatkal waiting list: it never becomes RAC.', hi: 'तत्काल प्रतीक्षा सूची: यह आरएसी नहीं बनती।' },
      ],
      [
        same('NOSB'),
        {
          en: 'A child of 5 to 11 at half fare, without a berth.',
          hi: '5 से 11 वर्ष का बच्चा आधे किराये पर, बिना बर्थ के।',
        },
      ],
    ],
  },
  'railway-enquiry': {
    title: { en: 'Words in a timetable', hi: 'समय-सारणी के शब्द' },
    columns: [{ en: 'Word', hi: 'शब्द' }, meaning],
    rows: [
      [
        { en: 'Day 1, Day 2', hi: 'दिन 1, दिन 2' },
        {
          en: 'Counted from when the train starts: at a station of “Day 2” it arrives the day after.',
          hi: 'ट्रेन के चलने से गिने जाते हैं: “दिन 2” के स्टेशन पर वह अगले दिन पहुँचती है।',
        },
      ],
      [
        { en: 'Runs on', hi: 'चलने के दिन' },
        {
          en: 'The weekdays it leaves its first station, not the ones it reaches yours.',
          hi: 'वे दिन जब ट्रेन पहले स्टेशन से चलती है, आपके स्टेशन पहुँचने के नहीं।',
        },
      ],
      [
        { en: 'Halt', hi: 'ठहराव' },
        { en: 'Minutes it stands at a station.', hi: 'स्टेशन पर रुकने के मिनट।' },
      ],
      [
        { en: 'PF', hi: 'पीएफ़' },
        {
          en: 'Platform expected; the board at the station decides.',
          hi: 'संभावित प्लैटफ़ॉर्म; स्टेशन का बोर्ड ही अंतिम है।',
        },
      ],
      [
        { en: 'Station code', hi: 'स्टेशन कोड' },
        {
          en: 'Up to five letters that tickets print: NDLS is New Delhi.',
          hi: 'टिकट पर छपे पाँच तक अक्षर: NDLS नई दिल्ली है।',
        },
      ],
    ],
  },
  'seat-availability': {
    title: { en: 'Classes on a train', hi: 'ट्रेन की श्रेणियाँ' },
    columns: [{ en: 'Class', hi: 'श्रेणी' }, meaning],
    rows: [
      [
        same('1A'),
        { en: 'First AC: closed cabins of two or four berths.', hi: 'प्रथम एसी: दो या चार बर्थ के बंद केबिन।' },
      ],
      [
        same('2A'),
        {
          en: 'AC two tier: two berths above each other, with curtains.',
          hi: 'एसी टू टियर: ऊपर-नीचे दो बर्थ, पर्दों के साथ।',
        },
      ],
      [
        same('3A'),
        { en: 'AC three tier: three berths above each other.', hi: 'एसी थ्री टियर: ऊपर-नीचे तीन बर्थ।' },
      ],
      [
        same('3E'),
        {
          en: 'AC three tier economy: closer berths at a lower fare.',
          hi: 'एसी थ्री टियर इकोनॉमी: कम किराये पर पास-पास बर्थ।',
        },
      ],
      [same('SL'), { en: 'Sleeper: three tiers without AC.', hi: 'स्लीपर: बिना एसी के तीन टियर।' }],
      [same('CC'), { en: 'AC chair car: seats, on day trains.', hi: 'एसी चेयर कार: सीटें, दिन की ट्रेनों में।' }],
      [
        same('EC'),
        { en: 'Executive chair car: wider seats, two and two.', hi: 'एग्ज़ीक्यूटिव चेयर कार: चौड़ी सीटें, दो-दो।' },
      ],
      [
        same('2S'),
        { en: 'Second sitting: reserved seats without AC.', hi: 'सेकंड सिटिंग: बिना एसी की आरक्षित सीटें।' },
      ],
    ],
  },
  'tatkal-reservation': {
    title: { en: 'The morning before the train leaves', hi: 'ट्रेन चलने से एक दिन पहले की सुबह' },
    note: {
      en: 'Rules since July 2025. The day is counted from the train’s first station.',
      hi: 'जुलाई 2025 से लागू नियम। दिन ट्रेन के पहले स्टेशन से गिना जाता है।',
    },
    columns: [
      { en: 'Time', hi: 'समय' },
      { en: 'What happens', hi: 'क्या होता है' },
    ],
    rows: [
      [
        { en: '10.00 am', hi: 'सुबह 10.00' },
        {
          en: 'Air-conditioned classes open, for passengers themselves.',
          hi: 'एसी श्रेणियाँ खुलती हैं, स्वयं यात्रियों के लिए।',
        },
      ],
      [
        { en: '10.30 am', hi: 'सुबह 10.30' },
        { en: 'Agents may book air-conditioned classes.', hi: 'एजेंट एसी श्रेणियाँ बुक कर सकते हैं।' },
      ],
      [
        { en: '11.00 am', hi: 'सुबह 11.00' },
        {
          en: 'The other classes open, for passengers themselves.',
          hi: 'बाक़ी श्रेणियाँ खुलती हैं, स्वयं यात्रियों के लिए।',
        },
      ],
      [
        { en: '11.30 am', hi: 'सुबह 11.30' },
        { en: 'Agents may book the other classes.', hi: 'एजेंट बाक़ी श्रेणियाँ बुक कर सकते हैं।' },
      ],
    ],
  },
  cancellation: {
    title: { en: 'What a confirmed ticket brings back', hi: 'पक्के टिकट का कितना लौटता है' },
    note: {
      en: 'As the railways announced for April 2026. Tatkal tickets, Vande Bharat Sleeper and Amrit Bharat II trains have rules of their own.',
      hi: 'जैसा रेलवे ने अप्रैल 2026 के लिए घोषित किया। तत्काल टिकट, वंदे भारत स्लीपर और अमृत भारत II ट्रेनों के नियम अलग हैं।',
    },
    columns: [
      { en: 'You cancel', hi: 'आप रद्द करें' },
      { en: 'What is kept', hi: 'कितना कटता है' },
    ],
    rows: [
      [
        { en: 'More than 72 hours before', hi: '72 घंटे से पहले' },
        { en: 'A fixed charge per passenger, by class', hi: 'श्रेणी के अनुसार प्रति यात्री तय शुल्क' },
      ],
      [
        { en: '72 to 24 hours before', hi: '72 से 24 घंटे पहले' },
        { en: 'A quarter of the fare, at least the fixed charge', hi: 'किराये का एक चौथाई, कम से कम तय शुल्क' },
      ],
      [
        { en: '24 to 8 hours before', hi: '24 से 8 घंटे पहले' },
        { en: 'Half of the fare, at least the fixed charge', hi: 'किराये का आधा, कम से कम तय शुल्क' },
      ],
      [
        { en: 'Less than 8 hours before', hi: '8 घंटे से कम पहले' },
        { en: 'The whole fare', hi: 'पूरा किराया' },
      ],
    ],
  },
  'account-login': {
    title: { en: 'What an IRCTC account needs', hi: 'आईआरसीटीसी खाते में क्या चाहिए' },
    columns: [
      { en: 'For', hi: 'किसके लिए' },
      { en: 'Needed', hi: 'क्या चाहिए' },
    ],
    rows: [
      [
        { en: 'Up to 12 tickets a month', hi: 'महीने में 12 टिकट तक' },
        { en: 'A confirmed mobile number and email', hi: 'पुष्ट मोबाइल नंबर और ईमेल' },
      ],
      [
        { en: 'Up to 24 tickets a month', hi: 'महीने में 24 टिकट तक' },
        { en: 'Aadhaar, of you and of one passenger', hi: 'आधार, आपका और एक यात्री का' },
      ],
      [
        { en: 'Tatkal tickets', hi: 'तत्काल टिकट' },
        { en: 'Aadhaar, and an OTP at booking', hi: 'आधार, और बुकिंग के समय एक बार का कोड' },
      ],
      [
        { en: 'Signing in', hi: 'लॉगिन' },
        {
          en: 'User ID and password, typed on IRCTC’s own site or app and nowhere else',
          hi: 'यूज़र आईडी और पासवर्ड, केवल आईआरसीटीसी की अपनी साइट या ऐप पर',
        },
      ],
    ],
  },
}
