import type { Locale } from '@chowk/shell'

export const dataCopy = {
  en: {
    title: 'Your data',
    lead: 'See and download what we hold about you.',
    download: 'Download my data',
    what: 'Profile, devices, orders, payments, passbook, tickets and disputes in one zip file, for people (CSV) and for programs (JSON).',
    ready: 'It is you. The file holds private things: keep it where only you can open it.',
    save: 'Save the file',
    consents: { terms: 'Terms and Conditions', privacy: 'Privacy' },
    read: 'Read',
    readText: (text: string) => `Read: ${text}`,
    textOf: 'Text of',
    agreed: 'Agreed on',
    noAdvertising: 'We send no advertising, so there is nothing else to agree to.',
    kept: 'How long we keep what',
  },
  hi: {
    title: 'आपका डेटा',
    lead: 'आपके बारे में हमारे पास जो है, उसे आप देख सकते हैं और अपने साथ ले जा सकते हैं।',
    download: 'मेरा डेटा डाउनलोड करें',
    what: 'प्रोफ़ाइल, डिवाइस, ऑर्डर, भुगतान, पासबुक, टिकट और शिकायतें एक ही zip फ़ाइल में, लोगों के लिए (CSV) और प्रोग्राम के लिए (JSON)।',
    ready: 'पुष्टि हो गई। फ़ाइल में निजी बातें हैं: इसे वहीं रखें जहाँ सिर्फ़ आप खोल सकें।',
    save: 'फ़ाइल सेव करें',
    consents: { terms: 'नियम और शर्तें', privacy: 'गोपनीयता' },
    read: 'पढ़ें',
    readText: (text: string) => `पढ़ें: ${text}`,
    textOf: 'पाठ की तारीख़',
    agreed: 'सहमति दी',
    noAdvertising: 'हम विज्ञापन नहीं भेजते, इसलिए और किसी बात पर सहमति नहीं चाहिए।',
    kept: 'हम क्या कब तक रखते हैं',
  },
} as const satisfies Record<Locale, object>
