import type { PaymentFlow } from '@chowk/catalog'
import type { AmountFault, BillAmount, MoneySource } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { RupeesProblem } from '../../money/money.ts'
import type { CheckedOperator } from './operator.ts'

interface StartRefusal {
  readonly title: string
  text(biller: string, wait: string): string
}

interface AmountRange {
  readonly least: string
  readonly most: string
}

export const payCopy = {
  en: {
    title: 'Check and pay',
    back: 'Back',
    summary: 'What you pay',
    stagesName: 'Steps of the payment',
    stages: { details: 'Details', pay: 'Pay', done: 'Done' },
    whats: { plan: 'Plan', amount: 'Amount', bill: 'Bill' },
    reviewHeading: (biller: string) => `Check and pay: ${biller}`,
    description: 'What is due, what it costs to pay it, and your approval.',
    heading: {
      bill: biller => `Pay ${biller}`,
      recharge: biller => `Recharge with ${biller}`,
      rent: city => `Pay rent in ${city}`,
      offering: shrine => `Offering to ${shrine}`,
    } satisfies Headings,
    refused: {
      'unknown-account': {
        title: 'This account was not found',
        text: biller =>
          `${biller} does not know the details below. Compare them with an earlier bill, correct them and try again. No money has moved.`,
      },
      'nothing-due': {
        title: 'Nothing is due',
        text: biller => `${biller} has no open bill for this account. There is nothing to pay at the moment.`,
      },
      unavailable: {
        title: 'The biller does not answer',
        text: biller =>
          `We could not reach ${biller}, so we do not know what is due. No money has moved. Try again in a few minutes; what you typed is kept below.`,
      },
      invalid: {
        title: 'The biller does not take these details',
        text: biller =>
          `${biller} asks for them in another form. Correct what is marked below and try again.`,
      },
      'too-many-bills': {
        title: 'You have looked up many bills',
        text: (_biller, wait) =>
          `So that nobody reads through other people’s bills, only some new accounts can be looked up at a time. Try again in ${wait}. Accounts you have paid before still work, and no money has moved.`,
      },
      closed: {
        title: 'Payments are not open yet',
        text: biller =>
          `We have no way to ${biller} yet: nothing was sent to anyone, and no money has moved. Until we have, please pay the way your bill says.`,
      },
    } satisfies StartRefusals,
    tryAgain: 'Try again',
    yourDetails: 'Your details',
    yourBill: 'Your bill',
    biller: 'Biller',
    customerName: 'Name on the bill',
    billNumber: 'Bill number',
    billDate: 'Bill date',
    dueDate: 'Due date',
    overdue: 'The due date has passed. The biller may add a late fee to your next bill.',
    whatToPay: 'What you pay',
    chooseAmount: 'How much do you pay?',
    amountKinds: {
      'total-due': 'Total due',
      'minimum-due': 'Minimum due',
      'this-period': 'This bill without arrears',
      'after-due-date': 'After the due date',
    } satisfies Record<BillAmount['kind'], string>,
    yourAmount: 'Your amount',
    another: 'Another amount',
    amount: 'Amount (Rs.)',
    atLeast: (least: string) => `${least} or more`,
    atMost: (most: string) => `Up to ${most}`,
    between: ({ least, most }: AmountRange) => `From ${least} to ${most}`,
    amountProblems: {
      empty: 'Enter an amount.',
      'not-a-number': 'This is not an amount. Write it in digits, as 250 or 250.50.',
      negative: 'An amount cannot be below zero. Take the minus sign out.',
      'too-precise': 'An amount has two decimals at most. Shorten it to whole paise.',
      'too-large': 'This amount is too large to pay here.',
    } satisfies Record<RupeesProblem, string>,
    amountFaults: ({ least, most }: AmountRange): Record<AmountFault, string> => ({
      'not-an-amount': 'Choose an amount, or enter one.',
      'below-minimum': `The biller takes ${least} or more. Enter a larger amount.`,
      'above-maximum': `The biller takes ${most} at most. Enter a smaller amount.`,
      'not-on-the-bill': 'The biller takes only what is on the bill. Choose one of its amounts.',
      'less-than-the-bill': 'The biller does not take less than is on the bill. Enter a larger amount.',
      'more-than-the-bill': 'The biller does not take more than is on the bill. Enter a smaller amount.',
    }),
    choosePlan: 'Choose your recharge',
    plans: 'Plans',
    operator: 'Operator',
    circle: 'Circle',
    chooseCircle: 'Choose a circle',
    otherOperator: (operator: string) => `This number seems to be with ${operator}`,
    otherOperatorText: (chosen: string, other: string) =>
      `A recharge with ${chosen} does not reach a number of ${other}. If you know that it is with ${chosen} by now, go on.`,
    inventedLookup: 'The demonstration invents whose a number is: trust what you know.',
    showPlans: 'Show plans',
    rechargeWith: (operator: string) => `Recharge with ${operator} instead`,
    operatorSince: {
      'paid-before': 'As you paid before',
      guess: 'Our guess from the number',
      chosen: 'As you chose',
      'chosen-in-guessed-circle': 'The operator as you chose, the circle our guess',
    } satisfies Record<CheckedOperator['since'], string>,
    changeOperator: 'Change',
    goOn: 'Continue',
    change: 'Choose another amount',
    pay: (total: string) => `Pay ${total}`,
    amountToBiller: 'Amount',
    fee: 'Fee',
    total: 'Total',
    noFee: 'None',
    feeAndTotal: (fee: string) => `Fee ${fee}, total`,
    noFeeTotal: 'No fee, total',
    noneMoved: 'Nothing is charged before you approve it in the next step.',
    chooseSource: 'Where does the money come from?',
    source: 'From',
    sources: { wallet: 'Your wallet', upi: 'UPI app' } satisfies Record<MoneySource, string>,
    upiNote: 'You approve it in your app in the next step.',
    atOnce: (limit: string) => `Your wallet pays up to ${limit} at once`,
    seeLimits: 'See and raise your limits',
    balance: 'Balance',
    limitLeft: (left: string) => `Your wallet’s limit allows ${left} more this month`,
    newDeviceLeft: (left: string, until: string) => `. On a new device: ${left} today, until ${until}`,
    short: 'Not enough in your wallet',
    addMoney: (missing: string) => `Add ${missing}`,
    payRefused: {
      'already-paid': {
        title: 'This is paid already, or being paid',
        text: 'Somebody has paid it or is about to, perhaps you on another device. Nothing was charged a second time.',
      },
      'account-locked': {
        title: 'Your account is locked',
        text: 'Nothing was charged. Unlock your account first, then come back to this page.',
      },
      'standing-still': {
        title: 'Payments pause for a short while',
        text: 'Nothing was charged. We are checking that everything paid lately is in our books. Please come back later.',
      },
      'limit-exceeded': {
        title: 'This is more than your limit allows',
        text: (left: string, day: string) =>
          `You have ${left} left this month for payments from your wallet. It starts again on ${day}.`,
      },
      payment: (limit: string) => `Your wallet pays at most ${limit} at once. UPI has no such limit.`,
      'new-device': (limit: string, left: string, until: string) =>
        `While your device, number or PIN is new, your wallet pays at most ${limit} a day, to keep it safe from thieves. ${left} is left today; the full limit is back on ${until}. UPI has no such limit.`,
      'insufficient-balance': {
        title: 'Not enough in your wallet',
        text: (available: string) => `You can spend ${available}. Add money, then come back to this page.`,
      },
      unavailable: {
        title: 'The biller does not answer',
        text: 'Nothing was charged. Try again in a few minutes; this page stays as it is.',
      },
      lapsed: {
        title: 'This was looked up too long ago',
        text: 'What is due may have changed since. Nothing was charged. Look it up again and go on from there.',
      },
      'no-code': { title: 'Not approved yet', text: 'Nothing was charged.' },
    },
    seeOrder: 'See the order',
    paidLately: (ago: string) => `You paid this ${ago} ago`,
    paidLatelyText: {
      plan: 'The same plan for the same account was paid. Go on only if you want it once more.',
      amount: 'The same amount for the same account was paid. Go on only if you want it once more.',
    },
    proveHeading: 'First, set a payment PIN',
    proveLead:
      'Set it once. You approve every payment from your wallet with it, so an OTP alone pays nothing.',
    setPinLead: 'Now choose your PIN. You enter it with every payment from your wallet.',
    orPasskey: 'Or pay with your fingerprint, face or screen lock',
    addPasskey: 'Add a passkey instead',
    approvePin: (total: string, payee: string) => `Your PIN approves ${total} to ${payee}, and nothing else.`,
    approvePasskey: (total: string, payee: string) =>
      `Your passkey approves ${total} to ${payee}, and nothing else.`,
    setPinInstead: 'Set a payment PIN',
    codeInstead: 'Use PIN and OTP',
    keptUntil: (time: string) => `This page keeps what you entered until ${time}.`,
    lapsesSoon: (time: string) => `This page ends in three minutes, at ${time}`,
    lapsesSoonText:
      'Nothing is charged when it does. Need longer? Look it up again: one tap, nothing to type.',
    lookUpAgain: 'Look it up again',
    waiting: 'One moment…',
    approveTitle: (total: string) => `Approve ${total}`,
    approveLead: (total: string, payee: string) =>
      `Your PIN and OTP approve ${total} to ${payee}, and nothing else.`,
    goBack: 'Go back',
    passkeyFailed: 'That passkey did not work. Try again, or use your PIN.',
  },
  hi: {
    title: 'जाँचें और चुकाएँ',
    back: 'पीछे',
    summary: 'आपका भुगतान',
    stagesName: 'भुगतान के चरण',
    stages: { details: 'जानकारी', pay: 'भुगतान', done: 'पूरा' },
    whats: { plan: 'प्लान', amount: 'रकम', bill: 'बिल' },
    reviewHeading: (biller: string) => `जाँचें और चुकाएँ: ${biller}`,
    description: 'कितना देना है, चुकाने का ख़र्च, और आपकी मंज़ूरी।',
    heading: {
      bill: biller => `${biller} का बिल चुकाएँ`,
      recharge: biller => `${biller} का रिचार्ज करें`,
      rent: city => `${city} में किराया दें`,
      offering: shrine => `${shrine} के लिए दान`,
    } satisfies Headings,
    refused: {
      'unknown-account': {
        title: 'यह खाता नहीं मिला',
        text: biller =>
          `${biller} के पास नीचे लिखी जानकारी का कोई खाता नहीं है। किसी पुराने बिल से मिलाएँ, ठीक करें और फिर कोशिश करें। कोई पैसा नहीं कटा।`,
      },
      'nothing-due': {
        title: 'कुछ बाक़ी नहीं है',
        text: biller => `${biller} में इस खाते का कोई बिल बाक़ी नहीं है। अभी कुछ चुकाना नहीं है।`,
      },
      unavailable: {
        title: 'बिलर से जवाब नहीं मिला',
        text: biller =>
          `${biller} से संपर्क नहीं हो पाया, इसलिए पता नहीं कि कितना देना है। कोई पैसा नहीं कटा। कुछ मिनट बाद फिर कोशिश करें; आपका लिखा नीचे रखा है।`,
      },
      invalid: {
        title: 'बिलर यह जानकारी नहीं लेता',
        text: biller => `${biller} इसे दूसरे रूप में माँगता है। नीचे जो बताया गया है, उसे ठीक करके फिर कोशिश करें।`,
      },
      'too-many-bills': {
        title: 'आप बहुत से बिल देख चुके हैं',
        text: (_biller, wait) =>
          `कोई दूसरों के बिल न पढ़ सके, इसलिए एक बार में कुछ ही नए खाते देखे जा सकते हैं। ${wait} बाद फिर कोशिश करें। जिन खातों का भुगतान आप पहले कर चुके हैं, वे अब भी खुलेंगे। कोई पैसा नहीं कटा।`,
      },
      closed: {
        title: 'भुगतान अभी शुरू नहीं हुआ है',
        text: biller =>
          `${biller} तक अभी हमारी पहुँच नहीं है: किसी को कुछ नहीं भेजा गया और कोई पैसा नहीं कटा। तब तक अपने बिल में बताए तरीक़े से भुगतान करें।`,
      },
    } satisfies StartRefusals,
    tryAgain: 'फिर कोशिश करें',
    yourDetails: 'आपकी जानकारी',
    yourBill: 'आपका बिल',
    biller: 'बिलर',
    customerName: 'बिल पर नाम',
    billNumber: 'बिल नंबर',
    billDate: 'बिल की तारीख़',
    dueDate: 'देय तिथि',
    overdue: 'देय तिथि निकल चुकी है। बिलर अगले बिल में विलंब शुल्क जोड़ सकता है।',
    whatToPay: 'आप कितना देंगे',
    chooseAmount: 'कितनी रकम चुकानी है?',
    amountKinds: {
      'total-due': 'कुल देय',
      'minimum-due': 'न्यूनतम देय',
      'this-period': 'बकाया के बिना यह बिल',
      'after-due-date': 'देय तिथि के बाद',
    } satisfies Record<BillAmount['kind'], string>,
    yourAmount: 'आपकी रकम',
    another: 'कोई और रकम',
    amount: 'रकम (₹)',
    atLeast: (least: string) => `${least} या ज़्यादा`,
    atMost: (most: string) => `${most} तक`,
    between: ({ least, most }: AmountRange) => `${least} से ${most} तक`,
    amountProblems: {
      empty: 'रकम लिखें।',
      'not-a-number': 'यह रकम नहीं है। इसे अंकों में लिखें, जैसे 250 या 250.50।',
      negative: 'रकम शून्य से कम नहीं हो सकती। माइनस (-) हटाएँ।',
      'too-precise': 'रकम में दशमलव के बाद दो ही अंक होते हैं। इसे छोटा करें।',
      'too-large': 'यह रकम यहाँ चुकाने के लिए बहुत बड़ी है।',
    } satisfies Record<RupeesProblem, string>,
    amountFaults: ({ least, most }: AmountRange): Record<AmountFault, string> => ({
      'not-an-amount': 'कोई रकम चुनें या लिखें।',
      'below-minimum': `बिलर कम से कम ${least} लेता है। बड़ी रकम लिखें।`,
      'above-maximum': `बिलर ज़्यादा से ज़्यादा ${most} लेता है। छोटी रकम लिखें।`,
      'not-on-the-bill': 'बिलर सिर्फ़ बिल पर लिखी रकम लेता है। उन्हीं में से एक चुनें।',
      'less-than-the-bill': 'बिलर बिल से कम रकम नहीं लेता। बड़ी रकम लिखें।',
      'more-than-the-bill': 'बिलर बिल से ज़्यादा रकम नहीं लेता। छोटी रकम लिखें।',
    }),
    choosePlan: 'अपना रिचार्ज चुनें',
    plans: 'प्लान',
    operator: 'ऑपरेटर',
    circle: 'सर्कल',
    chooseCircle: 'सर्कल चुनें',
    otherOperator: (operator: string) => `लगता है यह नंबर ${operator} का है`,
    otherOperatorText: (chosen: string, other: string) =>
      `${chosen} का रिचार्ज ${other} के नंबर पर नहीं पहुँचता। अगर आपको पक्का पता है कि नंबर अब ${chosen} का है, तो आगे बढ़ें।`,
    inventedLookup: 'डेमो में नंबर का ऑपरेटर बनावटी है: जो आप जानते हैं, वही मानें।',
    showPlans: 'प्लान देखें',
    rechargeWith: (operator: string) => `इसके बजाय ${operator} से रिचार्ज करें`,
    operatorSince: {
      'paid-before': 'पिछली बार आपने यही चुना था',
      guess: 'नंबर से हमारा अनुमान',
      chosen: 'आपका चुना हुआ',
      'chosen-in-guessed-circle': 'ऑपरेटर आपका चुना हुआ, सर्कल हमारा अनुमान',
    } satisfies Record<CheckedOperator['since'], string>,
    changeOperator: 'बदलें',
    goOn: 'आगे बढ़ें',
    change: 'दूसरी रकम चुनें',
    pay: (total: string) => `${total} चुकाएँ`,
    amountToBiller: 'रकम',
    fee: 'शुल्क',
    total: 'कुल',
    noFee: 'कोई नहीं',
    feeAndTotal: (fee: string) => `शुल्क ${fee}, कुल`,
    noFeeTotal: 'बिना शुल्क, कुल',
    noneMoved: 'अगले चरण में आपकी मंज़ूरी से पहले कुछ नहीं कटता।',
    chooseSource: 'पैसे कहाँ से जाएँगे?',
    source: 'कहाँ से',
    sources: { wallet: 'आपका वॉलेट', upi: 'UPI ऐप' } satisfies Record<MoneySource, string>,
    upiNote: 'अगले चरण में आप इसे अपने ऐप में मंज़ूर करेंगे।',
    atOnce: (limit: string) => `वॉलेट से एक बार में ${limit} तक दे सकते हैं`,
    seeLimits: 'अपनी सीमाएँ देखें और बढ़ाएँ',
    balance: 'बैलेंस',
    limitLeft: (left: string) => `इस महीने वॉलेट से ${left} तक और दे सकते हैं`,
    newDeviceLeft: (left: string, until: string) => `। नए डिवाइस पर आज ${left} तक (यह सीमा ${until} तक है)`,
    short: 'वॉलेट में इतने पैसे नहीं हैं',
    addMoney: (missing: string) => `${missing} जोड़ें`,
    payRefused: {
      'already-paid': {
        title: 'यह चुकाया जा चुका है या चुकाया जा रहा है',
        text: 'किसी ने इसे चुका दिया है या चुकाने वाला है, शायद आपने ही किसी और डिवाइस से। दोबारा कुछ नहीं कटा।',
      },
      'account-locked': {
        title: 'आपका खाता लॉक है',
        text: 'कुछ नहीं कटा। पहले अपना खाता अनलॉक करें, फिर इसी पेज पर लौटें।',
      },
      'standing-still': {
        title: 'भुगतान थोड़ी देर के लिए रुके हुए हैं',
        text: 'कुछ नहीं कटा। हम जाँच रहे हैं कि हाल के सारे भुगतान हमारे खातों में दर्ज हैं। कृपया थोड़ी देर बाद आएँ।',
      },
      'limit-exceeded': {
        title: 'यह आपकी सीमा से ज़्यादा है',
        text: (left: string, day: string) =>
          `इस महीने वॉलेट से ${left} तक और दे सकते हैं। सीमा ${day} से फिर नई होगी।`,
      },
      payment: (limit: string) => `वॉलेट से एक बार में ${limit} तक ही दे सकते हैं। UPI पर ऐसी सीमा नहीं है।`,
      'new-device': (limit: string, left: string, until: string) =>
        `डिवाइस, नंबर या PIN नया होने पर चोरों से बचाव के लिए वॉलेट एक दिन में ${limit} तक ही देता है। आज ${left} तक और दे सकते हैं; ${until} से पूरी सीमा लौट आएगी। UPI पर ऐसी सीमा नहीं है।`,
      'insufficient-balance': {
        title: 'वॉलेट में इतने पैसे नहीं हैं',
        text: (available: string) => `आप ${available} ख़र्च कर सकते हैं। पैसे जोड़ें, फिर इसी पेज पर लौटें।`,
      },
      unavailable: {
        title: 'बिलर से जवाब नहीं मिला',
        text: 'कुछ नहीं कटा। कुछ मिनट बाद फिर कोशिश करें; यह पेज ऐसा ही रहेगा।',
      },
      lapsed: {
        title: 'यह जानकारी पुरानी हो गई है',
        text: 'तब से देय रकम बदल सकती है। कुछ नहीं कटा। फिर से देखें और वहीं से आगे बढ़ें।',
      },
      'no-code': { title: 'अभी मंज़ूर नहीं हुआ', text: 'कुछ नहीं कटा।' },
    },
    seeOrder: 'ऑर्डर देखें',
    paidLately: (ago: string) => `यह आप ${ago} पहले चुका चुके हैं`,
    paidLatelyText: {
      plan: 'इसी खाते के लिए यही प्लान चुकाया गया था। आगे तभी बढ़ें जब यह एक बार और चाहिए।',
      amount: 'इसी खाते के लिए इतनी ही रकम चुकाई गई थी। आगे तभी बढ़ें जब यह एक बार और चाहिए।',
    },
    proveHeading: 'पहले भुगतान PIN सेट करें',
    proveLead: 'सिर्फ़ एक बार सेट करें। वॉलेट से हर भुगतान इसी PIN से मंज़ूर होगा; अकेले OTP से कुछ नहीं कटेगा।',
    setPinLead: 'पुष्टि हो गई। अब अपना PIN चुनें; वॉलेट से हर भुगतान पर यही लिखना है।',
    orPasskey: 'या फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से भुगतान करें',
    addPasskey: 'इसके बजाय पासकी जोड़ें',
    approvePin: (total: string, payee: string) => `आपका PIN सिर्फ़ ${payee} को ${total} का भुगतान मंज़ूर करता है।`,
    approvePasskey: (total: string, payee: string) =>
      `आपकी पासकी सिर्फ़ ${payee} को ${total} का भुगतान मंज़ूर करती है।`,
    setPinInstead: 'भुगतान PIN सेट करें',
    codeInstead: 'PIN और OTP इस्तेमाल करें',
    keptUntil: (time: string) => `आपका भरा हुआ ${time} तक यहीं रहेगा।`,
    lapsesSoon: (time: string) => `यह पेज तीन मिनट में, ${time} ख़त्म हो जाएगा`,
    lapsesSoonText: 'तब भी कुछ नहीं कटेगा। और समय चाहिए? फिर से देखें: बस एक टैप, कुछ लिखना नहीं है।',
    lookUpAgain: 'फिर से देखें',
    waiting: 'एक पल…',
    approveTitle: (total: string) => `${total} मंज़ूर करें`,
    approveLead: (total: string, payee: string) => `PIN और OTP सिर्फ़ ${payee} को ${total} का भुगतान मंज़ूर करते हैं।`,
    goBack: 'पीछे जाएँ',
    passkeyFailed: 'यह पासकी काम नहीं आई। फिर कोशिश करें या PIN लिखें।',
  },
} as const satisfies Record<Locale, object>

type Headings = Record<PaymentFlow, (biller: string) => string>
type StartRefusals = Record<
  'unknown-account' | 'nothing-due' | 'unavailable' | 'invalid' | 'too-many-bills' | 'closed',
  StartRefusal
>
