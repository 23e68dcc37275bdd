import type { ServicePage } from './service-page.ts'

export const serviceAgent: ServicePage = {
  slug: 'service-agent',
  path: '/service-agent',
  link: '/service-agent',
  name: 'Service Agent',
  hindi: 'सर्विस एजेंट',
  icon: 'headset',
  summary: {
    en: 'What a service agent does: visits shops near home and helps them take digital payments. We are not taking new agents yet.',
    hi: 'सर्विस एजेंट का काम: घर के पास की दुकानों पर जाना और डिजिटल भुगतान लेने में मदद करना। अभी नए एजेंट नहीं लिए जा रहे।',
  },
  steps: [
    { en: 'Tell us your name, number and PIN code.', hi: 'अपना नाम, नंबर और पिन कोड बताएँ।' },
    {
      en: 'We check whether agents are needed in your area.',
      hi: 'हम देखते हैं कि आपके इलाके में एजेंट चाहिए या नहीं।',
    },
    {
      en: 'You meet us, show your papers and learn the work.',
      hi: 'आप हमसे मिलते हैं, काग़ज़ दिखाते हैं और काम सीखते हैं।',
    },
  ],
  needs: [
    { en: 'To be 18 or older, with a smartphone', hi: '18 वर्ष या अधिक आयु और स्मार्टफ़ोन' },
    { en: 'Proof of identity and address when we meet', hi: 'मिलने पर पहचान और पते का प्रमाण' },
  ],
  synonyms: ['agent', 'become an agent', 'job', 'एजेंट', 'काम'],
  faqs: [
    {
      question: { en: 'Do I have to pay to become an agent?', hi: 'क्या एजेंट बनने के लिए पैसे देने होते हैं?' },
      answer: {
        en: 'No. We never take money for giving work. Whoever asks for a deposit in our name is not from us.',
        hi: 'नहीं। हम काम देने के लिए कभी पैसे नहीं लेते। जो हमारे नाम पर जमा रकम माँगे, वह हमारा नहीं है।',
      },
    },
    {
      question: { en: 'Can I do this beside my job?', hi: 'क्या यह काम नौकरी के साथ कर सकते हैं?' },
      answer: {
        en: 'Yes, if your employer allows it: you choose your hours.',
        hi: 'हाँ, अगर आपका नियोक्ता अनुमति दे: समय आप चुनते हैं।',
      },
    },
    {
      question: { en: 'What happens to my details?', hi: 'मेरे विवरण का क्या होता है?' },
      answer: {
        en: 'They are used to answer you about this work and for nothing else.',
        hi: 'उनका उपयोग केवल इस काम के बारे में आपको जवाब देने के लिए होता है।',
      },
    },
  ],
}
