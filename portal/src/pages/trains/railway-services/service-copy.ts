/** The words around the train services' own. */
import type { Locale } from '@chowk/shell'

export const serviceCopy = {
  en: {
    start: 'Look up a route',
    before:
      'Live railway data is not connected here yet. We show you what we know about the route: stations, lines and named trains.',
    needs: 'What you need',
    how: 'How it works',
    usualNeeds: 'What you need with the railways',
    usualHow: 'How to do it with the railways',
    faq: 'Questions people ask',
    otherServices: 'More for your journey',
    routes: 'Popular train routes',
  },
  hi: {
    start: 'रूट देखें',
    before:
      'रेलवे की ताज़ा जानकारी अभी यहाँ नहीं जुड़ी है। आपको वह मिलेगा जो हम रास्ते के बारे में जानते हैं: स्टेशन, लाइनें और नाम वाली ट्रेनें।',
    needs: 'क्या-क्या चाहिए',
    how: 'यह कैसे होता है',
    usualNeeds: 'क्या चाहिए होता है',
    usualHow: 'रेलवे में यह कैसे होता है',
    faq: 'अक्सर पूछे जाने वाले सवाल',
    otherServices: 'यात्रा के लिए और भी',
    routes: 'लोकप्रिय ट्रेन रूट',
  },
} as const satisfies Record<Locale, object>
