import { formatPaise } from '@chowk/catalog'
import { newDeviceDayPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'

const [restrictedSum, restrictedSumHi] = [
  formatPaise(newDeviceDayPaise),
  formatPaise(newDeviceDayPaise, 'hi'),
]

export const settingsCopy = {
  en: {
    ...wordsOf('settings').en,
    formerPinHint: `Forgotten? Leave it empty. For 24 hours after any new PIN your wallet pays at most ${restrictedSum} a day.`,
    resetLimit: `You can set a new PIN even if you do not know your current one. For 24 hours your wallet then pays at most ${restrictedSum} a day.`,
    done: {
      profile: 'Your profile is saved.',
      device: 'The device is signed out.',
      passkey: 'The passkey is added. You can sign in with it from now on.',
      'passkey-removed': 'The passkey is removed. It no longer opens your account.',
      mobile: 'Your mobile number is changed. Your other devices were signed out.',
      pin: `Your payment PIN is set. For 24 hours your wallet pays at most ${restrictedSum} a day.`,
      'pin-changed': `Your payment PIN is changed, and your other devices are signed out. For 24 hours your wallet pays at most ${restrictedSum} a day.`,
      'pin-reset': `Your payment PIN is reset, and your other devices are signed out. For 24 hours your wallet pays at most ${restrictedSum} a day.`,
      'passkey-waits': 'The passkey is made. It opens your account after 24 hours.',
      'mobile-waits': 'Your number changes after 24 hours. Until then you sign in with the current one.',
      'pin-waits': 'Your new PIN counts after 24 hours. Until then you can cancel it here.',
      'close-waits': 'Your account closes after 24 hours. Until then you can cancel it here.',
      'no-change': 'There is no such change to cancel: it was cancelled before, or has taken effect.',
      cancelled: 'It is cancelled and will not happen.',
    },
  },
  hi: {
    ...wordsOf('settings').hi,
    formerPinHint: `भूल गए? खाली छोड़ दें। कोई भी नया PIN सेट करने पर 24 घंटे तक वॉलेट एक दिन में ${restrictedSumHi} तक ही देगा।`,
    resetLimit: `अब तक का PIN याद न हो, तो भी नया सेट कर सकते हैं। नया सेट करने पर 24 घंटे तक वॉलेट एक दिन में ${restrictedSumHi} तक ही देगा।`,
    done: {
      profile: 'आपकी प्रोफ़ाइल सेव हो गई है।',
      device: 'वह डिवाइस साइन आउट कर दिया गया है।',
      passkey: 'पासकी जुड़ गई है। अब आप इससे साइन इन कर सकते हैं।',
      'passkey-removed': 'पासकी हटा दी गई है। अब इससे आपका खाता नहीं खुलेगा।',
      mobile: 'आपका मोबाइल नंबर बदल गया है। आपके बाक़ी डिवाइस साइन आउट कर दिए गए हैं।',
      pin: `आपका भुगतान PIN सेट हो गया है। 24 घंटे तक वॉलेट एक दिन में ${restrictedSumHi} तक ही देगा।`,
      'pin-changed': `आपका भुगतान PIN बदल गया है, और आपके बाक़ी डिवाइस साइन आउट हो गए हैं। 24 घंटे तक वॉलेट एक दिन में ${restrictedSumHi} तक ही देगा।`,
      'pin-reset': `आपका भुगतान PIN रीसेट हो गया है, और आपके बाक़ी डिवाइस साइन आउट हो गए हैं। 24 घंटे तक वॉलेट एक दिन में ${restrictedSumHi} तक ही देगा।`,
      'passkey-waits': 'पासकी बन गई है। इससे आपका खाता 24 घंटे बाद खुलेगा।',
      'mobile-waits': 'आपका नंबर 24 घंटे बाद बदलेगा। तब तक आप मौजूदा नंबर से साइन इन करें।',
      'pin-waits': 'आपका नया PIN 24 घंटे बाद लागू होगा। तब तक आप उसे यहाँ रद्द कर सकते हैं।',
      'close-waits': 'आपका खाता 24 घंटे बाद बंद होगा। तब तक आप इसे यहाँ रद्द कर सकते हैं।',
      'no-change': 'ऐसा कोई बदलाव रुका हुआ नहीं है: वह पहले रद्द हो चुका है, या लागू हो चुका है।',
      cancelled: 'रद्द कर दिया गया है। अब यह बदलाव नहीं होगा।',
    },
  },
} as const satisfies Record<Locale, object>

export type SettingsDone = keyof (typeof settingsCopy)['en']['done']

export const waitingCopy = wordsOf('waiting')

export const dataCopy = wordsOf('data')
