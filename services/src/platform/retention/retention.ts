// How long each kind of data is retained, and why. Upkeep deletes by this table and the privacy page is generated
// from it. Each `*.module.ts` maps its tables to one of these kinds.
import type { Locale } from '@chowk/catalog'

type Words = Readonly<Record<Locale, string>>

export interface Retention {
  readonly what: Words
  /** Undefined where the customer deletes it, or where it lives as long as the account. */
  readonly retentionMs?: number
  /** The start of the retention period, or its end. */
  readonly span: Words
  readonly why: Words
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const yearMs = 365 * dayMs

export const retention = {
  codes: {
    what: { en: 'OTPs and wrong guesses', hi: 'OTP और ग़लत कोशिशें' },
    retentionMs: dayMs,
    span: { en: 'at most; OTPs only as a hash', hi: 'ज़्यादा से ज़्यादा; OTP सिर्फ़ हैश के रूप में' },
    why: { en: 'To stop guessing', hi: 'अनुमान लगाने से रोकने के लिए' },
  },
  wrongInRow: {
    what: {
      en: 'How many wrong OTPs in a row a number has had',
      hi: 'किसी नंबर पर लगातार कितने ग़लत OTP डाले गए',
    },
    span: { en: 'until the next right one', hi: 'अगले सही OTP तक' },
    why: { en: 'To stop slow guessing', hi: 'धीरे-धीरे अनुमान लगाने से रोकने के लिए' },
  },
  verifications: {
    what: { en: 'Confirmations that are under way', hi: 'चल रही पुष्टियाँ' },
    retentionMs: 15 * minuteMs,
    span: { en: 'at most', hi: 'ज़्यादा से ज़्यादा' },
    why: { en: 'To know that it is you who asks', hi: 'यह जानने के लिए कि आप ही माँग रहे हैं' },
  },
  sessions: {
    what: { en: 'Devices you are signed in on', hi: 'जिन डिवाइस पर आप साइन इन हैं' },
    retentionMs: 30 * dayMs,
    span: { en: 'at most; 7 days without use', hi: 'ज़्यादा से ज़्यादा; बिना इस्तेमाल 7 दिन' },
    why: { en: 'To keep you signed in', hi: 'आपको साइन इन रखने के लिए' },
  },
  browsers: {
    what: {
      en: 'Browsers that have proven your number, and their network as a hash',
      hi: 'जिन ब्राउज़र में आपका नंबर साबित हुआ, और उनका नेटवर्क हैश के रूप में',
    },
    retentionMs: 180 * dayMs,
    span: { en: 'after the last sign-in', hi: 'आख़िरी साइन इन के बाद' },
    why: {
      en: 'So that strangers’ guesses do not lock you out',
      hi: 'ताकि अनजान लोगों की कोशिशों से आप बाहर न रह जाएँ',
    },
  },
  drafts: {
    what: { en: 'Payments begun and not approved', hi: 'शुरू किए पर मंज़ूर न किए गए भुगतान' },
    retentionMs: 30 * minuteMs,
    span: { en: 'after they were begun', hi: 'शुरू करने के बाद' },
    why: { en: 'So that you can finish them', hi: 'ताकि आप उन्हें पूरा कर सकें' },
  },
  changes: {
    what: { en: 'Changes that waited 24 hours', hi: '24 घंटे रुके बदलाव' },
    retentionMs: 180 * dayMs,
    span: { en: 'after they ended', hi: 'ख़त्म होने के बाद' },
    why: {
      en: 'To tell you who asked for what, and when',
      hi: 'यह बताने के लिए कि किसने क्या और कब माँगा',
    },
  },
  looks: {
    what: { en: 'Which bills you looked up', hi: 'आपने कौन-से बिल देखे' },
    retentionMs: dayMs,
    span: { en: 'after you looked', hi: 'देखने के बाद' },
    why: {
      en: 'So that nobody reads through other people’s bills',
      hi: 'ताकि कोई दूसरों के बिल न टटोल सके',
    },
  },
  messages: {
    what: { en: 'Messages we sent you', hi: 'हमारे भेजे संदेश' },
    retentionMs: yearMs,
    span: { en: 'after they were sent', hi: 'भेजने के बाद' },
    why: { en: 'So that you can look up what we told you', hi: 'ताकि आप देख सकें कि हमने क्या बताया' },
  },
  tickets: {
    what: { en: 'Tickets', hi: 'टिकट' },
    retentionMs: 3 * yearMs,
    span: { en: 'after the last message', hi: 'आख़िरी संदेश के बाद' },
    why: {
      en: 'A claim can be brought for three years (Limitation Act, 1963)',
      hi: 'दावा तीन साल तक किया जा सकता है (परिसीमा अधिनियम, 1963)',
    },
  },
  money: {
    what: {
      en: 'Payments, orders, wallet entries, money added, disputes',
      hi: 'भुगतान, ऑर्डर, वॉलेट के लेन-देन, जोड़े गए पैसे, शिकायतें',
    },
    span: { en: 'at least 10 years', hi: 'कम से कम 10 साल' },
    why: {
      en: 'The Reserve Bank asks wallet issuers for a log of all transactions over ten years',
      hi: 'रिज़र्व बैंक वॉलेट कंपनियों से दस साल का पूरा लेन-देन रिकॉर्ड रखने को कहता है',
    },
  },
  identity: {
    what: {
      en: 'The name and ID number you declared (the number encrypted), and how it was checked',
      hi: 'आपका बताया नाम और पहचान नंबर (नंबर एन्क्रिप्ट किया हुआ), और उसकी जाँच का नतीजा',
    },
    span: {
      en: 'as long as you have the account, and five years after',
      hi: 'जब तक आपका खाता है, और उसके पाँच साल बाद तक',
    },
    why: {
      en: 'The law against money laundering asks for it (PMLA, 2002, section 12)',
      hi: 'धन-शोधन निवारण क़ानून यह माँगता है (PMLA, 2002, धारा 12)',
    },
  },
  limits: {
    what: {
      en: 'A coded form of your ID number and, once an account is closed, of its mobile number: neither can be read from it',
      hi: 'आपके पहचान नंबर का, और खाता बंद होने पर उसके मोबाइल नंबर का कोड: उससे नंबर पढ़ा नहीं जा सकता',
    },
    span: {
      en: 'the mobile number’s until 31 March, the ID number’s as long as the ID',
      hi: 'मोबाइल नंबर का 31 मार्च तक, पहचान नंबर का पहचान के साथ',
    },
    why: {
      en: 'The Reserve Bank’s limits are one person’s, however many accounts there are',
      hi: 'रिज़र्व बैंक की सीमाएँ एक व्यक्ति की हैं, खाते कितने भी हों',
    },
  },
  operators: {
    what: {
      en: 'What our staff did about your money or your account, and why',
      hi: 'आपके पैसे या खाते के बारे में हमारे कर्मचारियों ने क्या किया, और क्यों',
    },
    span: { en: 'at least 10 years', hi: 'कम से कम 10 साल' },
    why: {
      en: 'So that every change by hand can be traced to whoever made it',
      hi: 'ताकि हाथ से हुआ हर बदलाव उसे करने वाले तक पहुँचे',
    },
  },
  account: {
    what: {
      en: 'Mobile number, name, language, and what you agreed to',
      hi: 'मोबाइल नंबर, नाम, भाषा, और आपकी सहमतियाँ',
    },
    span: { en: 'as long as you have the account', hi: 'जब तक आपका खाता है' },
    why: { en: 'They are the account', hi: 'यही खाता है' },
  },
  own: {
    what: {
      en: 'Passkeys, the payment PIN (as a hash) and saved accounts',
      hi: 'पासकी, भुगतान PIN (हैश के रूप में) और सेव किए नंबर और बिल',
    },
    span: { en: 'until you remove or replace them', hi: 'जब तक आप न हटाएँ या न बदलें' },
    why: { en: 'You keep them for yourself', hi: 'आप इन्हें अपने लिए रखते हैं' },
  },
} as const satisfies Readonly<Record<string, Retention>>

/** 'nobody' marks tables without customer data: rules, and the simulated billers and banks of the demonstration. */
export type RetentionKind = keyof typeof retention | 'nobody'
