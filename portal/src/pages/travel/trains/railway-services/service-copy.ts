/** The words around the train services' own. */
import type { Locale } from '@chowk/shell'

export const serviceCopy = {
  en: {
    usualNeeds: 'What you need with the railways',
    usualHow: 'How to do it with the railways',
    otherServices: 'More for your journey',
    routes: 'Popular train routes',
  },
  hi: {
    usualNeeds: 'क्या चाहिए होता है',
    usualHow: 'रेलवे में यह कैसे होता है',
    otherServices: 'यात्रा के लिए और भी',
    routes: 'लोकप्रिय ट्रेन रूट',
  },
} as const satisfies Record<Locale, object>
