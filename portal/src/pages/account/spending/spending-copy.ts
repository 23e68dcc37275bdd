import type { Locale } from '@chowk/shell'

export const spendingCopy = {
  en: {
    title: 'What you spend',
    description: 'What you paid here in each month, by category.',
    lead: (first: string) => `What you paid here since ${first}, fees included, without what came back.`,
    total: 'All together',
    month: 'Month',
    amount: 'Amount',
    share: (amount: string, months: string) => `${amount} in ${months}`,
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    caption: (name: string) => `${name}, by month`,
    empty: 'Nothing paid yet',
    emptyText: 'Once you have paid a bill or a recharge, you see here what you spend on it.',
    pay: 'Pay a bill',
    orders: 'All orders',
  },
  hi: {
    title: 'आपका ख़र्च',
    description: 'यहाँ हर महीने आपने क्या चुकाया, श्रेणी के हिसाब से।',
    lead: (first: string) => `${first} से यहाँ चुकाई गई रकम, शुल्क के साथ; लौट आए पैसे इसमें नहीं हैं।`,
    total: 'कुल मिलाकर',
    month: 'महीना',
    amount: 'रकम',
    share: (amount: string, months: string) => `${months} में ${amount}`,
    months: (count: number) => (count === 1 ? '1 महीने' : `${count} महीनों`),
    caption: (name: string) => `${name}, हर महीने`,
    empty: 'अभी कुछ नहीं चुकाया',
    emptyText: 'कोई बिल या रिचार्ज चुकाने के बाद यहाँ दिखेगा कि आप उस पर कितना ख़र्च करते हैं।',
    pay: 'बिल चुकाएँ',
    orders: 'सभी ऑर्डर',
  },
} as const satisfies Record<Locale, object>
