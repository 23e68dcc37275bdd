import type { Locale } from '@chowk/shell'

export const checkerCopy = {
  en: {
    title: 'Check a code',
    about:
      'We check the format of a code, tell you which bank it belongs to, and whether it is in our list of codes. You find a code on the cheque book, in the passbook or on the bank’s own site.',
    cannot: 'We cannot find a branch by its name or address.',
    label: 'IFSC',
    hint: (letters: string) => `11 characters, in the form ${letters}0 and six more`,
    submit: 'Check',
    bank: 'Bank',
    unknownBank: 'A bank that is not in our list',
    borrowed: (lender: string) => `, using a code of ${lender}`,
    branch: 'Branch code',
    upi: 'UPI',
    takesUpi: 'The bank takes UPI',
    noUpi: 'The bank is not in the list of banks that take UPI',
    merged: (former: string, year: number, now: string, letters: string) =>
      `These letters belonged to ${former}, part of ${now} since ${year}. Its codes were replaced: ask for the one that begins with ${letters}.`,
    otherBank: (expected: string, letters: string) =>
      `This is not a code of ${expected}: its codes begin with ${letters}.`,
    cancelled: (day: string) =>
      `The Reserve Bank cancelled this bank’s licence on ${day}. Do not send money to this code, even if a list has it.`,
    exists: (month: string) => `This code exists: it is in the list of ${month}.`,
    missing: (month: string) => `This code is not in the list of ${month}.`,
    missingText:
      'One character may be wrong, the branch may have closed, or it is newer than the list. Ask the bank before you send money.',
    limit: (version: string) =>
      `The list is Razorpay’s, from the Reserve Bank’s data (version ${version}). The code on the cheque or passbook is what counts.`,
  },
  hi: {
    title: 'कोड जाँचें',
    about:
      'हम कोड का रूप जाँचते हैं, बताते हैं कि वह किस बैंक का है, और देखते हैं कि वह हमारी सूची में है या नहीं। कोड चेकबुक, पासबुक और बैंक की अपनी साइट पर मिलता है।',
    cannot: 'शाखा के नाम या पते से हम कोड नहीं खोज सकते।',
    label: 'आईएफ़एससी',
    hint: (letters: string) => `11 अक्षर: ${letters}0 और उसके बाद छह`,
    submit: 'जाँचें',
    bank: 'बैंक',
    unknownBank: 'यह बैंक हमारी सूची में नहीं है',
    borrowed: (lender: string) => `, ${lender} के दिए कोड पर`,
    branch: 'शाखा कोड',
    upi: 'UPI',
    takesUpi: 'यह बैंक UPI लेता है',
    noUpi: 'सूची इस बैंक को UPI लेने वालों में नहीं गिनती',
    merged: (former: string, year: number, now: string, letters: string) =>
      `ये अक्षर ${former} के थे, जो ${year} से ${now} का हिस्सा है। उसके कोड बदल गए: ${letters} से शुरू होने वाला कोड माँगें।`,
    otherBank: (expected: string, letters: string) =>
      `यह कोड ${expected} का नहीं है; उसके कोड ${letters} से शुरू होते हैं।`,
    cancelled: (day: string) =>
      `रिज़र्व बैंक ने ${day} को इस बैंक का लाइसेंस रद्द कर दिया। सूची में हो तब भी इस कोड पर पैसे न भेजें।`,
    exists: (month: string) => `यह कोड है: ${month} की सूची में मिलता है।`,
    missing: (month: string) => `यह कोड ${month} की सूची में नहीं है।`,
    missingText: 'कोई अक्षर ग़लत हो सकता है, शाखा बंद हो चुकी हो सकती है, या सूची से नई है। पैसे भेजने से पहले बैंक से पूछें।',
    limit: (version: string) =>
      `सूची रेज़रपे की है, रिज़र्व बैंक के आँकड़ों से (संस्करण ${version})। चेक या पासबुक पर छपा कोड ही मान्य है।`,
  },
} as const satisfies Record<Locale, object>
