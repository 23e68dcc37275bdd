/** Why nothing was begun, or nothing paid, and what to do. */
import type { Locale } from '@chowk/shell'

interface StartRefusal {
  readonly title: string
  text(biller: string, wait: string): string
}

type StartRefusals = Record<
  'unknown-account' | 'nothing-due' | 'unavailable' | 'invalid' | 'too-many-bills' | 'closed',
  StartRefusal
>

export const refusalCopy = {
  en: {
    begin: {
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
          `We are not connected to ${biller} yet: nothing was sent to anyone, and no money has moved. Until we are, please pay the way your bill says.`,
      },
    } satisfies StartRefusals,
    pay: {
      'already-paid': {
        title: 'This is paid already, or being paid',
        text: 'Somebody has paid it or is about to, perhaps you on another device. Nothing was charged a second time.',
      },
      'account-locked': {
        title: 'Your account is locked',
        text: 'Nothing was charged. Unlock your account first, then come back to this page.',
      },
      'standing-still': {
        title: 'Payments are paused for a short while',
        text: 'Nothing was charged. We are checking that everything paid lately is in our books. Please come back later.',
      },
      'limit-exceeded': {
        title: 'This is more than your limit allows',
        text: (left: string, day: string) =>
          `You have ${left} left this month for payments from your wallet. It starts again on ${day}.`,
      },
      payment: (limit: string) => `Your wallet pays at most ${limit} at once. UPI has no such limit.`,
      /** Without `until` we do not know the browser. */
      'new-device': (limit: string, left: string, until: string | undefined) =>
        until
          ? `While your device, number or PIN is new, your wallet pays at most ${limit} a day, to keep it safe from thieves. ${left} is left today; the full limit is back on ${until}. UPI has no such limit.`
          : `We do not know this browser, so your wallet pays at most ${limit} a day here, to keep it safe from thieves. ${left} is left today. Sign out and sign in here again: 24 hours later the full limit is back. UPI has no such limit.`,
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
  },
  hi: {
    begin: {
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
        title: 'कंपनी से जवाब नहीं मिला',
        text: biller =>
          `${biller} से संपर्क नहीं हो पाया, इसलिए पता नहीं कि कितना देना है। कोई पैसा नहीं कटा। कुछ मिनट बाद फिर कोशिश करें; आपका लिखा नीचे रखा है।`,
      },
      invalid: {
        title: 'कंपनी यह जानकारी नहीं लेती',
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
    pay: {
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
      'new-device': (limit: string, left: string, until: string | undefined) =>
        until
          ? `डिवाइस, नंबर या PIN नया होने पर चोरों से बचाव के लिए वॉलेट एक दिन में ${limit} तक ही देता है। आज ${left} तक और दे सकते हैं; ${until} से पूरी सीमा लौट आएगी। UPI पर ऐसी सीमा नहीं है।`
          : `हम इस ब्राउज़र को नहीं पहचानते, इसलिए चोरों से बचाव के लिए वॉलेट यहाँ एक दिन में ${limit} तक ही देता है। आज ${left} तक और दे सकते हैं। साइन आउट करके यहाँ फिर साइन इन करें: 24 घंटे बाद पूरी सीमा लौट आएगी। UPI पर ऐसी सीमा नहीं है।`,
      'insufficient-balance': {
        title: 'वॉलेट में इतने पैसे नहीं हैं',
        text: (available: string) => `उपलब्ध बैलेंस ${available} है। पैसे जोड़ें, फिर इसी पेज पर लौटें।`,
      },
      unavailable: {
        title: 'कंपनी से जवाब नहीं मिला',
        text: 'कुछ नहीं कटा। कुछ मिनट बाद फिर कोशिश करें; यह पेज ऐसा ही रहेगा।',
      },
      lapsed: {
        title: 'यह जानकारी पुरानी हो गई है',
        text: 'तब से देय रकम बदल सकती है। कुछ नहीं कटा। बिल फिर मँगाएँ और वहीं से आगे बढ़ें।',
      },
      'no-code': { title: 'अभी मंज़ूर नहीं हुआ', text: 'कुछ नहीं कटा।' },
    },
  },
} as const satisfies Record<Locale, object>
