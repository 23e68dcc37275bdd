import type { Faq } from '../categories/category.ts'
import { fromCity, toCity } from '../services/form-fields.ts'
import type { ServicePage, StartForm } from '../services/service-page.ts'

type TrainService = Omit<ServicePage, 'path' | 'link' | 'form'> & {
  readonly form?: Omit<StartForm, 'link'>
}

const official: Faq = {
  question: { en: 'Where does the information come from?', hi: 'जानकारी कहाँ से आती है?' },
  answer: {
    en: 'Live data belongs to Indian Railways and is not connected here yet. For the truth of the day, call 139, the railways’ own enquiry number.',
    hi: 'लाइव जानकारी भारतीय रेल की है और अभी यहाँ जुड़ी नहीं है। उस दिन की सही स्थिति के लिए रेलवे के पूछताछ नंबर 139 पर फ़ोन करें।',
  },
}

const entries: readonly TrainService[] = [
  {
    slug: 'running-status',
    name: 'Train Running Status',
    hindi: 'ट्रेन चलने की स्थिति',
    icon: 'clock',
    summary: {
      en: 'How to find out where a train is now and how late it runs, and what its number tells. It is not shown on this site yet.',
      hi: 'ट्रेन अभी कहाँ है और कितनी देर से चल रही है, यह कैसे पता करें, और उसका नंबर क्या बताता है। इस साइट पर यह अभी नहीं दिखता।',
    },
    steps: [
      { en: 'Enter the five-digit train number.', hi: 'पाँच अंकों का ट्रेन नंबर लिखें।' },
      {
        en: 'Choose the day the train started, not the day it reaches you.',
        hi: 'वह दिन चुनें जब ट्रेन चली थी, वह नहीं जब आप तक पहुँचेगी।',
      },
      {
        en: 'See the last station passed and the expected times ahead.',
        hi: 'पिछला पार किया स्टेशन और आगे के अनुमानित समय देखें।',
      },
    ],
    needs: [{ en: 'The train number from your ticket', hi: 'आपके टिकट से ट्रेन नंबर' }],
    synonyms: ['live train', 'spot my train', 'train kahan hai', 'ट्रेन कहाँ है', 'लाइव ट्रेन'],
    faqs: [
      official,
      {
        question: { en: 'Why does the start date matter?', hi: 'चलने की तारीख़ क्यों ज़रूरी है?' },
        answer: {
          en: 'A long train runs over two or three days, so several trains of one number are under way at once.',
          hi: 'लंबी दूरी की ट्रेन दो-तीन दिन चलती है, इसलिए एक ही नंबर की कई ट्रेनें एक साथ रास्ते में होती हैं।',
        },
      },
      {
        question: { en: 'Can a late train catch up?', hi: 'क्या लेट ट्रेन समय पर आ सकती है?' },
        answer: {
          en: 'Often, partly: timetables hold some slack. Be at the station by the printed time all the same.',
          hi: 'अक्सर कुछ हद तक: समय-सारणी में थोड़ी गुंजाइश होती है। फिर भी छपे समय तक स्टेशन पहुँचें।',
        },
      },
    ],
  },
  {
    slug: 'pnr-status',
    name: 'PNR Status',
    hindi: 'पीएनआर स्थिति',
    icon: 'ticket-check',
    summary: {
      en: 'How to learn whether your seats are confirmed, on RAC or waitlisted, and what the letters mean. It is not shown on this site yet.',
      hi: 'सीटें पक्की हैं, आरएसी हैं या प्रतीक्षा सूची में, यह कैसे जानें और अक्षरों का क्या अर्थ है। इस साइट पर यह अभी नहीं दिखता।',
    },
    steps: [
      { en: 'Enter the ten-digit PNR from your ticket.', hi: 'टिकट से दस अंकों का पीएनआर लिखें।' },
      {
        en: 'Compare the booking status with the current status.',
        hi: 'बुकिंग स्थिति और वर्तमान स्थिति की तुलना करें।',
      },
      {
        en: 'Look again once the chart is prepared: that is final.',
        hi: 'चार्ट बनने के बाद फिर देखें: वही अंतिम है।',
      },
    ],
    needs: [{ en: 'The PNR number', hi: 'पीएनआर नंबर' }],
    synonyms: ['pnr', 'ticket status', 'waiting list', 'पीएनआर', 'टिकट स्थिति'],
    faqs: [
      official,
      {
        question: { en: 'What do CNF, RAC and WL mean?', hi: 'CNF, RAC और WL का क्या अर्थ है?' },
        answer: {
          en: 'CNF is a confirmed berth; RAC lets you board and share a seat until a berth falls free; WL has no seat yet.',
          hi: 'CNF पक्की बर्थ है; RAC में आप चढ़ सकते हैं और बर्थ खाली होने तक सीट साझा करते हैं; WL में अभी सीट नहीं है।',
        },
      },
      {
        question: { en: 'What happens to a waitlisted e-ticket?', hi: 'प्रतीक्षा सूची के ई-टिकट का क्या होता है?' },
        answer: {
          en: 'If it is still fully waitlisted when the chart is prepared, it is cancelled by itself and refunded. You may not travel on it.',
          hi: 'चार्ट बनने तक पूरी तरह प्रतीक्षा सूची में रहे तो वह अपने-आप रद्द होकर पैसे लौट आते हैं। उस पर यात्रा नहीं कर सकते।',
        },
      },
    ],
  },
  {
    slug: 'railway-enquiry',
    name: 'Railway Enquiry',
    hindi: 'रेलवे पूछताछ',
    icon: 'circle-help',
    summary: {
      en: 'Which trains run between two places, on which days, and where they stop.',
      hi: 'दो जगहों के बीच कौन-सी ट्रेनें, किन दिनों में चलती हैं और कहाँ रुकती हैं।',
    },
    steps: [
      { en: 'Name the two places.', hi: 'दोनों जगहों के नाम लिखें।' },
      { en: 'See the trains with their days, times and classes.', hi: 'ट्रेनें उनके दिन, समय और श्रेणी के साथ देखें।' },
      { en: 'Go on to seats, or note the train number.', hi: 'आगे सीटें देखें, या ट्रेन नंबर लिख लें।' },
    ],
    needs: [{ en: 'The names of the two stations or cities', hi: 'दोनों स्टेशनों या शहरों के नाम' }],
    form: { fields: [fromCity, toCity], submit: { en: 'Show the route', hi: 'रूट देखें' } },
    synonyms: ['train enquiry', 'time table', 'trains between stations', 'समय सारणी', 'रेल पूछताछ'],
    faqs: [
      official,
      {
        question: { en: 'Why are there several stations for one city?', hi: 'एक शहर के कई स्टेशन क्यों होते हैं?' },
        answer: {
          en: 'Large cities have many: Delhi has New Delhi, Old Delhi, Hazrat Nizamuddin and Anand Vihar. Check the one on your ticket.',
          hi: 'बड़े शहरों में कई स्टेशन हैं: दिल्ली में नई दिल्ली, पुरानी दिल्ली, हज़रत निज़ामुद्दीन और आनंद विहार। अपने टिकट पर लिखा स्टेशन देखें।',
        },
      },
      {
        question: { en: 'How far ahead can I book?', hi: 'कितने दिन पहले बुकिंग हो सकती है?' },
        answer: {
          en: 'Up to 60 days before the day of travel, not counting that day.',
          hi: 'यात्रा के दिन को छोड़कर 60 दिन पहले तक।',
        },
      },
    ],
  },
  {
    slug: 'seat-availability',
    name: 'Seat Availability',
    hindi: 'सीट उपलब्धता',
    icon: 'armchair',
    summary: {
      en: 'How seats are shown by class and quota, and what the counts mean. They are not shown on this site yet.',
      hi: 'श्रेणी और कोटे के अनुसार सीटें कैसे दिखती हैं और गिनती का क्या अर्थ है। इस साइट पर वे अभी नहीं दिखतीं।',
    },
    steps: [
      { en: 'Enter the two places and the date.', hi: 'दोनों जगहें और तारीख़ लिखें।' },
      {
        en: 'Compare classes: sleeper, 3A, 2A, 1A, chair car.',
        hi: 'श्रेणियों की तुलना करें: स्लीपर, 3A, 2A, 1A, चेयर कार।',
      },
      { en: 'Choose a train and go on to book.', hi: 'ट्रेन चुनें और बुकिंग की ओर बढ़ें।' },
    ],
    needs: [{ en: 'Where from, where to, and when', hi: 'कहाँ से, कहाँ तक और कब' }],
    synonyms: ['seat', 'berth', 'availability', 'सीट', 'बर्थ'],
    faqs: [
      official,
      {
        question: { en: 'What is a quota?', hi: 'कोटा क्या है?' },
        answer: {
          en: 'Seats set aside: general (GN), tatkal (TQ), ladies (LD), lower berth for seniors (SS) and others. Each has its own count.',
          hi: 'अलग रखी गई सीटें: सामान्य (GN), तत्काल (TQ), महिला (LD), वरिष्ठ नागरिकों के लिए निचली बर्थ (SS) आदि। हर एक की अपनी संख्या है।',
        },
      },
      {
        question: { en: 'What does AVAILABLE-0012 mean?', hi: 'AVAILABLE-0012 का क्या अर्थ है?' },
        answer: {
          en: 'Twelve seats are free in that class and quota.',
          hi: 'उस श्रेणी और कोटे में बारह सीटें खाली हैं।',
        },
      },
    ],
  },
  {
    slug: 'tatkal-reservation',
    name: 'Tatkal Reservation',
    hindi: 'तत्काल आरक्षण',
    icon: 'timer',
    summary: {
      en: 'How seats that open one day before the train leaves are booked, and their rules. They are not sold on this site yet.',
      hi: 'ट्रेन चलने से एक दिन पहले खुलने वाली सीटें कैसे बुक होती हैं, और उनके नियम। इस साइट पर वे अभी नहीं मिलतीं।',
    },
    steps: [
      {
        en: 'Be ready the day before: AC classes open at 10 am, the others at 11 am.',
        hi: 'एक दिन पहले तैयार रहें: एसी श्रेणियाँ सुबह 10 बजे और बाक़ी 11 बजे खुलती हैं।',
      },
      { en: 'Have the passengers’ names and ages at hand.', hi: 'यात्रियों के नाम और उम्र पास रखें।' },
      { en: 'Book at most four passengers on one PNR.', hi: 'एक पीएनआर पर अधिकतम चार यात्री बुक करें।' },
    ],
    needs: [
      { en: 'A railway account that is verified with Aadhaar', hi: 'आधार से सत्यापित रेलवे खाता' },
      { en: 'Proof of identity of one passenger on the journey', hi: 'यात्रा में एक यात्री का पहचान पत्र' },
    ],
    synonyms: ['tatkal', 'urgent train', 'तत्काल'],
    faqs: [
      official,
      {
        question: { en: 'Is a tatkal ticket refunded?', hi: 'क्या तत्काल टिकट का पैसा लौटता है?' },
        answer: {
          en: 'Not if it is confirmed and you cancel it. It is if the train is cancelled, or leaves more than three hours late and you do not travel.',
          hi: 'पक्का टिकट आप रद्द करें तो नहीं। ट्रेन रद्द हो, या तीन घंटे से ज़्यादा देर से चले और आप यात्रा न करें, तो लौटता है।',
        },
      },
      {
        question: { en: 'Does tatkal cost more?', hi: 'क्या तत्काल महँगा है?' },
        answer: {
          en: 'Yes, a charge is added to the fare: 10% for second class and 30% for the others, within a minimum and a maximum.',
          hi: 'हाँ, किराये पर शुल्क जुड़ता है: द्वितीय श्रेणी में 10% और बाक़ी में 30%, न्यूनतम और अधिकतम सीमा के भीतर।',
        },
      },
    ],
  },
  {
    slug: 'cancellation',
    name: 'Train Ticket Cancellation',
    hindi: 'ट्रेन टिकट रद्द करना',
    icon: 'ban',
    summary: {
      en: 'How a train ticket is cancelled and what comes back: the earlier, the more. It is not done on this site yet.',
      hi: 'ट्रेन टिकट कैसे रद्द होता है और कितना लौटता है: जितना पहले, उतना ज़्यादा। इस साइट पर यह अभी नहीं होता।',
    },
    steps: [
      { en: 'Enter the PNR of the ticket.', hi: 'टिकट का पीएनआर लिखें।' },
      { en: 'Choose which passengers to cancel.', hi: 'चुनें कि किन यात्रियों का टिकट रद्द करना है।' },
      { en: 'See the refund, then confirm.', hi: 'लौटने वाली रकम देखें, फिर पक्का करें।' },
    ],
    needs: [{ en: 'The PNR, and the account that booked it', hi: 'पीएनआर, और वह खाता जिससे बुकिंग हुई' }],
    synonyms: ['cancel ticket', 'refund', 'tdr', 'टिकट रद्द', 'रिफंड'],
    faqs: [
      official,
      {
        question: { en: 'Where does the refund go?', hi: 'पैसे कहाँ लौटते हैं?' },
        answer: {
          en: 'To the account or card you paid from, usually within a week.',
          hi: 'जिस खाते या कार्ड से भुगतान हुआ उसी में, आमतौर पर एक सप्ताह में।',
        },
      },
      {
        question: {
          en: 'The chart is prepared. Can I still cancel?',
          hi: 'चार्ट बन गया। क्या अब भी रद्द कर सकते हैं?',
        },
        answer: {
          en: 'No; for cases such as a train running very late you file a TDR with the railways instead.',
          hi: 'नहीं; ट्रेन बहुत देर से चलने जैसी स्थिति में रेलवे के पास टीडीआर दाख़िल करें।',
        },
      },
    ],
  },
  {
    slug: 'account-login',
    name: 'Railway Account Login',
    hindi: 'रेलवे खाता लॉगिन',
    icon: 'user',
    summary: {
      en: 'Booking a train needs an account with IRCTC, the railways’ ticketing company. Its password is asked for only on the railways’ own page.',
      hi: 'ट्रेन बुकिंग के लिए रेलवे की टिकट कंपनी आईआरसीटीसी का खाता चाहिए। उसका पासवर्ड केवल रेलवे के अपने पेज पर माँगा जाता है।',
    },
    steps: [
      {
        en: 'Open IRCTC’s site or app and enter your user ID.',
        hi: 'आईआरसीटीसी की साइट या ऐप खोलें और यूज़र आईडी लिखें।',
      },
      { en: 'Choose your train and passengers.', hi: 'ट्रेन और यात्री चुनें।' },
      {
        en: 'Type the password on the railways’ page when it opens.',
        hi: 'रेलवे का पेज खुलने पर वहीं पासवर्ड लिखें।',
      },
    ],
    needs: [{ en: 'An IRCTC user ID; opening one is free', hi: 'आईआरसीटीसी यूज़र आईडी; खाता खोलना मुफ़्त है' }],
    synonyms: ['irctc', 'irctc login', 'आईआरसीटीसी'],
    faqs: [
      official,
      {
        question: { en: 'I forgot my user ID. What now?', hi: 'यूज़र आईडी भूल गए। अब क्या करें?' },
        answer: {
          en: 'Recover it with IRCTC by your registered mobile number or email.',
          hi: 'पंजीकृत मोबाइल नंबर या ईमेल से आईआरसीटीसी पर वापस पाएँ।',
        },
      },
      {
        question: { en: 'Do you keep my railway password?', hi: 'क्या आप मेरा रेलवे पासवर्ड रखते हैं?' },
        answer: { en: 'No. We never see it.', hi: 'नहीं। हम उसे देखते ही नहीं।' },
      },
    ],
  },
]

export const trainServices: readonly ServicePage[] = entries.map(({ form, ...entry }) => {
  const path = `/train-tickets/${entry.slug}`
  return { ...entry, path, link: path, ...(form && { form: { ...form, link: `{train}${path}` } }) }
})
