import type { IdKind, IdNumberFault, Tier } from '@chowk/services'
import type { Locale } from '@chowk/shell'

type NameFault = 'empty' | 'too-long' | 'characters'

export const identityCopy = {
  en: {
    title: 'Verify your identity',
    description: 'Your name and an ID number, checked with its issuer.',
    lead: 'Enter your name and an ID number exactly as on the document. We check them with its issuer.',
    name: 'Name on the ID',
    kind: 'Type of ID',
    chooseKind: 'Choose an ID',
    kinds: {
      pan: 'PAN',
      'voter-id': 'Voter ID',
      'driving-licence': 'Driving licence',
      passport: 'Passport',
    } satisfies Record<IdKind, string>,
    number: 'ID number',
    numberHint: 'For example PAN ABCPE1234F. We keep it encrypted and show you only its end.',
    noAadhaar: 'We do not take Aadhaar numbers: we do not need yours, so we do not keep it.',
    nameFaults: {
      empty: 'Enter your name as on the ID.',
      'too-long': 'Use 60 characters or fewer.',
      characters: 'Use letters only in the name.',
    } satisfies Record<NameFault, string>,
    numberFaults: {
      kind: 'Choose which ID it is.',
      empty: 'Enter your ID number.',
      aadhaar: 'This looks like an Aadhaar number, which we do not take or keep. Use another ID.',
      form: 'This does not look like such a number. Check the letters and digits, and that you chose the right ID.',
    } satisfies Record<IdNumberFault, string>,
    verify: 'Verify',
    tooMany: 'You have tried five times in a day. Try again tomorrow, or write to us under Help.',
    notYours: 'Do not type a real ID here',
    sandbox:
      'Sandbox: no register is asked. The last digit of the number decides: 2 is refused, 3 takes a few seconds, 4 is somebody else’s, 5 and 9 let you wait, the others are verified.',
    limits: 'Wallet limits',
    limitsDescription:
      'How much you can keep in your wallet, add to it and pay from it, and how to raise these limits.',
    limitsLead:
      'How much you can keep in your wallet, add to it and pay from it. Verify your ID to raise these limits.',
    tiers: {
      none: 'No ID given yet',
      small: 'Small wallet',
      full: 'Verified wallet',
    } satisfies Record<Tier, string>,
    tierTexts: {
      none: 'Tell us your name and an ID number when you first add money. What is in your wallet can be spent.',
      small: 'You have told us your name and an ID number.',
      full: 'Your ID has been verified with its issuer.',
    } satisfies Record<Tier, string>,
    demonstration: 'In this demonstration we take your name and ID number as given.',
    balance: 'Your wallet has room for',
    loadMonth: 'You can still add this month',
    loadYear: 'You can still add this financial year',
    payment: 'Most in one payment',
    /** Without `until` we do not know the browser. */
    newDevice: (until: string | undefined) =>
      until
        ? `Today: your device, number or PIN is new. Your usual limit is back on ${until}`
        : 'Today: we do not know this browser. Sign out and sign in here again; your usual limit is back 24 hours later',
    beingAdded: (amount: string) =>
      `${amount} that you began to add counts as added until it ends, 15 minutes at most.`,
    seeBeingAdded: 'See it in your wallet',
    spendMonth: 'You can still pay from your wallet this month',
    left: (left: string, limit: string) => `${left} left of ${limit}`,
    upTo: (limit: string) => `up to ${limit}`,
    begins: (day: string) => `Monthly limits start again on ${day}, yearly ones on 1 April.`,
    rules:
      'These limits follow the Reserve Bank’s rules. A refund to your wallet is always yours, even past a limit; the payment it is for still counts in its month. UPI payments do not count.',
    rulesLink: 'The Reserve Bank’s directions on wallets',
    raise: 'Raise your limits',
    raiseText: (limit: string) =>
      `Verify your ID, and your wallet can hold up to ${limit}. It takes an OTP or your passkey, and a minute.`,
    noVerifier: 'IDs cannot be verified here yet.',
    askAgain: 'Check again',
    checked: {
      asked: {
        tone: 'info',
        title: 'We are checking your ID',
        text: 'You need not wait here: we send you a message when it is done.',
      },
      verified: {
        tone: 'success',
        title: 'Your identity is verified',
        text: 'Your limits are higher now.',
      },
      mismatch: {
        tone: 'danger',
        title: 'The ID is not in this name',
        text: 'Check the name and the number against the document, and try again. Your limits stay as they were.',
      },
      refused: {
        tone: 'danger',
        title: 'The ID could not be found',
        text: 'It may have expired, or a digit is wrong. Try again or use another ID. Your limits stay as they were.',
      },
    },
  },
  hi: {
    title: 'अपनी पहचान सत्यापित करें',
    description: 'आपका नाम और पहचान पत्र का नंबर, जारी करने वाले से जाँचा हुआ।',
    lead: 'अपना नाम और पहचान पत्र का नंबर वैसा ही लिखें जैसा उस पर है। हम इसे जारी करने वाले से जाँचेंगे।',
    name: 'पहचान पत्र पर लिखा नाम',
    kind: 'कौन-सा पहचान पत्र',
    chooseKind: 'पहचान पत्र चुनें',
    kinds: {
      pan: 'PAN कार्ड',
      'voter-id': 'वोटर ID',
      'driving-licence': 'ड्राइविंग लाइसेंस',
      passport: 'पासपोर्ट',
    } satisfies Record<IdKind, string>,
    number: 'पहचान नंबर',
    numberHint: 'जैसे PAN ABCPE1234F। हम इसे एन्क्रिप्ट करके रखते हैं और सिर्फ़ आख़िरी अक्षर दिखाते हैं।',
    noAadhaar: 'हम आधार नंबर नहीं लेते: हमें उसकी ज़रूरत नहीं, इसलिए रखते भी नहीं।',
    nameFaults: {
      empty: 'पहचान पत्र पर लिखा नाम लिखें।',
      'too-long': 'ज़्यादा से ज़्यादा 60 अक्षर लिखें।',
      characters: 'नाम अक्षरों में लिखें।',
    } satisfies Record<NameFault, string>,
    numberFaults: {
      kind: 'चुनें कि यह कौन-सा पहचान पत्र है।',
      empty: 'अपने पहचान पत्र का नंबर लिखें।',
      aadhaar: 'यह आधार नंबर लगता है, जो हम न लेते हैं न रखते हैं। दूसरा पहचान पत्र इस्तेमाल करें।',
      form: 'ऐसा नंबर इस तरह नहीं लिखा जाता। अक्षर और अंक जाँचें, और देखें कि सही पहचान पत्र चुना है।',
    } satisfies Record<IdNumberFault, string>,
    verify: 'सत्यापित करें',
    tooMany: 'आपने एक दिन में पाँच बार कोशिश की है। कल फिर कोशिश करें, या मदद में हमें लिखें।',
    notYours: 'यहाँ असली पहचान नंबर न लिखें',
    sandbox:
      'सैंडबॉक्स: कोई असली रजिस्टर नहीं पूछा जाता। नंबर का आख़िरी अंक तय करता है: 2 नामंज़ूर, 3 में कुछ सेकंड, 4 किसी और का, 5 और 9 में इंतज़ार, बाक़ी सत्यापित।',
    limits: 'वॉलेट की सीमाएँ',
    limitsDescription: 'वॉलेट में आप कितने पैसे रख सकते हैं, जोड़ सकते हैं और ख़र्च कर सकते हैं, और यह सीमा कैसे बढ़ाएँ।',
    limitsLead: 'वॉलेट में आप इतने पैसे रख सकते हैं, जोड़ सकते हैं और ख़र्च कर सकते हैं। पहचान सत्यापित करके सीमा बढ़ाएँ।',
    tiers: {
      none: 'अभी पहचान नहीं बताई',
      small: 'छोटा वॉलेट',
      full: 'सत्यापित वॉलेट',
    } satisfies Record<Tier, string>,
    tierTexts: {
      none: 'पहली बार पैसे जोड़ते समय अपना नाम और पहचान नंबर बताएँ। वॉलेट में जो बैलेंस है, वह इस्तेमाल कर सकते हैं।',
      small: 'आपने अपना नाम और पहचान नंबर बता दिया है।',
      full: 'आपका पहचान पत्र जारी करने वाले से जाँचा जा चुका है।',
    } satisfies Record<Tier, string>,
    demonstration: 'इस डेमो में आपका नाम और पहचान नंबर बताया हुआ मान लिया गया है।',
    balance: 'वॉलेट में और जगह',
    loadMonth: 'इस महीने और जोड़ सकते हैं',
    loadYear: 'इस वित्त वर्ष में और जोड़ सकते हैं',
    payment: 'एक भुगतान में ज़्यादा से ज़्यादा',
    newDevice: (until: string | undefined) =>
      until
        ? `आज: डिवाइस, नंबर या PIN नया है। पूरी सीमा ${until} से मिलेगी`
        : 'आज: हम इस ब्राउज़र को नहीं पहचानते। साइन आउट करके यहाँ फिर साइन इन करें; पूरी सीमा 24 घंटे बाद मिलेगी',
    beingAdded: (amount: string) =>
      `${amount} जो आप जोड़ रहे थे, पूरा होने तक (ज़्यादा से ज़्यादा 15 मिनट) जुड़े हुए गिने जाते हैं।`,
    seeBeingAdded: 'वॉलेट में देखें',
    spendMonth: 'इस महीने वॉलेट से और दे सकते हैं',
    left: (left: string, limit: string) => `${limit} में से ${left} बचे`,
    upTo: (limit: string) => `${limit} तक`,
    begins: (day: string) => `महीने की गिनती ${day} से और वित्त वर्ष की 1 अप्रैल से फिर शुरू होगी।`,
    rules:
      'ये सीमाएँ रिज़र्व बैंक के नियमों से हैं। लौटाए गए पैसे सीमा के पार भी आपके ही हैं; जिस भुगतान के वे थे, वह अपने महीने में गिना जाता है। UPI भुगतान नहीं गिने जाते।',
    rulesLink: 'वॉलेट पर रिज़र्व बैंक के निर्देश',
    raise: 'सीमा बढ़ाएँ',
    raiseText: (limit: string) =>
      `पहचान पत्र सत्यापित कराएँ, तो वॉलेट में ${limit} तक रह सकते हैं। OTP या पासकी और एक मिनट लगेगा।`,
    noVerifier: 'यहाँ अभी पहचान सत्यापित नहीं हो सकती।',
    askAgain: 'स्थिति देखें',
    checked: {
      asked: {
        tone: 'info',
        title: 'हम आपका पहचान पत्र जाँच रहे हैं',
        text: 'यहाँ रुकने की ज़रूरत नहीं: हो जाने पर हम संदेश भेजेंगे।',
      },
      verified: {
        tone: 'success',
        title: 'आपकी पहचान सत्यापित हो गई है',
        text: 'आपकी सीमाएँ अब बढ़ गई हैं।',
      },
      mismatch: {
        tone: 'danger',
        title: 'यह पहचान पत्र इस नाम पर नहीं है',
        text: 'नाम और नंबर पहचान पत्र से मिलाएँ और फिर कोशिश करें। आपकी सीमाएँ पहले जैसी हैं।',
      },
      refused: {
        tone: 'danger',
        title: 'यह पहचान पत्र नहीं मिला',
        text: 'हो सकता है उसकी तारीख़ निकल गई हो या कोई अंक ग़लत हो। फिर कोशिश करें या दूसरा पहचान पत्र लें। आपकी सीमाएँ पहले जैसी हैं।',
      },
    },
  },
} as const satisfies Record<Locale, object>
