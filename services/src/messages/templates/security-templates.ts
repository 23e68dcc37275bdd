import { formatPaise, type Locale } from '@chowk/catalog'
import type { MessageGroup, MessageKind, MessageParameters } from './message-kinds.ts'
import type { Templates } from './template.ts'

const abouts: Record<MessageGroup, Record<Locale, string>> = {
  code: { en: 'OTPs', hi: 'OTP' },
  security: { en: 'changes to your account', hi: 'आपके खाते में बदलाव' },
  money: { en: 'your money', hi: 'आपके पैसों' },
  reminders: { en: 'what is due', hi: 'चुकाने वाले बिलों' },
  limits: { en: 'your wallet’s limits', hi: 'आपके वॉलेट की सीमाओं' },
  disputes: { en: 'your disputes', hi: 'आपकी शिकायतों' },
  tickets: { en: 'your tickets', hi: 'आपके टिकटों' },
}

const unlocking: Record<MessageParameters['account-locked']['opensBy'], Record<Locale, string>> = {
  passkey: {
    en: 'To unlock it at once, sign in with your passkey.',
    hi: 'तुरंत अनलॉक करने के लिए अपनी पासकी से साइन इन करें।',
  },
  pin: {
    en: 'To unlock it at once, sign in with an OTP and your payment PIN in a browser you have signed in with before.',
    hi: 'तुरंत अनलॉक करने के लिए उस ब्राउज़र में OTP और भुगतान PIN से साइन इन करें जिसमें आप पहले साइन इन कर चुके हैं।',
  },
  code: {
    en: 'To unlock it at once, sign in with an OTP in the browser you usually use.',
    hi: 'तुरंत अनलॉक करने के लिए उसी ब्राउज़र में OTP से साइन इन करें जिसे आप अक्सर इस्तेमाल करते हैं।',
  },
  waiting: {
    en: 'To unlock it, sign in with an OTP and ask; it opens 24 hours later.',
    hi: 'अनलॉक करने के लिए OTP से साइन इन करके अनुरोध करें; खाता 24 घंटे बाद खुलेगा।',
  },
}

export const securityTemplates = {
  'new-device': {
    group: 'security',
    en: ({ brand, device }) => `Someone signed in to your ${brand} account on a new device: ${device}.`,
    hi: ({ brand, device }) => `आपके ${brand} खाते में एक नए डिवाइस से साइन इन हुआ: ${device}।`,
  },
  'account-closed': {
    group: 'security',
    en: ({ brand, paidOutPaise }) =>
      `Your ${brand} account is closed.${paidOutPaise > 0 ? ` ${formatPaise(paidOutPaise, 'en')} is on its way to where you paid it from.` : ''}`,
    hi: ({ brand, paidOutPaise }) =>
      `आपका ${brand} खाता बंद हो गया है।${paidOutPaise > 0 ? ` ${formatPaise(paidOutPaise, 'hi')} वहीं लौट रहे हैं जहाँ से आपने दिए थे।` : ''}`,
  },
  'closing-waiting': {
    group: 'security',
    en: ({ brand, from }) =>
      `Closing your ${brand} account was asked for, without its PIN. It closes on ${time(from, 'en')}. To stop it, cancel it on your profile page.`,
    hi: ({ brand, from }) =>
      `PIN के बिना आपका ${brand} खाता बंद करने का अनुरोध हुआ है। यह ${time(from, 'hi')} को बंद होगा। रोकने के लिए प्रोफ़ाइल पेज पर रद्द करें।`,
  },
  'closing-refused': {
    group: 'security',
    en: ({ brand }) =>
      `Your ${brand} account was not closed: something was still under way, or its balance had changed. You can ask again.`,
    hi: ({ brand }) =>
      `आपका ${brand} खाता बंद नहीं हुआ: कुछ अभी पूरा नहीं हुआ था, या बैलेंस बदल गया था। आप फिर अनुरोध कर सकते हैं।`,
  },
  'identity-verified': {
    group: 'security',
    en: ({ brand }) => `Your identity is verified, and your ${brand} wallet's limits are higher now.`,
    hi: ({ brand }) => `आपकी पहचान सत्यापित हो गई है, और आपके ${brand} वॉलेट की सीमाएँ अब बढ़ गई हैं।`,
  },
  'passkey-added': {
    group: 'security',
    en: ({ brand, device }) => `A passkey was added to your ${brand} account: ${device}.`,
    hi: ({ brand, device }) => `आपके ${brand} खाते में पासकी जोड़ी गई: ${device}।`,
  },
  'passkey-removed': {
    group: 'security',
    en: ({ brand, device }) => `A passkey was removed from your ${brand} account: ${device}.`,
    hi: ({ brand, device }) => `आपके ${brand} खाते से पासकी हटाई गई: ${device}।`,
  },
  'passkey-waiting': {
    group: 'security',
    en: ({ brand, from }) =>
      `A new passkey was asked for. It will be added to your ${brand} account on ${time(from, 'en')}.`,
    hi: ({ brand, from }) => `नई पासकी माँगी गई है। यह ${time(from, 'hi')} को आपके ${brand} खाते में जुड़ेगी।`,
  },
  'code-locked': {
    group: 'security',
    en: ({ brand }) =>
      `A code of your ${brand} account was entered wrongly too often, in a browser that is signed in. That code works no more.`,
    hi: ({ brand }) =>
      `साइन इन किए हुए एक ब्राउज़र में आपके ${brand} खाते का एक कोड कई बार ग़लत डाला गया। वह कोड अब काम नहीं करेगा।`,
  },
  'pin-set': {
    group: 'security',
    en: ({ brand }) => `The payment PIN of your ${brand} account was set.`,
    hi: ({ brand }) => `आपके ${brand} खाते का भुगतान PIN सेट किया गया।`,
  },
  'pin-changed': {
    group: 'security',
    en: ({ brand }) =>
      `The payment PIN of your ${brand} account was changed, and your other devices are signed out.`,
    hi: ({ brand }) => `आपके ${brand} खाते का भुगतान PIN बदला गया, और आपके बाक़ी डिवाइस साइन आउट कर दिए गए।`,
  },
  'pin-reset': {
    group: 'security',
    en: ({ brand, until }) =>
      `The payment PIN of your ${brand} account was replaced without the old one, and your other devices are signed out. Until ${time(until, 'en')} it pays less in a day than usual: Wallet limits says how much.`,
    hi: ({ brand, until }) =>
      `आपके ${brand} खाते का भुगतान PIN पुराने के बिना बदला गया, और आपके बाक़ी डिवाइस साइन आउट कर दिए गए। ${time(until, 'hi')} तक वॉलेट से एक दिन में कम भुगतान हो सकेगा: कितना, यह ‘वॉलेट की सीमाएँ’ में देखें।`,
  },
  'pin-waiting': {
    group: 'security',
    en: ({ brand, from }) =>
      `A new payment PIN was asked for, without the old one. It replaces the PIN of your ${brand} account on ${time(from, 'en')}. To stop it, cancel it on your profile page.`,
    hi: ({ brand, from }) =>
      `पुराने PIN के बिना नया भुगतान PIN माँगा गया है। ${time(from, 'hi')} को यह आपके ${brand} खाते का PIN होगा। रोकने के लिए प्रोफ़ाइल पेज पर रद्द करें।`,
  },
  'pin-locked': {
    group: 'security',
    en: ({ brand, until }) =>
      `Your ${brand} payment PIN was entered wrongly too often. It is locked until ${time(until, 'en')}.`,
    hi: ({ brand, until }) =>
      `आपका ${brand} भुगतान PIN कई बार ग़लत डाला गया। यह ${time(until, 'hi')} तक लॉक है।`,
  },
  'number-changed': {
    group: 'security',
    en: ({ brand, lastDigits }) =>
      `The mobile number of your ${brand} account was changed. The new one ends in ${lastDigits}.`,
    hi: ({ brand, lastDigits }) =>
      `आपके ${brand} खाते का मोबाइल नंबर बदला गया। नए नंबर के आख़िरी अंक ${lastDigits} हैं।`,
  },
  'number-waiting': {
    group: 'security',
    en: ({ brand, lastDigits, from }) =>
      `Your ${brand} account will move to the mobile number ending in ${lastDigits} on ${time(from, 'en')}.`,
    hi: ({ brand, lastDigits, from }) =>
      `${time(from, 'hi')} को आपका ${brand} खाता मोबाइल नंबर ••${lastDigits} पर चला जाएगा।`,
  },
  'name-changed': {
    group: 'security',
    en: ({ brand }) => `The name on your ${brand} account was changed.`,
    hi: ({ brand }) => `आपके ${brand} खाते का नाम बदला गया।`,
  },
  'language-changed': {
    group: 'security',
    en: ({ brand }) =>
      `The language of your ${brand} account was changed. Our messages come in that one from now on.`,
    hi: ({ brand }) => `आपके ${brand} खाते की भाषा बदली गई। अब हमारे संदेश उसी भाषा में आएँगे।`,
  },
  'messages-muted': {
    group: 'security',
    en: ({ brand }) => `Some messages of your ${brand} account were switched off. Messages shows which.`,
    hi: ({ brand }) => `आपके ${brand} खाते के कुछ संदेश बंद किए गए। कौन-से, यह ‘संदेश’ पेज पर देखें।`,
  },
  'messages-limited': {
    group: 'security',
    en: ({ brand, about, most }) =>
      `There are more messages about ${abouts[about].en}. We send at most ${most} of one kind in an hour; ${brand} shows all of them under Messages.`,
    hi: ({ brand, about, most }) =>
      `${abouts[about].hi} के बारे में और भी संदेश हैं। एक तरह के संदेश हम एक घंटे में ${most} से ज़्यादा नहीं भेजते; सभी ${brand} पर ‘संदेश’ पेज पर देखें।`,
  },
  'messages-paused': {
    group: 'security',
    en: ({ brand, until }) =>
      `We sent you many messages in one day. Until ${time(until, 'en')} we send only those about payments, sign-in and locks; ${brand} shows all of them under Messages.`,
    hi: ({ brand, until }) =>
      `एक दिन में हमने आपको बहुत संदेश भेजे। ${time(until, 'hi')} तक हम सिर्फ़ भुगतान, साइन इन और लॉक के संदेश भेजेंगे; सभी ${brand} पर ‘संदेश’ पेज पर देखें।`,
  },
  'account-saved': {
    group: 'security',
    en: ({ brand, payee, lastDigits }) =>
      `An account of ${payee} ending in ${lastDigits} was saved in your ${brand} account, to be paid again.`,
    hi: ({ brand, payee, lastDigits }) =>
      `आपके ${brand} खाते में ${payee} का खाता ••${lastDigits} फिर से भुगतान के लिए सेव किया गया।`,
  },
  'account-renamed': {
    group: 'security',
    en: ({ brand, payee, lastDigits }) =>
      `The saved account of ${payee} ending in ${lastDigits} has another name in your ${brand} account now.`,
    hi: ({ brand, payee, lastDigits }) =>
      `आपके ${brand} खाते में ${payee} के सेव किए हुए खाते ••${lastDigits} का नाम बदला गया।`,
  },
  'account-removed': {
    group: 'security',
    en: ({ brand, payee, lastDigits }) =>
      `The saved account of ${payee} ending in ${lastDigits} was removed from your ${brand} account.`,
    hi: ({ brand, payee, lastDigits }) =>
      `आपके ${brand} खाते से ${payee} का सेव किया हुआ खाता ••${lastDigits} हटाया गया।`,
  },
  'calendar-renewed': {
    group: 'security',
    en: ({ brand }) =>
      `A new calendar address was made for the bills of your ${brand} account. The address before it no longer works.`,
    hi: ({ brand }) => `आपके ${brand} खाते के बिलों के लिए कैलेंडर का नया पता बना। पिछला पता अब काम नहीं करता।`,
  },
  'statement-downloaded': {
    group: 'security',
    en: ({ brand, device }) =>
      `The passbook of your ${brand} account was downloaded in a browser that has not signed in with your number: ${device}.`,
    hi: ({ brand, device }) =>
      `आपके ${brand} खाते की पासबुक एक ऐसे ब्राउज़र में डाउनलोड हुई जिसने आपके नंबर से साइन इन नहीं किया: ${device}।`,
  },
  'ticket-replied': {
    group: 'security',
    en: ({ brand, ticketId, device }) =>
      `Someone replied in your ${brand} ticket ${ticketId}, in a browser that has not signed in with your number: ${device}.`,
    hi: ({ brand, ticketId, device }) =>
      `आपके ${brand} टिकट ${ticketId} में एक ऐसे ब्राउज़र से जवाब लिखा गया जिसने आपके नंबर से साइन इन नहीं किया: ${device}।`,
  },
  'signed-out-everywhere': {
    group: 'security',
    en: ({ brand }) => `Your ${brand} account was signed out on every device.`,
    hi: ({ brand }) => `आपका ${brand} खाता सभी डिवाइस से साइन आउट किया गया।`,
  },
  'account-locked': {
    group: 'security',
    en: ({ brand, opensBy }) =>
      `Your ${brand} account is locked. Nobody is signed in, and nothing can be paid. ${unlocking[opensBy].en}`,
    hi: ({ brand, opensBy }) =>
      `आपका ${brand} खाता लॉक है। कहीं साइन इन नहीं है, और कोई भुगतान नहीं हो सकता। ${unlocking[opensBy].hi}`,
  },
  'unlock-asked': {
    group: 'security',
    en: ({ brand, from }) =>
      `Someone asked to unlock your ${brand} account. It opens with an OTP from ${time(from, 'en')}.`,
    hi: ({ brand, from }) =>
      `आपके ${brand} खाते को अनलॉक करने को कहा गया है। यह ${time(from, 'hi')} से OTP से खुलेगा।`,
  },
  'unlock-cancelled': {
    group: 'security',
    en: ({ brand }) => `Your ${brand} account stays locked: unlocking it was cancelled.`,
    hi: ({ brand }) => `आपका ${brand} खाता लॉक ही रहेगा: अनलॉक करना रद्द किया गया।`,
  },
  'account-unlocked': {
    group: 'security',
    en: ({ brand }) => `Your ${brand} account is unlocked.`,
    hi: ({ brand }) => `आपका ${brand} खाता अनलॉक हो गया है।`,
  },
  'lock-lifted': {
    group: 'security',
    en: ({ brand }) => `Our team has unlocked your ${brand} account, as you asked.`,
    hi: ({ brand }) => `कहे जाने पर हमारी टीम ने आपका ${brand} खाता अनलॉक कर दिया है।`,
  },
} satisfies Partial<Templates<MessageKind>>

/** '16 Nov, 2:40 pm', in India whatever the server's time zone. */
function time(at: number, language: Locale): string {
  return new Date(at).toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
}
