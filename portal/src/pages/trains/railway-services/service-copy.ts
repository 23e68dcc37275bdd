/** The words around the train services' own. */
import type { Locale } from '@chowk/shell'

export const serviceCopy = {
  en: {
    start: 'Start here',
    before:
      'Live railway data is not connected here yet. The form checks what you type and tells you what can be known without it.',
    needs: 'What you need',
    how: 'How it works',
    faq: 'Questions people ask',
    otherServices: 'More for your journey',
    routes: 'Popular train routes',
    notConnectedTitle: 'Live railway data is not connected here yet',
    ticket: (pnr: string) => [
      `${pnr} has ten digits, as a PNR should. We sent it to nobody and kept no copy, so we cannot tell you its status.`,
      `By text message: send “PNR ${pnr}” to 139. The railways answer with the current status.`,
    ],
    cancellation: (pnr: string) => [
      `${pnr} has ten digits, as a PNR should. Nothing was cancelled: we sent it to nobody and kept no copy.`,
      'An e-ticket is cancelled where it was bought, with the same account. A ticket from a counter is cancelled at a counter, or on IRCTC’s site with a code sent to the phone number given when it was bought.',
    ],
    train: (trainNumber: string, kind: string | undefined) => [
      `${trainNumber} has the form of a train number${kind ? `. By its first digit it is of this kind: ${kind}` : ''}.`,
      'We cannot see where it is now, and show no position that we do not know.',
    ],
    account: (userId: string) => [
      `We cannot sign you in to the railways from here yet. “${userId}” was sent to nobody and is not kept.`,
      'Sign in on IRCTC’s own site or app. Nobody else, we included, should ever ask for that password.',
    ],
  },
  hi: {
    start: 'यहाँ से शुरू करें',
    before:
      'रेलवे की ताज़ा जानकारी अभी यहाँ नहीं जुड़ी है। फ़ॉर्म आपके लिखे को जाँचता है और वह बताता है जो उसके बिना पता हो सकता है।',
    needs: 'क्या-क्या चाहिए',
    how: 'यह कैसे होता है',
    faq: 'अक्सर पूछे जाने वाले सवाल',
    otherServices: 'यात्रा के लिए और भी',
    routes: 'लोकप्रिय ट्रेन रूट',
    notConnectedTitle: 'रेलवे की ताज़ा जानकारी अभी यहाँ नहीं जुड़ी है',
    ticket: (pnr: string) => [
      `${pnr} में दस अंक हैं, जैसे पीएनआर में होने चाहिए। हमने इसे किसी को नहीं भेजा और न रखा, इसलिए इसकी स्थिति नहीं बता सकते।`,
      `संदेश से: “PNR ${pnr}” लिखकर 139 पर भेजें। रेलवे वर्तमान स्थिति बताती है।`,
    ],
    cancellation: (pnr: string) => [
      `${pnr} में दस अंक हैं, जैसे पीएनआर में होने चाहिए। कुछ रद्द नहीं हुआ: हमने इसे किसी को नहीं भेजा और न रखा।`,
      'ई-टिकट वहीं रद्द होता है जहाँ से लिया गया, उसी खाते से। काउंटर का टिकट काउंटर पर, या ख़रीदते समय दिए फ़ोन नंबर पर आए कोड से आईआरसीटीसी की साइट पर रद्द होता है।',
    ],
    train: (trainNumber: string, kind: string | undefined) => [
      `${trainNumber} ट्रेन नंबर के रूप में है${kind ? `। पहले अंक से ट्रेन का प्रकार: ${kind}` : ''}।`,
      'ट्रेन अभी कहाँ है, यह हम नहीं देख सकते, और जो पता नहीं वह दिखाते नहीं।',
    ],
    account: (userId: string) => [
      `यहाँ से रेलवे में लॉगिन अभी नहीं हो सकता। “${userId}” किसी को नहीं भेजा गया और न रखा गया।`,
      'आईआरसीटीसी की अपनी साइट या ऐप पर लॉगिन करें। हमारे सहित किसी और को वह पासवर्ड कभी नहीं माँगना चाहिए।',
    ],
  },
} as const satisfies Record<Locale, object>
