// Where the links to the app, to events, to sellers and businesses lead until those have places of their own.
import type { CompanyPage } from './company-page.ts'

export const getTheApp: CompanyPage = {
  slug: 'app',
  isUnlisted: true,
  path: '/app',
  link: '/app',
  name: 'Get the App',
  hindi: 'ऐप पाएँ',
  icon: 'smartphone',
  title: { en: 'Get the App on Your Phone', hi: 'अपने फ़ोन पर ऐप पाएँ' },
  summary: {
    en: 'How to have this portal on your phone’s home screen, and how to know a genuine app.',
    hi: 'यह पोर्टल फ़ोन की होम स्क्रीन पर कैसे लाएँ, और असली ऐप कैसे पहचानें।',
  },
  synonyms: ['download app', 'android app', 'iphone app', 'install', 'ऐप डाउनलोड'],
  sections: [
    {
      heading: { en: 'Nothing to download', hi: 'कुछ डाउनलोड नहीं करना' },
      paragraphs: [
        {
          en: 'This portal is a demonstration and has no app in a store. Everything here works in your phone’s browser, and you can put it on the home screen like an app.',
          hi: 'यह पोर्टल एक डेमो है और किसी स्टोर में इसका ऐप नहीं है। यहाँ सब कुछ फ़ोन के ब्राउज़र में चलता है, और इसे ऐप की तरह होम स्क्रीन पर रखा जा सकता है।',
        },
        {
          en: 'On Android, open Chrome’s menu (the three dots) and choose “Add to Home screen”. On an iPhone, press Share in Safari and choose “Add to Home Screen”.',
          hi: 'एंड्रॉइड पर क्रोम का मेन्यू (तीन बिंदु) खोलें और “होम स्क्रीन पर जोड़ें” चुनें। आईफ़ोन पर सफ़ारी में शेयर दबाएँ और “होम स्क्रीन में जोड़ें” चुनें।',
        },
      ],
    },
    {
      heading: { en: 'Before you install any payment app', hi: 'कोई भी भुगतान ऐप इंस्टॉल करने से पहले' },
      paragraphs: [
        {
          en: 'Take it from the phone’s own store and read the publisher’s name there. Never install one from a link in a message, and never one that a caller asks for so that they can see your screen.',
          hi: 'उसे फ़ोन के अपने स्टोर से लें और वहाँ प्रकाशक का नाम पढ़ें। संदेश में आए लिंक से कभी इंस्टॉल न करें, और न वह ऐप जो कोई फ़ोन करने वाला आपकी स्क्रीन देखने के लिए लगवाए।',
        },
      ],
    },
  ],
}

export const events: CompanyPage = {
  slug: 'events',
  isUnlisted: true,
  path: '/events',
  link: '/events',
  name: 'Events',
  hindi: 'कार्यक्रम',
  icon: 'ticket',
  title: { en: 'Events: Not Available Yet', hi: 'कार्यक्रम: अभी उपलब्ध नहीं' },
  summary: {
    en: 'Tickets for concerts, plays and matches are not sold here. Where to buy them, and how to know a genuine one.',
    hi: 'संगीत, नाटक और मैच के टिकट यहाँ नहीं मिलते। उन्हें कहाँ से लें, और असली टिकट कैसे पहचानें।',
  },
  synonyms: ['concert', 'play', 'match tickets', 'shows', 'इवेंट', 'कॉन्सर्ट'],
  sections: [
    {
      heading: { en: 'Where to buy a ticket', hi: 'टिकट कहाँ से लें' },
      paragraphs: [
        {
          en: 'Buy from the organiser or the venue, or from the seller they name on their own site. Matches are sold by the team or the association that hosts them.',
          hi: 'टिकट आयोजक या जगह से लें, या उस विक्रेता से जिसका नाम वे अपनी साइट पर देते हैं। मैच के टिकट मेज़बान टीम या संघ बेचता है।',
        },
      ],
    },
    {
      heading: { en: 'Before you pay', hi: 'भुगतान से पहले' },
      paragraphs: [
        {
          en: 'A ticket offered in a message or a social network, far below or above its price, is often a copy or none at all. Pay nobody by a personal UPI ID or a code in a message.',
          hi: 'संदेश या सोशल नेटवर्क पर बहुत सस्ता या बहुत महँगा टिकट अक्सर नक़ली होता है, या होता ही नहीं। किसी की निजी UPI आईडी या संदेश में आए कोड पर पैसे न दें।',
        },
      ],
      links: [{ label: { en: 'Cinemas by city', hi: 'शहर के सिनेमाघर' }, link: '/movies' }],
    },
  ],
}

export const sellWithUs: CompanyPage = {
  slug: 'sell-with-us',
  isUnlisted: true,
  path: '/sell-with-us',
  link: '/sell-with-us',
  name: 'Sell With Us',
  hindi: 'हमारे साथ बेचें',
  icon: 'package',
  title: { en: 'Sell With Us: Not Open Yet', hi: 'हमारे साथ बेचें: अभी शुरू नहीं' },
  summary: {
    en: 'Selling goods is not open on this portal yet. Where a small seller can begin today, and what it takes.',
    hi: 'इस पोर्टल पर सामान बेचना अभी शुरू नहीं हुआ है। छोटा विक्रेता आज कहाँ शुरू कर सकता है और क्या चाहिए।',
  },
  synonyms: ['seller', 'become a seller', 'विक्रेता'],
  sections: [
    {
      heading: { en: 'Where to begin today', hi: 'आज कहाँ शुरू करें' },
      paragraphs: [
        {
          en: 'The open network ONDC connects sellers with many buyers’ apps; the Government e-Marketplace (GeM) buys for public offices. Both explain on their own sites how to join.',
          hi: 'खुला नेटवर्क ओएनडीसी विक्रेताओं को ख़रीदारों के कई ऐप से जोड़ता है; सरकारी ई-मार्केटप्लेस (जेम) सरकारी दफ़्तरों के लिए ख़रीदता है। दोनों अपनी साइट पर बताते हैं कि कैसे जुड़ें।',
        },
      ],
      links: [
        { label: { en: 'ONDC', hi: 'ओएनडीसी' }, link: 'https://ondc.org/' },
        { label: { en: 'Government e-Marketplace', hi: 'सरकारी ई-मार्केटप्लेस' }, link: 'https://gem.gov.in/' },
      ],
    },
    {
      heading: { en: 'What it usually takes', hi: 'आम तौर पर क्या चाहिए' },
      paragraphs: [
        {
          en: 'PAN, a bank account in the business’s name, an address for returns and, in most cases, a GST registration. Nobody needs to pay a fee in our name: whoever asks for one is a fraud.',
          hi: 'पैन, कारोबार के नाम का बैंक खाता, वापसी का पता और ज़्यादातर मामलों में जीएसटी पंजीकरण। हमारे नाम पर किसी को शुल्क नहीं देना होता: जो माँगे वह ठग है।',
        },
      ],
    },
  ],
}

export const forBusiness: CompanyPage = {
  slug: 'for-business',
  isUnlisted: true,
  path: '/for-business',
  link: '/for-business',
  name: 'For Business',
  hindi: 'बिज़नेस के लिए',
  icon: 'store',
  title: { en: 'For Business: Taking Payments', hi: 'बिज़नेस के लिए: भुगतान लेना' },
  summary: {
    en: 'Business services are not open on this portal yet. How a shop takes UPI payments today, and how to check its code.',
    hi: 'इस पोर्टल पर बिज़नेस सेवाएँ अभी शुरू नहीं हुई हैं। दुकान आज UPI से भुगतान कैसे ले और अपना कोड कैसे जाँचे।',
  },
  synonyms: ['merchant', 'business account', 'accept payments', 'दुकान'],
  sections: [
    {
      heading: { en: 'A code from your bank', hi: 'अपने बैंक से कोड' },
      paragraphs: [
        {
          en: 'Ask the bank that keeps your business account for a UPI code. Every UPI app can scan it, and the money goes straight into that account.',
          hi: 'जिस बैंक में कारोबार का खाता है उससे UPI कोड माँगें। हर UPI ऐप उसे स्कैन कर सकता है, और पैसे सीधे उसी खाते में आते हैं।',
        },
      ],
    },
    {
      heading: { en: 'Check it before you put it up', hi: 'लगाने से पहले जाँचें' },
      paragraphs: [
        {
          en: 'Read the code here and see whom it pays. Look again from time to time: frauds paste their own code over a shop’s.',
          hi: 'कोड को यहाँ पढ़ें और देखें कि पैसे किसे जाते हैं। समय-समय पर फिर देखें: ठग दुकान के कोड पर अपना कोड चिपका देते हैं।',
        },
      ],
      links: [{ label: { en: 'Read a code', hi: 'कोड पढ़ें' }, link: '/qr-code-scanner' }],
    },
  ],
}
