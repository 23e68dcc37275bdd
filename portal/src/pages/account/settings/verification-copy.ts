import type { ProtectedAction } from '@chowk/services'
import type { Locale } from '@chowk/shell'

interface ActionCopy {
  readonly title: string
  /** What happens once it is proven. */
  readonly lead: string
}

export const verificationCopy = {
  en: {
    actions: {
      'add-passkey': {
        title: 'Add a passkey',
        lead: 'A passkey opens your account and approves payments. Confirm first that it is you.',
      },
      'remove-passkey': {
        title: 'Remove a passkey',
        lead: 'It will no longer open your account. Confirm first that it is you.',
      },
      'sign-out-device': {
        title: 'Sign a device out',
        lead: 'It will have to sign in again. Confirm first that it is you.',
      },
      'sign-out-everywhere': {
        title: 'Sign out everywhere',
        lead: 'Every session ends at once, this one too. Confirm first that it is you.',
      },
      'set-pin': {
        title: 'Set your payment PIN',
        lead: 'It approves payments from your wallet. Confirm first that it is you.',
      },
      'close-account': {
        title: 'Close account',
        lead: 'You see what happens before it is done. Confirm first that it is you.',
      },
      'export-data': {
        title: 'Download my data',
        lead: 'The file holds everything we know about you. Confirm first that it is you.',
      },
      'verify-identity': {
        title: 'Verify your identity',
        lead: 'It raises the limits of your wallet. Confirm first that it is you.',
      },
    } satisfies Record<ProtectedAction, ActionCopy>,
    why: 'We ask each time, so that nobody who finds your account open can do this.',
    codeWillGo: (mobile: string) => `We will send a 6-digit OTP to ${mobile}.`,
    sendCode: 'Send code',
    passkeyWay: 'Use the fingerprint, face or screen lock of your own device.',
    passkeyFailed: 'That passkey did not work. Try again.',
    passkeyNeedsScript:
      'Your account has a passkey, and using it needs JavaScript, which is off in this browser.',
    willWait: 'Without your passkey, it takes effect only after 24 hours. You can cancel it until then.',
    willWaitWithoutPin:
      'Without your payment PIN, it takes effect only after 24 hours. You can cancel it until then.',
    newBrowser: 'This browser is new to your account',
    newBrowserText: {
      waits: 'Have your payment PIN at hand. Without it, this takes effect only after 24 hours.',
      refused:
        'Have your payment PIN at hand. Without it, you can do this 24 hours after you first signed in here.',
    },
    lockInstead: 'Is something wrong? Lock your account, without the PIN',
    pinHint: {
      waits:
        'Forgotten? Leave it empty. It then takes effect after 24 hours, and you can cancel it until then.',
      refused: 'Forgotten? Come back 24 hours after you first signed in here: the OTP is then enough.',
    },
    cancel: 'Go back',
    tooLate: 'More than 5 minutes have passed. Please confirm again.',
    goodUntil: (time: string) => `You have until ${time} for this.`,
    endsSoon: (time: string) => `Your confirmation ends soon, at ${time}`,
    endsSoonText: 'Need more time? What you typed stays.',
    more: '5 more minutes',
    notMore: 'That did not reach us. Please try again.',
    lostPasskey: 'I no longer have my passkey',
    lostPasskeyText:
      'We send an OTP to your number instead. The change then takes effect after 24 hours, and until then it can be cancelled on any device where you are signed in.',
    description: 'Confirm that it is you before something important changes.',
  },
  hi: {
    actions: {
      'add-passkey': {
        title: 'पासकी जोड़ें',
        lead: 'पासकी से आपका खाता खुलता है और भुगतान मंज़ूर होते हैं। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'remove-passkey': {
        title: 'पासकी हटाएँ',
        lead: 'इससे आपका खाता नहीं खुलेगा। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'sign-out-device': {
        title: 'डिवाइस साइन आउट करें',
        lead: 'उसे फिर से साइन इन करना होगा। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'sign-out-everywhere': {
        title: 'हर जगह से साइन आउट करें',
        lead: 'सारे सेशन एक साथ ख़त्म हो जाएँगे, यह वाला भी। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'set-pin': {
        title: 'अपना भुगतान PIN सेट करें',
        lead: 'वॉलेट से भुगतान इसी से मंज़ूर होते हैं। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'close-account': {
        title: 'खाता बंद करें',
        lead: 'बंद करने से पहले आप देखेंगे कि क्या होगा। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'export-data': {
        title: 'मेरा डेटा डाउनलोड करें',
        lead: 'फ़ाइल में वह सब है जो हम आपके बारे में जानते हैं। पहले पुष्टि करें कि ये आप ही हैं।',
      },
      'verify-identity': {
        title: 'अपनी पहचान सत्यापित करें',
        lead: 'इससे आपके वॉलेट की सीमाएँ बढ़ती हैं। पहले पुष्टि करें कि ये आप ही हैं।',
      },
    } satisfies Record<ProtectedAction, ActionCopy>,
    why: 'हम हर बार पूछते हैं, ताकि आपका खुला खाता किसी और के हाथ लगे तो वह यह न कर सके।',
    codeWillGo: (mobile: string) => `हम ${mobile} पर 6 अंकों का OTP भेजेंगे।`,
    sendCode: 'OTP भेजें',
    passkeyWay: 'अपने डिवाइस का फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक इस्तेमाल करें।',
    passkeyFailed: 'यह पासकी काम नहीं आई। फिर कोशिश करें।',
    passkeyNeedsScript: 'आपके खाते में पासकी है, और उसके लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
    willWait: 'यह पासकी के बिना है, इसलिए 24 घंटे बाद लागू होगा। तब तक आप इसे रद्द कर सकते हैं।',
    willWaitWithoutPin: 'यह भुगतान PIN के बिना है, इसलिए 24 घंटे बाद लागू होगा। तब तक आप इसे रद्द कर सकते हैं।',
    newBrowser: 'यह ब्राउज़र आपके खाते के लिए नया है',
    newBrowserText: {
      waits: 'अपना भुगतान PIN पास रखें। उसके बिना यह 24 घंटे बाद ही लागू होगा।',
      refused: 'अपना भुगतान PIN पास रखें। उसके बिना यह यहाँ आपके पहले साइन इन के 24 घंटे बाद ही हो सकेगा।',
    },
    lockInstead: 'कुछ गड़बड़ है? PIN के बिना ही खाता लॉक करें',
    pinHint: {
      waits: 'भूल गए? खाली छोड़ दें। तब यह 24 घंटे बाद लागू होगा, और तब तक आप इसे रद्द कर सकते हैं।',
      refused: 'भूल गए? यहाँ पहले साइन इन के 24 घंटे बाद लौटें: तब सिर्फ़ OTP काफ़ी होगा।',
    },
    cancel: 'वापस जाएँ',
    tooLate: '5 मिनट से ज़्यादा हो गए। कृपया फिर से पुष्टि करें।',
    goodUntil: (time: string) => `इसके लिए आपके पास ${time} तक का समय है।`,
    endsSoon: (time: string) => `आपकी पुष्टि जल्द ही, ${time} पर ख़त्म हो जाएगी`,
    endsSoonText: 'और समय चाहिए? आपका लिखा बना रहेगा।',
    more: '5 मिनट और',
    notMore: 'यह हम तक नहीं पहुँचा। कृपया फिर कोशिश करें।',
    lostPasskey: 'मेरे पास अब पासकी नहीं है',
    lostPasskeyText:
      'हम इसकी जगह आपके नंबर पर OTP भेजेंगे। फिर बदलाव 24 घंटे बाद लागू होगा, और तब तक उसे किसी भी साइन-इन डिवाइस से रद्द किया जा सकता है।',
    description: 'कोई ज़रूरी बदलाव करने से पहले पुष्टि करें कि ये आप ही हैं।',
  },
} as const satisfies Record<Locale, object>
