import type { SignInFault } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { waitText } from '../../../page/wait-text.ts'

export const loginCopy = {
  en: {
    title: 'Sign in',
    lead: 'So that only you see your money. New here? The same steps open your account.',
    notOurs: 'We cannot take you back to the site you came from, because it is not one of ours.',
    mobile: 'Mobile number',
    mobileHint: '10 digits; +91 or 0 in front is fine',
    continue: 'Continue',
    code: 'One-time code',
    codeLead: (mobile: string) => `We sent a 6-digit OTP to ${mobile}.`,
    goodUntil: (time: string) => `This OTP is valid until ${time}.`,
    endsSoon: (time: string) => `This OTP ends in less than a minute, at ${time}`,
    endsSoonText: '“Send a new code” sends another one.',
    typedNumber: 'The number you typed before. Change it if it is not yours.',
    typedIsMine: (number: string) => `${number} is mine, use it`,
    codeFor: (mobile: string) => `For ${mobile}`,
    paying: {
      lead: 'After signing in you pay',
      withFee: (amount: string, fee: string, total: string) =>
        `${amount} and a fee of ${fee}: ${total} in all`,
      noFee: (total: string) => `${total}, no fee`,
      bill: 'You see the bill and any fee before you pay.',
      change: 'Change',
    },
    verify: 'Verify',
    resend: 'Send a new code',
    otherNumber: 'Use another number',
    passkey: 'Use a passkey',
    passkeyWaiting: 'Follow your device’s instructions…',
    passkeyFailed: 'That passkey did not work. Try again, or use your mobile number.',
    demonstration: 'Demonstration',
    demonstrationCode: (code: string) => `No message was sent. Your code is ${code}.`,
    never: 'Nobody from our team will ever ask you for this OTP.',
    signedInAs: (name: string) => `You are signed in as ${name}`,
    meanwhile: (typed: string) => `This happened in another tab. To sign in with ${typed}, sign out first.`,
    proceed: 'Continue',
    signOut: 'Sign Out',
    done: 'You are signed in',
    doneText: 'This window closes by itself.',
    or: 'or',
    locked: 'This account is locked.',
    lockedText: 'Nothing can be paid from it until its owner unlocks it.',
    howToUnlock: 'How to unlock',
    description: 'Sign in with your mobile number and an OTP, or with a passkey.',
    wrongNumber: {
      empty: 'Enter your mobile number.',
      characters: 'A mobile number has only digits. Remove letters and signs.',
      length: 'An Indian mobile number has 10 digits. Check the number and try again.',
      'first-digit': 'An Indian mobile number starts with 6, 7, 8 or 9. Check the number and try again.',
    },
    malformedCode: 'The OTP has 6 digits. Check it and try again.',
    wrongCode: (triesLeft: number) =>
      `That OTP is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`,
    outOfDate: 'This form was out of date, perhaps because cookies were cleared. Continue to get a new OTP.',
    expired: 'That OTP is too old or has been used. Ask for a new one.',
    tooManyTries: (wait: string) => `Too many wrong OTPs. Please wait ${wait}, then ask for a new one.`,
    helpDesk:
      'Too many wrong OTPs in a row for this number. Use a passkey or a browser you signed in with before, or write to us under Help.',
    otherWays: 'Meanwhile, use a passkey or a browser you signed in with before, or write to us under Help.',
    rateLimited: (wait: string) => `Too many OTPs were asked for. Please try again in ${wait}.`,
  },
  hi: {
    title: 'साइन इन करें',
    lead: 'ताकि आपके पैसे सिर्फ़ आपको दिखें। नए हैं? आपका खाता अपने आप बन जाएगा।',
    notOurs: 'आप जिस साइट से आए हैं वह हमारी नहीं है, इसलिए हम आपको वहाँ वापस नहीं ले जा सकते।',
    mobile: 'मोबाइल नंबर',
    mobileHint: '10 अंक; +91 या 0 के साथ भी चलेगा',
    continue: 'आगे बढ़ें',
    code: 'OTP',
    codeLead: (mobile: string) => `हमने ${mobile} पर 6 अंकों का OTP भेजा है।`,
    goodUntil: (time: string) => `यह OTP ${time} तक चलेगा।`,
    endsSoon: (time: string) => `यह OTP एक मिनट से भी कम में, ${time} ख़त्म हो जाएगा`,
    endsSoonText: '“नया OTP भेजें” दबाने पर दूसरा OTP आएगा।',
    typedNumber: 'यह नंबर आपने पहले लिखा था। अगर आपका नहीं है तो बदल दें।',
    typedIsMine: (number: string) => `${number} मेरा नंबर है, इसी से साइन इन करें`,
    codeFor: (mobile: string) => `${mobile} के लिए`,
    paying: {
      lead: 'साइन इन के बाद आप भुगतान करेंगे',
      withFee: (amount: string, fee: string, total: string) => `${amount} और ${fee} शुल्क: कुल ${total}`,
      noFee: (total: string) => `${total}, कोई शुल्क नहीं`,
      bill: 'बिल और उस पर कोई शुल्क हो तो वह, भुगतान से पहले दिखेगा।',
      change: 'बदलें',
    },
    verify: 'पुष्टि करें',
    resend: 'नया OTP भेजें',
    otherNumber: 'दूसरा नंबर इस्तेमाल करें',
    passkey: 'पासकी इस्तेमाल करें',
    passkeyWaiting: 'अपने डिवाइस के निर्देश मानें…',
    passkeyFailed: 'यह पासकी काम नहीं आई। फिर कोशिश करें या मोबाइल नंबर इस्तेमाल करें।',
    demonstration: 'डेमो',
    demonstrationCode: (code: string) => `कोई संदेश नहीं भेजा गया। आपका OTP ${code} है।`,
    never: 'हमारी ओर से कोई भी आपसे यह OTP कभी नहीं पूछता।',
    signedInAs: (name: string) => `आप ${name} के रूप में साइन इन हैं`,
    meanwhile: (typed: string) => `यह किसी और टैब में हुआ। ${typed} से साइन इन करने के लिए पहले साइन आउट करें।`,
    proceed: 'आगे बढ़ें',
    signOut: 'साइन आउट',
    done: 'आप साइन इन हो गए हैं',
    doneText: 'यह विंडो अपने आप बंद हो जाएगी।',
    or: 'या',
    locked: 'यह खाता लॉक है।',
    lockedText: 'जब तक इसका मालिक इसे अनलॉक न करे, इससे कोई भुगतान नहीं हो सकता।',
    howToUnlock: 'अनलॉक कैसे करें',
    description: 'मोबाइल नंबर और OTP से, या पासकी से साइन इन करें।',
    wrongNumber: {
      empty: 'अपना मोबाइल नंबर लिखें।',
      characters: 'मोबाइल नंबर में सिर्फ़ अंक होते हैं। अक्षर और चिह्न हटा दें।',
      length: 'भारतीय मोबाइल नंबर में 10 अंक होते हैं। नंबर जाँचकर फिर कोशिश करें।',
      'first-digit': 'भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होता है। नंबर जाँचकर फिर कोशिश करें।',
    },
    malformedCode: 'OTP में 6 अंक होते हैं। जाँचकर फिर कोशिश करें।',
    wrongCode: (triesLeft: number) =>
      `यह OTP सही नहीं है। ${triesLeft === 1 ? 'एक ही मौका बचा है' : `${triesLeft} मौके बचे हैं`}।`,
    outOfDate: 'यह फ़ॉर्म पुराना हो गया था, शायद कुकी मिटाए जाने से। नया OTP पाने के लिए आगे बढ़ें।',
    expired: 'यह OTP पुराना हो गया है या इस्तेमाल हो चुका है। नया OTP मँगाएँ।',
    tooManyTries: (wait: string) => `बहुत बार ग़लत OTP लिखा गया। कृपया ${wait} रुकें, फिर नया OTP मँगाएँ।`,
    helpDesk:
      'इस नंबर पर लगातार बहुत बार ग़लत OTP लिखा गया। पासकी या वह ब्राउज़र इस्तेमाल करें जिसमें आप पहले साइन इन कर चुके हैं, या मदद पेज पर हमें लिखें।',
    otherWays: 'तब तक पासकी से, या उस ब्राउज़र से साइन इन करें जिससे पहले किया था, या मदद पेज पर हमें लिखें।',
    rateLimited: (wait: string) => `बहुत बार OTP मँगाए गए। कृपया ${wait} बाद फिर कोशिश करें।`,
  },
} as const

/** What is said at the field. */
export function faultText(fault: SignInFault, locale: Locale): string {
  const copy = loginCopy[locale]
  switch (fault.reason) {
    case 'malformed-code':
      return copy.malformedCode
    case 'expired':
      return copy.expired
    case 'out-of-date':
      return copy.outOfDate
    case 'wrong-code':
      return copy.wrongCode(fault.triesLeft)
    case 'help-desk':
      return copy.helpDesk
    case 'rate-limited':
      return waitFault(copy.rateLimited, fault, locale)
    case 'too-many-tries':
      return waitFault(copy.tooManyTries, fault, locale)
    default:
      return copy.wrongNumber[fault.reason]
  }
}

/** From here on the other ways are worth naming. */
const longWaitSeconds = 300

function waitFault(
  say: (wait: string) => string,
  { waitSeconds }: { readonly waitSeconds: number },
  locale: Locale,
): string {
  const text = say(waitText(waitSeconds, locale))
  return waitSeconds >= longWaitSeconds ? `${text} ${loginCopy[locale].otherWays}` : text
}

/** What keeps a code from being sent or from being accepted. */
type CodeRefusal =
  | { readonly outcome: 'malformed-code' | 'expired' | 'help-desk' }
  | { readonly outcome: 'wrong-code'; readonly triesLeft: number }
  | { readonly outcome: 'rate-limited' | 'too-many-tries'; readonly waitSeconds: number }

export function codeRefusalText(refused: CodeRefusal, locale: Locale): string {
  const copy = loginCopy[locale]
  switch (refused.outcome) {
    case 'malformed-code':
      return copy.malformedCode
    case 'wrong-code':
      return copy.wrongCode(refused.triesLeft)
    case 'expired':
      return copy.expired
    case 'help-desk':
      return copy.helpDesk
    case 'rate-limited':
      return copy.rateLimited(waitText(refused.waitSeconds, locale))
    case 'too-many-tries':
      return copy.tooManyTries(waitText(refused.waitSeconds, locale))
  }
}
