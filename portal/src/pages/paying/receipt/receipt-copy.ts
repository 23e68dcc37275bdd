import type { CheckedReceipt } from '@chowk/services'
import type { Locale } from '@chowk/shell'

interface Verdict {
  readonly title: string
  readonly text: string
}

export const receiptCopy = {
  en: {
    title: 'Payment receipt',
    headTitle: (orderId: string) => `Receipt for order ${orderId}`,
    description: 'What was paid, to whom, and the reference numbers. To print or save as a PDF.',
    back: 'Back to the order',
    paid: 'Paid, and confirmed by the biller.',
    refunded: (when: string) =>
      `Refunded on ${when}: this receipt no longer proves that the biller was paid.`,
    paidOn: 'Paid on',
    refundedOn: 'Refunded on',
    items: 'What was paid',
    item: 'Item',
    amount: 'Amount (Rs.)',
    feeBase: 'Convenience fee',
    feeTax: (rate: string) => `GST on the fee, ${rate}%`,
    inWords: 'In words',
    picture: 'Share as a picture',
    link: 'Copy the link',
    code: 'QR code that leads to the page where this receipt is checked',
    scan: 'Anybody can check this receipt: scan the code.',
    check: 'Check this receipt',
    checkTitle: 'Check a receipt',
    checkDescription: 'Whether a receipt is ours, and whether its money went back since.',
    outcomes: {
      paid: {
        title: 'This receipt is valid',
        text: 'We issued it, and the payment stands. Compare the paper with what is written here: if anything differs, the paper was changed.',
      },
      refunded: {
        title: 'Refunded since',
        text: 'We issued this receipt, but the money went back afterwards. Do not take it as proof of a payment.',
      },
      'not-kept': {
        title: 'Issued by us, and no longer kept',
        text: 'We signed this receipt, but its order is not kept any longer. We cannot say whether the money went back since.',
      },
      'not-ours': {
        title: 'This is not our receipt',
        text: 'We did not sign this address, or somebody changed it. Do not take the paper as proof of a payment. Is it an old one? Whoever paid can print it again from the order.',
      },
    } satisfies Record<CheckedReceipt['outcome'], Verdict>,
    help: 'Ask for help',
  },
  hi: {
    title: 'भुगतान की रसीद',
    headTitle: (orderId: string) => `ऑर्डर ${orderId} की रसीद`,
    description: 'क्या भुगतान हुआ, किसको, और पूछताछ के नंबर। प्रिंट करने या PDF में सेव करने के लिए।',
    back: 'ऑर्डर पर लौटें',
    paid: 'भुगतान हुआ और कंपनी ने पुष्टि की।',
    refunded: (when: string) => `${when} पैसे लौटाए गए: अब यह रसीद कंपनी को हुए भुगतान का सबूत नहीं है।`,
    paidOn: 'भुगतान कब हुआ',
    refundedOn: 'पैसे कब लौटे',
    items: 'किसका भुगतान हुआ',
    item: 'मद',
    amount: 'रकम (₹)',
    feeBase: 'सुविधा शुल्क',
    feeTax: (rate: string) => `शुल्क पर GST, ${rate}%`,
    inWords: 'शब्दों में',
    picture: 'तस्वीर शेयर करें',
    link: 'लिंक कॉपी करें',
    code: 'QR कोड, जो इस रसीद को जाँचने के पेज पर ले जाता है',
    scan: 'इस रसीद को कोई भी जाँच सकता है: कोड स्कैन करें।',
    check: 'यह रसीद जाँचें',
    checkTitle: 'रसीद जाँचें',
    checkDescription: 'रसीद हमारी है या नहीं, और उसके पैसे बाद में लौटे या नहीं।',
    outcomes: {
      paid: {
        title: 'यह रसीद सही है',
        text: 'यह रसीद हमने दी है और भुगतान क़ायम है। काग़ज़ को यहाँ लिखे से मिलाएँ: कुछ भी अलग हो, तो काग़ज़ बदला गया है।',
      },
      refunded: {
        title: 'पैसे बाद में लौटाए गए',
        text: 'यह रसीद हमने दी थी, पर पैसे बाद में लौट गए। इसे भुगतान का सबूत न मानें।',
      },
      'not-kept': {
        title: 'रसीद हमारी है, पर ऑर्डर अब नहीं रखा गया',
        text: 'इस रसीद पर हमारा हस्ताक्षर है, पर इसका ऑर्डर अब हमारे पास नहीं है। पैसे बाद में लौटे या नहीं, यह हम नहीं बता सकते।',
      },
      'not-ours': {
        title: 'यह रसीद हमारी नहीं है',
        text: 'इस पते पर हमारा हस्ताक्षर नहीं है, या किसी ने इसे बदला है। इस काग़ज़ को भुगतान का सबूत न मानें। रसीद पुरानी है? जिसने भुगतान किया, वह ऑर्डर से इसे फिर छाप सकता है।',
      },
    } satisfies Record<CheckedReceipt['outcome'], Verdict>,
    help: 'मदद माँगें',
  },
} as const satisfies Record<Locale, object>
