import type { Locale } from '@chowk/shell'

export const developersCopy = {
  en: {
    tryIt: 'Try it',
    show: 'Show',
    byDefault: 'default',
    refused: 'This cannot be shown',
    preview: 'The header and footer with these parameters',
    snippets: 'What to put in your page',
    parameters: 'Parameters',
    parameter: 'Parameter',
    allowed: 'Allowed values',
  },
  hi: {
    tryIt: 'आज़माएँ',
    show: 'दिखाएँ',
    byDefault: 'डिफ़ॉल्ट',
    refused: 'यह नहीं दिखाया जा सकता',
    preview: 'इन पैरामीटरों के साथ हेडर और फ़ुटर',
    snippets: 'आपका पेज क्या लिखता है',
    parameters: 'पैरामीटर',
    parameter: 'पैरामीटर',
    allowed: 'क्या लिखा जा सकता है',
  },
} as const satisfies Record<Locale, object>
