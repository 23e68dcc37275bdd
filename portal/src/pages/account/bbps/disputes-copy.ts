import type { DisputeFaults, DisputeState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { cardNumberTakenOut } from '../../../account/account-copy.ts'

interface StateText {
  readonly name: string
  readonly text: string
}

export const disputesCopy = {
  en: {
    title: 'Bill-payment disputes',
    description: 'Say what went wrong with a bill payment, and follow what is done about it.',
    lead: 'Something went wrong with a payment? Tell us which one and what happened, and follow it here until it is settled.',
    raise: 'Raise a dispute',
    which: 'Which payment is it about?',
    chooseOrder: 'Choose an order',
    olderOrder: 'An older one? Open it in Your Orders and choose Raise a dispute there.',
    proceed: 'Continue',
    about: 'About this payment',
    otherOrder: 'Choose another payment',
    type: 'What went wrong?',
    details: 'What happened?',
    detailsHint:
      'In your own words: what you expected, what you see instead, and since when. Never write an OTP or a card number here.',
    submit: 'Raise dispute',
    faults: {
      orderId: 'Choose one of your orders.',
      type: 'Choose what went wrong.',
      details: {
        'too-short': 'Tell us a little more: at least 10 letters.',
        'too-long': 'Shorten it to 1,000 letters at most.',
        'card-number': cardNumberTakenOut.en,
      },
    } satisfies Faults,
    isOpen: 'You have a dispute on this payment already',
    isOpenText: 'It is being looked into. You can raise another when it is closed.',
    seeDispute: (id: string) => `See dispute ${id}`,
    noOrders: 'Nothing to dispute yet',
    noOrdersText: 'A dispute is about a payment you made. Your payments are kept in Your Orders.',
    toOrders: 'Go to your orders',
    yours: 'Your disputes',
    none: 'You have not raised any dispute.',
    disputeTitle: (id: string) => `Dispute ${id}`,
    disputeDescription: 'One of your disputes: its states so far, and what was said with them.',
    raisedNow: (id: string) => `Your dispute is raised. Its number is ${id}`,
    answerBy: 'Answered by',
    raisedNowText: (day: string) =>
      `You will have an answer by ${day}. Keep the number handy when you talk to us. Every step is shown on this page.`,
    openAlready: 'This payment already has an open dispute, the one on this page. No second one was raised.',
    inDemo: 'In this demo the biller’s answer comes within a minute.',
    notSolved: 'Not solved?',
    raiseAgain: 'Raise it again',
    askPerson: 'Ask for help',
    number: 'Dispute number',
    payment: 'Payment',
    problem: 'What went wrong',
    amount: 'Amount',
    timeline: 'What has happened',
    youWrote: 'What you wrote',
    raisedOn: 'Raised',
    refunded: (amount: string) => `${amount} was given back the way you paid it.`,
    states: {
      raised: { name: 'Raised', text: 'We have received it and are passing it on to the biller.' },
      'with-biller': {
        name: 'With the biller',
        text: 'The biller is looking into it. Their answer will appear here.',
      },
      resolved: { name: 'Resolved', text: 'This dispute is closed.' },
      rejected: { name: 'Rejected', text: 'This dispute is closed. If you disagree, write to us about it.' },
    } satisfies Record<DisputeState, StateText>,
  },
  hi: {
    title: 'बिल भुगतान की शिकायत दर्ज करें',
    description: 'बताएँ कि बिल भुगतान में क्या गड़बड़ हुई, और देखें कि उस पर क्या हो रहा है।',
    lead: 'किसी भुगतान में कुछ गड़बड़ हुई? बताएँ कि कौन-सा भुगतान था और क्या हुआ, और अंत तक यहीं देखते रहें।',
    raise: 'शिकायत दर्ज करें',
    which: 'यह किस भुगतान के बारे में है?',
    chooseOrder: 'ऑर्डर चुनें',
    olderOrder: 'भुगतान पुराना है? उसे ‘आपके ऑर्डर’ में खोलें और वहीं से शिकायत दर्ज करें।',
    proceed: 'आगे बढ़ें',
    about: 'यह भुगतान',
    otherOrder: 'दूसरा भुगतान चुनें',
    type: 'क्या गड़बड़ हुई?',
    details: 'क्या हुआ था?',
    detailsHint: 'अपने शब्दों में: क्या होना चाहिए था, क्या दिख रहा है, और कब से। यहाँ OTP या कार्ड नंबर कभी न लिखें।',
    submit: 'शिकायत दर्ज करें',
    faults: {
      orderId: 'अपना कोई एक ऑर्डर चुनें।',
      type: 'चुनें कि क्या गड़बड़ हुई।',
      details: {
        'too-short': 'थोड़ा और बताएँ: कम से कम 10 अक्षर।',
        'too-long': 'इसे छोटा करें: ज़्यादा से ज़्यादा 1,000 अक्षर।',
        'card-number': cardNumberTakenOut.hi,
      },
    } satisfies Faults,
    isOpen: 'इस भुगतान पर आपकी शिकायत पहले से दर्ज है',
    isOpenText: 'उसकी जाँच चल रही है। उसके बंद होने पर आप दूसरी दर्ज कर सकते हैं।',
    seeDispute: (id: string) => `शिकायत ${id} देखें`,
    noOrders: 'अभी शिकायत के लिए कोई भुगतान नहीं',
    noOrdersText: 'शिकायत आपके किए किसी भुगतान के बारे में होती है। आपके भुगतान ‘आपके ऑर्डर’ में रहते हैं।',
    toOrders: 'अपने ऑर्डर देखें',
    yours: 'आपकी शिकायतें',
    none: 'आपने कोई शिकायत दर्ज नहीं की है। उम्मीद है, आगे भी ज़रूरत न पड़े।',
    disputeTitle: (id: string) => `शिकायत ${id}`,
    disputeDescription: 'आपकी एक शिकायत: अब तक की स्थितियाँ और उनके साथ कही गई बातें।',
    raisedNow: (id: string) => `आपकी शिकायत दर्ज हो गई है। इसका नंबर ${id} है`,
    answerBy: 'जवाब कब तक',
    raisedNowText: (day: string) =>
      `${day} तक आपको जवाब मिल जाएगा। हमसे बात करते समय यह नंबर पास रखें। हर कदम इसी पेज पर दिखेगा।`,
    openAlready: 'इस भुगतान पर यही शिकायत पहले से खुली है। दोबारा कुछ दर्ज नहीं हुआ।',
    inDemo: 'इस डेमो में कंपनी का जवाब एक मिनट में आ जाता है।',
    notSolved: 'समस्या हल नहीं हुई?',
    raiseAgain: 'फिर से दर्ज करें',
    askPerson: 'मदद माँगें',
    number: 'शिकायत नंबर',
    payment: 'भुगतान',
    problem: 'क्या गड़बड़ हुई',
    amount: 'रकम',
    timeline: 'अब तक क्या हुआ',
    youWrote: 'आपने क्या लिखा',
    raisedOn: 'दर्ज किया',
    refunded: (amount: string) => `${amount} वहीं लौटाए गए जहाँ से आपने चुकाए थे।`,
    states: {
      raised: { name: 'दर्ज हुई', text: 'यह हमें मिल गई है और हम इसे कंपनी को भेज रहे हैं।' },
      'with-biller': { name: 'कंपनी के पास', text: 'कंपनी इसकी जाँच कर रही है। उसका जवाब हम यहीं बताएँगे।' },
      resolved: { name: 'हल हुई', text: 'यह शिकायत बंद हो चुकी है।' },
      rejected: { name: 'अस्वीकार हुई', text: 'यह शिकायत बंद हो चुकी है। आप सहमत न हों तो हमें लिखें।' },
    } satisfies Record<DisputeState, StateText>,
  },
} as const satisfies Record<Locale, object>

interface Faults {
  readonly orderId: string
  readonly type: string
  readonly details: Record<NonNullable<DisputeFaults['details']>, string>
}
