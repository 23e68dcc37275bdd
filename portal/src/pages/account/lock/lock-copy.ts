import type { Locale } from '@chowk/shell'

export const lockCopy = {
  en: {
    title: 'Your account is locked',
    maybe: 'While an account is locked nobody is signed in to it, and nothing can be paid from it.',
    description: 'How to unlock your account.',
    lead: 'Nobody is signed in to it, and nothing can be paid from it. Payments already on their way will still finish.',
    passkey: 'Use a passkey',
    passkeyWaiting: 'Follow your device’s instructions…',
    passkeyFailed:
      'That did not unlock the account. A passkey added less than a day before the lock cannot. Use the way below.',
    passkeyText: 'A passkey that you added more than a day before the lock unlocks the account at once.',
    noPasskey: 'No passkey?',
    askText:
      'Ask now, and in 24 hours an OTP to your number opens it. In a browser you have long used it may open at once. We tell you by message, so that you can stop it if it was not you.',
    askWithPinText:
      'With your PIN, a browser you signed in with before it was locked unlocks it at once, unless the PIN is new. Elsewhere, ask now, and in 24 hours an OTP to your number opens it. We tell you by message, so that you can stop it if it was not you.',
    ask: 'Ask to unlock',
    openedText: 'Sign in as before.',
    pinLocked: (wait: string) => `The PIN was wrong too often. Try again in ${wait}.`,
    signInText: 'Sign in with your mobile number to see the other way.',
    onlySignInText: 'Sign in with your mobile number. You then see when it can open.',
    signIn: 'Sign in with mobile number',
    waiting: (time: string) => `It opens on ${time}`,
    waitingText: 'From then on, sign in with an OTP, as before. If you did not ask for this, keep it locked.',
    keep: 'Keep it locked',
    howTo: 'How to unlock',
    done: {
      locked: 'Your account is locked now. You are signed out everywhere.',
      'locked-without-passkey': 'Your account is locked now. You are signed out everywhere.',
      kept: 'Your account stays locked.',
      opened: 'Your account is unlocked',
    },
  },
  hi: {
    title: 'आपका खाता लॉक है',
    maybe: 'खाता लॉक रहने तक उसमें कहीं साइन इन नहीं रहता, और उससे कोई भुगतान नहीं हो सकता।',
    description: 'अपना खाता कैसे अनलॉक करें।',
    lead: 'आप हर जगह से साइन आउट हैं, और इससे कोई भुगतान नहीं हो सकता। जो भुगतान पहले से चल रहा था, वह पूरा होगा या रद्द होगा।',
    passkey: 'पासकी इस्तेमाल करें',
    passkeyWaiting: 'अपने डिवाइस के निर्देश मानें…',
    passkeyFailed:
      'इससे खाता अनलॉक नहीं हुआ। लॉक से एक दिन पहले के अंदर जोड़ी गई पासकी से नहीं होता। नीचे का तरीक़ा इस्तेमाल करें।',
    passkeyText: 'लॉक से एक दिन पहले से जुड़ी पासकी खाते को तुरंत अनलॉक कर देती है।',
    noPasskey: 'पासकी नहीं है?',
    askText:
      'अभी अनुरोध करें, तो 24 घंटे बाद आपके नंबर पर आया OTP इसे खोल देगा। आपके पुराने ब्राउज़र में यह तुरंत भी खुल सकता है। हम आपको संदेश भेजेंगे, ताकि अनुरोध आपका न हो तो आप उसे रोक सकें।',
    askWithPinText:
      'जिस ब्राउज़र में आप लॉक होने से पहले साइन इन कर चुके हैं, वहाँ यह आपके PIN से तुरंत खुल जाएगा, अगर PIN हाल ही में रीसेट नहीं हुआ। कहीं और हों, तो अभी अनुरोध करें, और 24 घंटे बाद आपके नंबर पर आया OTP इसे खोल देगा। हम आपको संदेश भेजेंगे, ताकि अनुरोध आपका न हो तो आप उसे रोक सकें।',
    ask: 'अनलॉक का अनुरोध करें',
    openedText: 'हमेशा की तरह साइन इन करें।',
    pinLocked: (wait: string) => `PIN कई बार ग़लत डाला गया। ${wait} बाद फिर कोशिश करें।`,
    signInText: 'अपने मोबाइल नंबर से साइन इन करें, फिर हम दूसरा तरीक़ा दिखाएँगे।',
    onlySignInText: 'अपने मोबाइल नंबर से साइन इन करें। फिर दिखेगा कि यह कब खुल सकता है।',
    signIn: 'मोबाइल नंबर से साइन इन करें',
    waiting: (time: string) => `यह ${time} खुलेगा`,
    waitingText: 'उसके बाद हमेशा की तरह OTP से साइन इन करें। अनुरोध आपका नहीं है, तो इसे लॉक रखें।',
    keep: 'लॉक रखें',
    howTo: 'अनलॉक कैसे करें',
    done: {
      locked: 'आपका खाता अब लॉक है। आप हर जगह से साइन आउट हैं।',
      'locked-without-passkey': 'आपका खाता अब लॉक है। आप हर जगह से साइन आउट हैं।',
      kept: 'आपका खाता लॉक ही रहेगा।',
      opened: 'आपका खाता अनलॉक हो गया है',
    },
  },
} as const satisfies Record<Locale, object>

export const notMeCopy = {
  en: {
    title: 'This was not me?',
    description: 'Lock your account when something happened that was not you.',
    lead: 'Then lock your account now. Everyone is signed out of it at once, and nothing can be paid or added until you unlock it.',
    after:
      'Your money stays where it is. You unlock it later with a passkey, or with an OTP and 24 hours of waiting.',
    itWasMe: 'It was you? Then do nothing, and close this page.',
    lock: 'Lock my account',
    goneTitle: 'This link does not work any more',
    gone: 'It was used already, or is older than 7 days. If something is not right, sign in and press “Lock my account” in your profile, or write to us under Help.',
    profile: 'To your profile',
    care: 'Help',
  },
  hi: {
    title: 'यह आपने नहीं किया?',
    description: 'कुछ ऐसा हुआ जो आपने नहीं किया, तो अपना खाता लॉक करें।',
    lead: 'तो अभी अपना खाता लॉक करें। सब लोग तुरंत साइन आउट हो जाएँगे, और अनलॉक होने तक न कोई भुगतान होगा, न पैसे जुड़ेंगे।',
    after: 'आपके पैसे वहीं सुरक्षित रहेंगे। बाद में आप पासकी से, या OTP और 24 घंटे के इंतज़ार से अनलॉक कर सकते हैं।',
    itWasMe: 'यह आपने ही किया था? तो कुछ न करें, यह पेज बंद कर दें।',
    lock: 'मेरा खाता लॉक करें',
    goneTitle: 'यह लिंक अब काम नहीं करता',
    gone: 'यह इस्तेमाल हो चुका है, या 7 दिन से पुराना है। कुछ गड़बड़ हो तो साइन इन करें और प्रोफ़ाइल में ‘मेरा खाता लॉक करें’ दबाएँ, या मदद पेज पर हमें लिखें।',
    profile: 'अपनी प्रोफ़ाइल पर जाएँ',
    care: 'मदद',
  },
} as const satisfies Record<Locale, object>
