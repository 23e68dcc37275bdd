import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'

export interface SafetyPoint {
  readonly icon: IconName
  readonly title: Bilingual
  readonly text: Bilingual
}

/** What makes paying here safe, for the strip on the home page. Each is a thing the portal does, not a promise. */
export const safetyPoints: readonly SafetyPoint[] = [
  {
    icon: 'receipt-text',
    title: { en: 'The whole price first', hi: 'पहले पूरी क़ीमत' },
    text: {
      en: 'Amount and fee are shown apart, before you approve.',
      hi: 'मंज़ूरी से पहले राशि और शुल्क अलग-अलग दिखते हैं।',
    },
  },
  {
    icon: 'lock',
    title: { en: 'You approve each payment', hi: 'हर भुगतान आपकी मंज़ूरी से' },
    text: {
      en: 'With a one-time code or a passkey, for that amount and that biller only.',
      hi: 'ओटीपी या पासकी से, केवल उसी राशि और उसी बिलर के लिए।',
    },
  },
  {
    icon: 'clock',
    title: { en: 'Pending means pending', hi: 'लंबित का मतलब लंबित' },
    text: {
      en: 'We say paid only when the biller has confirmed. If it fails, the money comes back by itself.',
      hi: 'बिलर की पुष्टि के बाद ही भुगतान पूरा दिखता है। असफल हो तो पैसे अपने-आप लौट आते हैं।',
    },
  },
  {
    icon: 'shield-check',
    title: { en: 'No trackers', hi: 'कोई ट्रैकर नहीं' },
    text: {
      en: 'Pages load nothing from other companies.',
      hi: 'पेज दूसरी कंपनियों से कुछ नहीं लाते।',
    },
  },
]
