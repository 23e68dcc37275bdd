import type { Locale } from '@chowk/shell'

export const receiptCopy = {
  en: {
    title: (orderId: string) => `Receipt for order ${orderId}`,
    description: 'What was paid, to whom, and the numbers to ask with. To print or to save as a PDF.',
    back: 'Back to the order',
    ended: 'Ended',
    meaning: {
      paid: 'Paid, and confirmed by the biller.',
      notPaid: 'The biller does not have this payment: it was not made, or the money came back.',
    },
  },
  hi: {
    title: (orderId: string) => `ऑर्डर ${orderId} की रसीद`,
    description: 'क्या चुकाया गया, किसे, और पूछताछ के नंबर। प्रिंट करने या PDF सहेजने के लिए।',
    back: 'ऑर्डर पर लौटें',
    ended: 'कब पूरा हुआ',
    meaning: {
      paid: 'भुगतान हुआ और बिलर ने पुष्टि की।',
      notPaid: 'यह भुगतान बिलर के पास नहीं है: या तो हुआ नहीं, या पैसे लौट आए।',
    },
  },
} as const satisfies Record<Locale, object>
