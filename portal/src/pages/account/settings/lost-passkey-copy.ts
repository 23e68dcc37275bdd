import type { Locale } from '@chowk/shell'

export const lostPasskeyCopy = {
  en: {
    lost: 'I no longer have my passkey',
    text: 'We send an OTP to your number instead. The change then takes effect after 24 hours, and until then it can be cancelled on any device where you are signed in.',
  },
  hi: {
    lost: 'मेरे पास अब पासकी नहीं है',
    text: 'हम इसकी जगह आपके नंबर पर OTP भेजेंगे। फिर बदलाव 24 घंटे बाद लागू होगा, और तब तक उसे किसी भी साइन-इन डिवाइस से रद्द किया जा सकता है।',
  },
} as const satisfies Record<Locale, object>
