import type { PinFault } from '@chowk/services'
import type { Locale } from '@chowk/shell'

interface PinCopy {
  readonly pin: string
  readonly again: string
  readonly hint: string
  readonly newHint: string
  readonly set: string
  readonly faults: Readonly<Record<PinFault, string>>
  readonly malformed: string
  readonly busy: string
  wrong(triesLeft: number): string
  locked(wait: string): string
  readonly lockedTitle: string
  readonly forgotten: string
}

export const pinCopy: Readonly<Record<Locale, PinCopy>> = {
  en: {
    pin: 'Payment PIN',
    again: 'Payment PIN again',
    hint: 'Your 6 digits for payments. Never tell anybody.',
    newHint: '6 digits that only you know. Not 123456, and not your mobile number.',
    set: 'Set PIN',
    faults: {
      malformed: 'A payment PIN has 6 digits. Enter 6 digits.',
      trivial: 'This PIN is too easy to guess. Choose digits without a pattern.',
      mobile: 'This is part of your mobile number. Choose other digits.',
      'not-the-same': '“Payment PIN again” was not the same as “Payment PIN”. Enter both once more.',
    },
    malformed: 'Your payment PIN has 6 digits. Check it and try again.',
    busy: 'Many people are entering a PIN right now. Wait a few seconds, then enter yours again. No try was used up.',
    wrong: triesLeft =>
      `That PIN is not right. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`,
    lockedTitle: 'Your payment PIN is locked for a while',
    locked: wait => `It was wrong too often. Try again in ${wait}, or set a new PIN. Nothing was charged.`,
    forgotten: 'Forgotten your PIN?',
  },
  hi: {
    pin: 'भुगतान PIN',
    again: 'भुगतान PIN दोबारा',
    hint: 'भुगतान के लिए आपके 6 अंक। किसी को न बताएँ।',
    newHint: '6 अंक, जो सिर्फ़ आप जानें। 123456 या अपना मोबाइल नंबर न रखें।',
    set: 'PIN सेट करें',
    faults: {
      malformed: 'भुगतान PIN में 6 अंक होते हैं। 6 अंक लिखें।',
      trivial: 'यह PIN बहुत आसान है। कोई और अंक चुनें।',
      mobile: 'यह आपके मोबाइल नंबर का हिस्सा है। कोई और अंक चुनें।',
      'not-the-same': '“भुगतान PIN दोबारा” वही नहीं था जो “भुगतान PIN” में लिखा था। दोनों फिर से लिखें।',
    },
    malformed: 'आपके भुगतान PIN में 6 अंक होते हैं। जाँचकर फिर कोशिश करें।',
    busy: 'अभी बहुत लोग PIN लिख रहे हैं। कुछ सेकंड रुककर अपना PIN फिर लिखें। इसमें कोई मौका कम नहीं हुआ।',
    wrong: triesLeft =>
      `यह PIN सही नहीं है। ${triesLeft === 1 ? 'एक ही मौका बचा है' : `${triesLeft} मौके बचे हैं`}।`,
    lockedTitle: 'आपका भुगतान PIN थोड़ी देर के लिए लॉक है',
    locked: wait => `PIN बहुत बार ग़लत लिखा गया। ${wait} बाद फिर कोशिश करें, या नया PIN सेट करें। कुछ नहीं कटा।`,
    forgotten: 'PIN भूल गए?',
  },
}
