// What customers ask most, answered. Public, in both languages; the search runs over title, answer and keywords.
import { type IsoDate, rowToday, turnaround } from '@chowk/catalog'

const { backWithinDays: back, compensationPaisePerDay } = rowToday(turnaround).value
const aDay = compensationPaisePerDay / 100

export interface HelpTopic {
  id: string
  group: HelpGroupId
  en: HelpText
  hi: HelpText
  /** Words people use that the text does not. */
  keywords: readonly string[]
}

interface HelpText {
  title: string
  /** Paragraphs. */
  answer: readonly string[]
}

/** When what a topic says was last changed or read again; to be set with its text. */
export const helpChangedOn = (id: string): IsoDate => changes[id] ?? '2026-11-16'

const changes: Readonly<Record<string, IsoDate>> = { 'payment-failed-refund': '2026-11-18' }

export const helpGroups = [
  { id: 'sign-in', en: 'Signing in and your account', hi: 'साइन इन और आपका खाता' },
  { id: 'wallet', en: 'Wallet and adding money', hi: 'वॉलेट और पैसे जोड़ना' },
  { id: 'bills', en: 'Bills and recharges', hi: 'बिल और रिचार्ज' },
  { id: 'safety', en: 'Staying safe', hi: 'सुरक्षित रहना' },
] as const

type HelpGroupId = (typeof helpGroups)[number]['id']

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'code-not-received',
    group: 'sign-in',
    en: {
      title: 'The OTP did not arrive',
      answer: [
        'Wait a minute, check that the number you typed is right and that your phone has signal, then ask for a new OTP. Only the newest OTP on the page you are looking at works.',
        'An OTP is valid for 5 minutes. You can ask for 5 in 15 minutes; after that the page says how long to wait.',
      ],
    },
    hi: {
      title: 'OTP नहीं आया',
      answer: [
        'एक मिनट रुकें, देखें कि नंबर सही लिखा है और फ़ोन में सिग्नल है, फिर नया OTP माँगें। जो पेज आपके सामने है, उसका सबसे नया OTP ही चलेगा।',
        'OTP 5 मिनट तक चलता है। 15 मिनट में 5 OTP माँगे जा सकते हैं; उसके बाद पेज बताता है कि कितना रुकना है।',
      ],
    },
    keywords: ['otp', 'sms', 'ओटीपी', 'login', 'verification'],
  },
  {
    id: 'too-many-tries',
    group: 'sign-in',
    en: {
      title: 'It says there were too many tries',
      answer: [
        'After 5 wrong tries an OTP stops working, so that nobody can guess it. Wait for the time shown on the page, then ask for a new OTP.',
        'If you did not make those tries, nobody got in: an OTP works only in the browser that asked for it, and only with all 6 digits right.',
      ],
    },
    hi: {
      title: '“बहुत ज़्यादा कोशिशें” दिख रहा है',
      answer: [
        '5 बार ग़लत OTP डालने पर वह OTP बंद हो जाता है, ताकि कोई अंदाज़ा न लगा सके। पेज पर दिखाए समय तक रुकें, फिर नया OTP माँगें।',
        'अगर ये कोशिशें आपने नहीं कीं, तो भी कोई अंदर नहीं आया: OTP केवल उसी ब्राउज़र में चलता है जिसने माँगा था, और तभी जब पूरे 6 अंक सही हों।',
      ],
    },
    keywords: ['otp', 'blocked', 'locked', 'wait', 'ओटीपी'],
  },
  {
    id: 'change-mobile-number',
    group: 'sign-in',
    en: {
      title: 'Changing your mobile number',
      answer: [
        'Sign in, open View Profile and choose to change your mobile number. We send an OTP to the new number and one to the old number; enter both. The number changes after 24 hours, and you can cancel it until then. With a passkey older than a day it changes at once.',
        'If you no longer have the old number but added a passkey earlier, confirm with the passkey instead. Your wallet, orders and disputes stay with you, and your other devices are signed out.',
      ],
    },
    hi: {
      title: 'मोबाइल नंबर बदलना',
      answer: [
        'साइन इन करें, प्रोफ़ाइल खोलें और मोबाइल नंबर बदलना चुनें। हम एक OTP नए नंबर पर और एक पुराने नंबर पर भेजते हैं; दोनों डालें। नंबर 24 घंटे बाद बदलता है, और तब तक आप इसे रद्द कर सकते हैं। एक दिन से पुरानी पासकी हो, तो नंबर तुरंत बदल जाता है।',
        'पुराना नंबर अब आपके पास नहीं है पर आपने पहले पासकी जोड़ी थी, तो पासकी से पुष्टि करें। आपका वॉलेट, ऑर्डर और शिकायतें आपके साथ रहते हैं, और बाक़ी डिवाइस साइन आउट हो जाते हैं।',
      ],
    },
    keywords: ['lost sim', 'new number', 'phone number', 'सिम', 'खोया नंबर'],
  },
  {
    id: 'passkeys',
    group: 'sign-in',
    en: {
      title: 'Signing in with a passkey',
      answer: [
        'A passkey lets you sign in with the fingerprint, face or screen lock of your own device, with no OTP to wait for. Add one in View Profile after signing in.',
        'The fingerprint or face never leaves your device. If you lose the device, sign in with an OTP and remove its passkey in View Profile.',
      ],
    },
    hi: {
      title: 'पासकी से साइन इन करना',
      answer: [
        'पासकी से आप अपने डिवाइस के फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन कर सकते हैं, बिना OTP का इंतज़ार किए। साइन इन के बाद प्रोफ़ाइल में जोड़ें।',
        'फ़िंगरप्रिंट या चेहरा आपके डिवाइस से बाहर नहीं जाता। डिवाइस खो जाए तो OTP से साइन इन करें और प्रोफ़ाइल में उसकी पासकी हटा दें।',
      ],
    },
    keywords: ['fingerprint', 'face', 'biometric', 'password', 'पासवर्ड'],
  },
  {
    id: 'sign-out-everywhere',
    group: 'sign-in',
    en: {
      title: 'Signing out a device you no longer have',
      answer: [
        'View Profile lists every device that is signed in, with when it was last used. Sign one of them out, or all of them at once; it takes effect at that device’s very next request.',
        'A device you do not use is signed out by itself after 7 days, and every device after 30 days.',
      ],
    },
    hi: {
      title: 'जो डिवाइस अब आपके पास नहीं, उसे साइन आउट करना',
      answer: [
        'प्रोफ़ाइल में साइन इन किए हुए सब डिवाइस दिखते हैं और यह भी कि वे आख़िरी बार कब चले। किसी एक को या सबको एक साथ साइन आउट करें; उस डिवाइस की अगली ही माँग से यह लागू हो जाता है।',
        'जो डिवाइस काम में नहीं आता वह 7 दिन बाद, और हर डिवाइस 30 दिन बाद अपने-आप साइन आउट हो जाता है।',
      ],
    },
    keywords: ['stolen phone', 'logout', 'devices', 'session', 'चोरी', 'लॉगआउट'],
  },
  {
    id: 'add-money',
    group: 'wallet',
    en: {
      title: 'Adding money to your wallet',
      answer: [
        'Open Passbook, enter an amount and choose Add money. When the payment is confirmed the money is in your wallet and the entry is in your passbook.',
        'If the page was closed midway, do not pay again at once: open Passbook first. A payment that was made is added by itself once it is confirmed.',
      ],
    },
    hi: {
      title: 'वॉलेट में पैसे जोड़ना',
      answer: [
        'पासबुक खोलें, रकम लिखें और पैसे जोड़ना चुनें। भुगतान की पुष्टि होते ही पैसे वॉलेट में और प्रविष्टि पासबुक में आ जाती है।',
        'अगर बीच में पेज बंद हो गया, तो तुरंत दोबारा भुगतान न करें: पहले पासबुक देखें। जो भुगतान हो चुका है, वह पुष्टि होते ही अपने-आप जुड़ जाता है।',
      ],
    },
    keywords: ['top up', 'load', 'paise', 'upi', 'पैसा'],
  },
  {
    id: 'wallet-limits',
    group: 'wallet',
    en: {
      title: 'How much you can keep in your wallet and add to it',
      answer: [
        'The Reserve Bank’s rules limit how much a wallet can hold, and how much can be added in a month and in a financial year. Under Wallet limits you see each limit and what is left of it; when an amount would go over one, the page says which.',
        'Verify your ID under Wallet limits, and the limits are higher at once. Monthly limits start again on the first, yearly ones on 1 April, in Indian time.',
      ],
    },
    hi: {
      title: 'वॉलेट में कितने पैसे रख और जोड़ सकते हैं',
      answer: [
        'रिज़र्व बैंक के नियम तय करते हैं कि वॉलेट में कितने पैसे रखे जा सकते हैं, और एक महीने व एक वित्त वर्ष में कितने जोड़े जा सकते हैं। ‘वॉलेट की सीमाएँ’ में हर सीमा और उसमें बचा हिस्सा दिखता है; रकम किसी सीमा से ऊपर जाए तो पेज बताता है कि किससे।',
        '‘वॉलेट की सीमाएँ’ में पहचान पत्र सत्यापित कराएँ, तो सीमाएँ तुरंत बढ़ जाती हैं। महीने की गिनती पहली तारीख़ से और वित्त वर्ष की 1 अप्रैल से, भारतीय समय के अनुसार, फिर शुरू होती है।',
      ],
    },
    keywords: ['limit', 'kyc', 'monthly', 'maximum', 'सीमा', 'केवाईसी'],
  },
  {
    id: 'passbook-entries',
    group: 'wallet',
    en: {
      title: 'Reading your passbook',
      answer: [
        'Each line shows the date, what it was for, the amount and the balance after it. Filter by month, and save a month as a file for your records.',
        'An amount on hold is set aside for a payment that is not decided yet. It is either spent when the payment succeeds or given back in full when it does not.',
      ],
    },
    hi: {
      title: 'पासबुक पढ़ना',
      answer: [
        'हर पंक्ति में तारीख़, किसलिए, रकम और उसके बाद का शेष दिखता है। महीने से छाँटें और अपने रिकॉर्ड के लिए महीने को फ़ाइल में सेव करें।',
        'होल्ड की रकम उस भुगतान के लिए है जिसका नतीजा अभी नहीं आया। भुगतान सफल हो तो वह ख़र्च होती है, नहीं तो पूरी वापस मिलती है।',
      ],
    },
    keywords: ['statement', 'balance', 'hold', 'csv', 'स्टेटमेंट', 'बैलेंस'],
  },
  {
    id: 'payment-pending',
    group: 'bills',
    en: {
      title: 'A payment is pending',
      answer: [
        'Pending means the biller has not yet said whether it received the payment. We keep asking. Do not pay the same bill again: your order page shows the result as soon as there is one.',
        'If it succeeds the order becomes Paid. If it fails, the money goes back to where it came from by itself.',
      ],
    },
    hi: {
      title: 'भुगतान अभी प्रक्रिया में है',
      answer: [
        '‘प्रक्रिया में’ का मतलब है कि कंपनी ने अभी नहीं बताया कि भुगतान मिला या नहीं। हम पूछते रहते हैं। वही बिल दोबारा न भरें: नतीजा आते ही आपके ऑर्डर पेज पर दिखेगा।',
        'सफल हो तो ऑर्डर “भुगतान हो गया” दिखाता है। विफल हो तो पैसे अपने-आप वहीं लौटते हैं जहाँ से आए थे।',
      ],
    },
    keywords: ['stuck', 'processing', 'waiting', 'अटका', 'प्रोसेसिंग'],
  },
  {
    id: 'payment-failed-refund',
    group: 'bills',
    en: {
      title: 'A payment failed. When does the money come back?',
      answer: [
        'Money held in your wallet for a payment that failed is free again the moment the failure is known. Your passbook shows it.',
        `Money taken from a bank account goes back the same way, by UPI within ${back.upi} days after the one it was taken on (T+${back.upi}), to the wallet within ${back.wallet} (T+${back.wallet}). The Reserve Bank sets these days. For each later day Rs. ${aDay} is owed to you, without your asking.`,
      ],
    },
    hi: {
      title: 'भुगतान विफल हुआ। पैसे कब लौटेंगे?',
      answer: [
        'विफल भुगतान के लिए वॉलेट में होल्ड की गई रकम, विफलता का पता चलते ही छूट जाती है। पासबुक में यह दिखता है।',
        `बैंक खाते से कटे पैसे उसी रास्ते लौटते हैं: UPI से पैसे कटने के दिन के बाद ${back.upi} दिन में (T+${back.upi}), वॉलेट में ${back.wallet} दिन में (T+${back.wallet})। ये दिन रिज़र्व बैंक ने तय किए हैं। उसके बाद हर दिन के ₹${aDay} आपको बिना माँगे मिलने चाहिए।`,
      ],
    },
    keywords: [
      'refund',
      'refund status',
      'refund not received',
      'bill payment failed',
      'refund nahi aaya',
      'deducted',
      'money back',
      'paise kat gaye',
      'paise wapas',
      'रिफ़ंड',
      'पैसे कट गए',
    ],
  },
  {
    id: 'bill-not-updated',
    group: 'bills',
    en: {
      title: 'I paid, but the biller still shows the bill',
      answer: [
        'Many billers update their records once a day, some after two or three working days. Keep the transaction number from your receipt.',
        'If the bill is still shown after three working days, open the order and choose Raise a dispute. We take it up with the biller, and you can follow each step.',
      ],
    },
    hi: {
      title: 'मैंने भुगतान किया, पर कंपनी अब भी बिल दिखा रही है',
      answer: [
        'कई कंपनियाँ दिन में एक बार, और कुछ दो-तीन कार्य दिवस बाद अपना रिकॉर्ड अपडेट करती हैं। रसीद की लेन-देन संख्या सँभालकर रखें।',
        'तीन कार्य दिवस बाद भी बिल दिखे तो ऑर्डर खोलें और ‘शिकायत दर्ज करें’ चुनें। हम कंपनी से बात करते हैं, और आप हर कदम देख सकते हैं।',
      ],
    },
    keywords: ['electricity', 'bijli', 'not credited', 'late fee', 'बिजली'],
  },
  {
    id: 'wrong-account-paid',
    group: 'bills',
    en: {
      title: 'I paid a wrong number or account',
      answer: [
        'A recharge or bill payment that has succeeded cannot be called back by us: the money is with the operator or biller. Check the name shown on the bill before you pay.',
        'Raise a dispute on the order and say which account you meant. We ask the biller; whether it can be moved or returned is the biller’s decision.',
      ],
    },
    hi: {
      title: 'ग़लत नंबर या खाते का भुगतान हो गया',
      answer: [
        'जो रिचार्ज या बिल भुगतान सफल हो गया, उसे हम वापस नहीं बुला सकते: पैसे ऑपरेटर या कंपनी के पास हैं। भुगतान से पहले बिल पर लिखा नाम जाँच लें।',
        'ऑर्डर पर शिकायत दर्ज करें और बताएँ कि सही खाता कौन-सा था। हम कंपनी से पूछते हैं; रकम बदली या लौटाई जाए, यह कंपनी तय करती है।',
      ],
    },
    keywords: ['mistake', 'wrong mobile', 'recharge', 'refund wrong recharge', 'ग़लत रिचार्ज'],
  },
  {
    id: 'raise-dispute',
    group: 'bills',
    en: {
      title: 'Raising a dispute and following it',
      answer: [
        'Open Your Orders, choose the payment and then Raise a dispute. Say what went wrong in your own words; you get a dispute number at once.',
        'The dispute’s page shows where it is: raised, with the biller, and then resolved or rejected, with the reason.',
      ],
    },
    hi: {
      title: 'शिकायत दर्ज करना और उसकी स्थिति देखना',
      answer: [
        'अपने ऑर्डर खोलें, भुगतान चुनें और फिर ‘शिकायत दर्ज करें’। क्या ग़लत हुआ, अपने शब्दों में लिखें; शिकायत नंबर तुरंत मिलता है।',
        'शिकायत का पेज दिखाता है कि वह कहाँ है: दर्ज हुई, कंपनी के पास, और फिर हल हुई या अस्वीकार, कारण के साथ।',
      ],
    },
    keywords: ['complaint', 'bbps', 'grievance', 'refund dispute', 'शिकायत'],
  },
  {
    id: 'never-share-code',
    group: 'safety',
    en: {
      title: 'Someone asked me for my OTP',
      answer: [
        'Never tell anyone an OTP, and never approve a payment to receive money. Nobody from customer care will ask for an OTP, PIN, card number or a remote-screen app.',
        'If you did share one, sign out all devices in View Profile now and tell us through this page. If money left your bank account, also call your bank and the national cyber-crime helpline on 1930, or report it at cybercrime.gov.in.',
      ],
    },
    hi: {
      title: 'किसी ने मुझसे OTP माँगा',
      answer: [
        'OTP कभी किसी को न बताएँ, और पैसे पाने के लिए कभी कोई भुगतान मंज़ूर न करें। ग्राहक सेवा से कोई आपसे OTP, PIN, कार्ड नंबर या स्क्रीन शेयर करने वाला ऐप नहीं माँगेगा।',
        'अगर बता दिया हो तो अभी प्रोफ़ाइल में सब डिवाइस साइन आउट करें और इस पेज से हमें बताएँ। बैंक खाते से पैसे गए हों तो अपने बैंक और राष्ट्रीय साइबर अपराध हेल्पलाइन 1930 पर भी कॉल करें, या cybercrime.gov.in पर रिपोर्ट करें।',
      ],
    },
    keywords: ['fraud', 'scam', 'otp', 'hacked', 'धोखा', 'ठगी'],
  },
  {
    id: 'suspicious-message',
    group: 'safety',
    en: {
      title: 'A message says my account will be blocked',
      answer: [
        'Messages that threaten to block your account, cut your electricity or promise a prize unless you open a link are a common trick. Do not open the link or call the number in it.',
        'Type our address yourself and sign in: anything that is true about your account is shown there. You can report such messages on the Sanchar Saathi portal of the Department of Telecommunications (Chakshu).',
      ],
    },
    hi: {
      title: 'खाता बंद होने का मैसेज आया',
      answer: [
        'जो संदेश लिंक न खोलने पर खाता बंद करने या बिजली काटने की धमकी दें, या इनाम का लालच दें, वे आम चाल हैं। लिंक न खोलें और उसमें दिए नंबर पर कॉल न करें।',
        'हमारा पता ख़ुद लिखकर साइन इन करें: आपके खाते के बारे में जो सच है, वहीं दिखेगा। ऐसे संदेशों की सूचना दूरसंचार विभाग के संचार साथी पोर्टल (चक्षु) पर दी जा सकती है।',
      ],
    },
    keywords: ['phishing', 'kyc expired', 'link', 'fake', 'फ़र्ज़ी', 'केवाईसी'],
  },
]
