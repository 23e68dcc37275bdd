import type { Locale } from '@chowk/shell'

export const refundsCopy = {
  en: {
    title: 'Refunds',
    description: 'Money that is on its way back to you or has come back, with the day we promise.',
    lead: 'Money goes back where it came from: to your wallet at once, to your bank within days.',
    list: 'Your refunds, newest first',
    promised: (day: string) => `On its way to your bank. You have it by ${day}.`,
    late: (day: string) => `Late: it should have been there by ${day}. We pay you for each day.`,
    returned: (day: string, reference: string) => `In your bank since ${day}, reference ${reference}`,
    refused: 'Your bank did not take it. We are finding another way and will write to you.',
    inWallet: (day: string) => `In your wallet since ${day}`,
    states: { coming: 'On its way', late: 'Late', back: 'Returned', refused: 'With us' },
    empty: 'No refunds',
    emptyText:
      'When a payment fails or a dispute is decided for you, the money that comes back is listed here.',
    orders: 'All orders',
  },
  hi: {
    title: 'लौटे पैसे',
    description: 'जो पैसे लौट रहे हैं या लौट आए, और हमारे वादे का दिन।',
    lead: 'पैसे वहीं लौटते हैं जहाँ से आए थे: वॉलेट में तुरंत, बैंक में कुछ दिनों में।',
    list: 'आपके लौटे पैसे, नए सबसे ऊपर',
    promised: (day: string) => `आपके बैंक की ओर जा रहे हैं। ${day} तक मिल जाएँगे।`,
    late: (day: string) => `देर हो गई: ${day} तक मिल जाने थे। हर दिन की देरी का पैसा हम देंगे।`,
    returned: (day: string, reference: string) => `${day} को आपके बैंक में पहुँचे, रेफ़रेंस ${reference}`,
    refused: 'आपके बैंक ने नहीं लिए। हम दूसरा रास्ता ढूँढकर आपको लिखेंगे।',
    inWallet: (day: string) => `${day} को आपके वॉलेट में आए`,
    states: { coming: 'रास्ते में', late: 'देर', back: 'लौट आए', refused: 'हमारे पास' },
    empty: 'कोई पैसे नहीं लौटे',
    emptyText: 'भुगतान विफल होने या शिकायत आपके हक़ में तय होने पर लौटने वाले पैसे यहाँ दिखते हैं।',
    orders: 'सभी ऑर्डर',
  },
} as const satisfies Record<Locale, object>
