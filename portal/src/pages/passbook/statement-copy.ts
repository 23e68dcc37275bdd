import type { Locale } from '@chowk/shell'

export const statementCopy = {
  en: {
    title: (month: string) => `Wallet statement, ${month}`,
    description: 'The entries of one month of your wallet, ready to print or to save as PDF.',
    back: 'Back to your wallet',
    made: 'Made on',
    before: 'Balance before',
    cameIn: 'Came in',
    wentOut: 'Went out',
    after: 'Balance after',
    date: 'Date',
    details: 'Details',
    entries: 'Entries, oldest first',
    newestOnly: (count: number) =>
      `This page shows the newest ${count} entries of the month. The CSV file of your wallet has all of them.`,
    empty: 'No entries in this month',
    emptyText: 'Nothing came in or went out, so there is nothing to print.',
  },
  hi: {
    title: (month: string) => `वॉलेट स्टेटमेंट, ${month}`,
    description: 'आपके वॉलेट की एक महीने की एंट्री, प्रिंट करने या PDF में सहेजने के लिए।',
    back: 'अपने वॉलेट पर लौटें',
    made: 'बनाया गया',
    before: 'पहले का बैलेंस',
    cameIn: 'आए',
    wentOut: 'गए',
    after: 'बाद का बैलेंस',
    date: 'तारीख़',
    details: 'विवरण',
    entries: 'एंट्री, पुरानी पहले',
    newestOnly: (count: number) =>
      `इस पेज पर महीने की सबसे नई ${count} एंट्री हैं। सारी एंट्री आपके वॉलेट की CSV फ़ाइल में हैं।`,
    empty: 'इस महीने कोई एंट्री नहीं',
    emptyText: 'न कुछ आया, न गया; इसलिए छापने को कुछ नहीं है।',
  },
} as const satisfies Record<Locale, object>
