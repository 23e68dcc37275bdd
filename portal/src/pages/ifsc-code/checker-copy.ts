import type { Locale } from '@chowk/shell'

export const checkerCopy = {
  en: {
    title: 'Check a code',
    about:
      'We check the form of a code and tell whose letters it begins with. Branches are not looked up: only the bank knows them all.',
    label: 'IFSC',
    hint: (letters: string) => `11 characters, in the form ${letters}0 and six more`,
    submit: 'Check',
    bank: 'Bank',
    unknownBank: 'A bank that is not in our list',
    branch: 'Branch code',
    merged: (former: string, year: number, now: string, letters: string) =>
      `These letters were of ${former}, part of ${now} since ${year}. Its codes were replaced: ask for the one that begins with ${letters}.`,
    otherBank: (expected: string, letters: string) =>
      `This code is not of ${expected}, whose codes begin with ${letters}.`,
    limit:
      'The form of the code is right. Whether this branch exists only the bank can confirm; check the code on the cheque or passbook before you send money.',
  },
  hi: {
    title: 'कोड जाँचें',
    about:
      'हम कोड का रूप जाँचते हैं और बताते हैं कि शुरुआती अक्षर किस बैंक के हैं। शाखा नहीं खोजी जाती: सभी शाखाएँ केवल बैंक जानता है।',
    label: 'आईएफ़एससी',
    hint: (letters: string) => `11 अक्षर: ${letters}0 और उसके बाद छह`,
    submit: 'जाँचें',
    bank: 'बैंक',
    unknownBank: 'यह बैंक हमारी सूची में नहीं है',
    branch: 'शाखा कोड',
    merged: (former: string, year: number, now: string, letters: string) =>
      `ये अक्षर ${former} के थे, जो ${year} से ${now} का हिस्सा है। उसके कोड बदल गए: ${letters} से शुरू होने वाला कोड माँगें।`,
    otherBank: (expected: string, letters: string) =>
      `यह कोड ${expected} का नहीं है; उसके कोड ${letters} से शुरू होते हैं।`,
    limit: 'कोड का रूप सही है। यह शाखा है या नहीं, यह केवल बैंक बता सकता है; पैसे भेजने से पहले चेक या पासबुक से कोड मिला लें।',
  },
} as const satisfies Record<Locale, object>
