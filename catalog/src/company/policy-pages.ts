import type { CompanyPage } from './company-page.ts'

export const terms: CompanyPage = {
  slug: 'terms-and-conditions',
  path: '/terms-and-conditions',
  link: '/terms-and-conditions',
  name: 'Terms and Conditions',
  hindi: 'नियम और शर्तें',
  icon: 'scale',
  title: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' },
  summary: {
    en: 'What you can expect of us, and what we ask of you.',
    hi: 'आप हमसे क्या उम्मीद कर सकते हैं, और हम आपसे क्या चाहते हैं।',
  },
  synonyms: ['terms', 'conditions', 'शर्तें'],
  sections: [
    {
      heading: { en: 'Your account', hi: 'आपका खाता' },
      paragraphs: [
        {
          en: 'An account belongs to one person and one Indian mobile number. Keep OTPs to yourself: nobody from us will ever ask for one.',
          hi: 'खाता एक व्यक्ति और एक भारतीय मोबाइल नंबर का होता है। OTP अपने तक रखें: हममें से कोई कभी नहीं माँगेगा।',
        },
        {
          en: 'You can see the devices you are signed in on and sign any of them out in your profile.',
          hi: 'प्रोफ़ाइल में आप देख सकते हैं कि किन उपकरणों पर साइन इन हैं और किसी को भी साइन आउट कर सकते हैं।',
        },
      ],
      links: [{ label: { en: 'Profile', hi: 'प्रोफ़ाइल' }, link: '/settings' }],
    },
    {
      heading: { en: 'Payments', hi: 'भुगतान' },
      paragraphs: [
        {
          en: 'We pass your payment to the biller you choose. The bill, its amount and its due date are the biller’s; check the name and number before you approve, since a payment that the biller has confirmed cannot be recalled by us.',
          hi: 'हम आपका भुगतान आपके चुने बिलर तक पहुँचाते हैं। बिल, रकम और देय तिथि बिलर की होती है; मंज़ूरी से पहले नाम और संख्या जाँच लें, क्योंकि बिलर की पुष्टि के बाद हम भुगतान वापस नहीं ले सकते।',
        },
        {
          en: 'Fees, where there are any, are shown before you approve. A payment that fails is returned in full, fee included.',
          hi: 'शुल्क हो तो मंज़ूरी से पहले दिखता है। विफल भुगतान शुल्क सहित पूरा लौटाया जाता है।',
        },
      ],
    },
    {
      heading: { en: 'Information on these pages', hi: 'इन पेजों की जानकारी' },
      paragraphs: [
        {
          en: 'Calculators, exchange rates and descriptions are for orientation and state the date or year they hold for. They are not financial, tax or legal advice.',
          hi: 'कैलकुलेटर, विनिमय दरें और विवरण जानकारी के लिए हैं और उनकी तारीख़ या वर्ष लिखा है। वे वित्तीय, कर या क़ानूनी सलाह नहीं हैं।',
        },
      ],
    },
  ],
}

export const privacy: CompanyPage = {
  slug: 'privacy',
  path: '/privacy',
  link: '/privacy',
  name: 'Privacy',
  hindi: 'गोपनीयता',
  icon: 'lock',
  title: { en: 'Privacy', hi: 'गोपनीयता' },
  summary: {
    en: 'What we keep about you, why, and what we leave alone.',
    hi: 'हम आपके बारे में क्या रखते हैं, क्यों, और किसे हाथ नहीं लगाते।',
  },
  synonyms: ['data', 'cookies', 'privacy policy'],
  sections: [
    {
      heading: { en: 'When you only read', hi: 'जब आप केवल पढ़ते हैं' },
      paragraphs: [
        {
          en: 'Public pages hold nothing about you. They load nothing from other companies: no trackers, no fonts, no advertisements.',
          hi: 'सार्वजनिक पेजों में आपके बारे में कुछ नहीं होता। वे दूसरी कंपनियों से कुछ नहीं लाते: न ट्रैकर, न फ़ॉन्ट, न विज्ञापन।',
        },
      ],
    },
    {
      heading: { en: 'When you sign in', hi: 'जब आप साइन इन करते हैं' },
      paragraphs: [
        {
          en: 'We keep your mobile number, the name you give, your language, the devices you use, your orders, wallet entries, tickets and disputes. OTPs are stored only as a hash and for a few minutes, your payment PIN only as a hash.',
          hi: 'हम आपका मोबाइल नंबर, आपका दिया नाम, भाषा, आपके डिवाइस, ऑर्डर, वॉलेट प्रविष्टियाँ, टिकट और शिकायतें रखते हैं। OTP केवल हैश के रूप में और कुछ मिनटों के लिए रखा जाता है, और भुगतान PIN केवल हैश के रूप में।',
        },
        {
          en: 'One cookie keeps you signed in and cannot be read by scripts; one, which visitors get too, protects forms from being sent in your name; while you sign in, one remembers for an hour that it was this browser that asked for the OTP.',
          hi: 'एक कुकी आपको साइन इन रखती है और स्क्रिप्ट उसे नहीं पढ़ सकती; एक, जो बिना साइन इन के भी रखी जाती है, आपके नाम पर फ़ॉर्म भेजे जाने से बचाती है; और साइन इन के समय एक घंटे भर के लिए याद रखती है कि कोड इसी ब्राउज़र ने माँगा था।',
        },
      ],
    },
    {
      heading: { en: 'What is measured', hi: 'क्या मापा जाता है' },
      paragraphs: [
        {
          en: 'We count which links and promotions are seen and used. No mobile number, name, account number or code is part of it, and none is written to our logs.',
          hi: 'हम गिनते हैं कि कौन-से लिंक और प्रचार देखे और इस्तेमाल किए गए। इसमें मोबाइल नंबर, नाम, खाता संख्या या कोड नहीं होता, और न ही वे हमारे लॉग में लिखे जाते हैं।',
        },
      ],
    },
    {
      heading: { en: 'Your rights', hi: 'आपके अधिकार' },
      paragraphs: [
        {
          en: 'Under the Digital Personal Data Protection Act, 2023 you may ask what we hold, have it corrected, and have it erased where the law does not oblige us to keep it. Your profile has it all as a file to download; for the rest write to us through 24x7 Help.',
          hi: 'डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत आप पूछ सकते हैं कि हमारे पास क्या है, उसे ठीक करवा सकते हैं, और जहाँ क़ानून रखने को न कहे वहाँ मिटवा सकते हैं। प्रोफ़ाइल से आप सब कुछ एक फ़ाइल में डाउनलोड कर सकते हैं; बाक़ी के लिए 24x7 मदद से हमें लिखें।',
        },
      ],
      links: [
        { label: { en: 'Download my data', hi: 'मेरा डेटा डाउनलोड करें' }, link: '/settings' },
        { label: { en: '24x7 Help', hi: '24x7 मदद' }, link: '/care' },
      ],
    },
  ],
}

export const grievance: CompanyPage = {
  slug: 'grievance',
  path: '/grievance',
  link: '/grievance',
  name: 'Grievance',
  hindi: 'शिकायत निवारण',
  icon: 'message-square-warning',
  title: { en: 'Grievance Redressal', hi: 'शिकायत निवारण' },
  summary: {
    en: 'Three steps, in order, if something went wrong and was not put right.',
    hi: 'कुछ ग़लत हुआ और ठीक नहीं हुआ तो क्रम से तीन कदम।',
  },
  synonyms: ['complaint', 'ombudsman', 'shikayat', 'शिकायत', 'लोकपाल'],
  sections: [
    {
      heading: { en: 'Step 1: write to us', hi: 'कदम 1: हमें लिखें' },
      paragraphs: [
        {
          en: 'Make a ticket in 24x7 Help and keep its number. Most questions end here.',
          hi: '24x7 मदद में टिकट बनाएँ और उसका नंबर रखें। ज़्यादातर सवाल यहीं सुलझ जाते हैं।',
        },
      ],
      links: [{ label: { en: '24x7 Help', hi: '24x7 मदद' }, link: '/care' }],
    },
    {
      heading: { en: 'Step 2: raise a dispute', hi: 'कदम 2: शिकायत दर्ज करें' },
      paragraphs: [
        {
          en: 'For a bill payment, raise a dispute on the order. It is taken up with the biller and carries a reference you can quote to both sides.',
          hi: 'बिल भुगतान के लिए ऑर्डर पर शिकायत दर्ज करें। वह बिलर तक जाती है, और उसका नंबर आप हमें और बिलर दोनों को बता सकते हैं।',
        },
      ],
      links: [{ label: { en: 'Raise a dispute', hi: 'शिकायत दर्ज करें' }, link: '/bbps' }],
    },
    {
      heading: { en: 'Step 3: the Reserve Bank’s ombudsman', hi: 'कदम 3: रिज़र्व बैंक का लोकपाल' },
      paragraphs: [
        {
          en: 'If you have no answer within 30 days, or are not satisfied with it, you may complain free of charge to the Reserve Bank of India at cms.rbi.org.in, within 90 days. Its helpline is 14448.',
          hi: '30 दिनों में जवाब न मिले या आप संतुष्ट न हों तो भारतीय रिज़र्व बैंक में cms.rbi.org.in पर 90 दिन के भीतर मुफ़्त शिकायत कर सकते हैं। उसकी हेल्पलाइन 14448 है।',
        },
      ],
      links: [{ label: { en: 'RBI complaints', hi: 'आरबीआई शिकायत' }, link: 'https://cms.rbi.org.in/' }],
    },
  ],
}

export const importantUpdates: CompanyPage = {
  slug: 'important-updates',
  path: '/important-updates',
  link: '/important-updates',
  name: 'Important Updates',
  hindi: 'महत्वपूर्ण सूचनाएँ',
  icon: 'megaphone',
  title: { en: 'Important Updates', hi: 'महत्वपूर्ण सूचनाएँ' },
  summary: {
    en: 'What has changed in how you pay, and what it means for you.',
    hi: 'भुगतान के तरीक़े में क्या बदला, और आपके लिए उसका क्या अर्थ है।',
  },
  synonyms: ['tpap', 'npci', 'updates', 'सूचना'],
  sections: [
    {
      claims: 'tpap',
      heading: {
        en: 'We have received approval from NPCI as a Third-Party Application Provider (TPAP)',
        hi: 'हमें NPCI से थर्ड-पार्टी एप्लिकेशन प्रोवाइडर (TPAP) की मंज़ूरी मिल गई है',
      },
      paragraphs: [
        {
          en: 'NPCI runs UPI. As a third-party application provider we offer UPI in our app through banks that are members of UPI. Your money stays in your own bank account until you approve a payment with your UPI PIN.',
          hi: 'NPCI UPI चलाता है। TPAP के रूप में हम UPI के सदस्य बैंकों के ज़रिए अपने ऐप में UPI देते हैं। जब तक आप UPI PIN से मंज़ूरी न दें, पैसे आपके अपने बैंक खाते में रहते हैं।',
        },
        {
          en: 'You need not do anything. If the app asks you to move to a new UPI handle, do it inside the app only: no caller or message can do it for you.',
          hi: 'आपको कुछ करने की ज़रूरत नहीं। अगर ऐप नए UPI हैंडल पर जाने को कहे तो केवल ऐप में ही करें: कोई फ़ोन या संदेश यह आपके लिए नहीं कर सकता।',
        },
      ],
      links: [{ label: { en: 'How UPI transfers work', hi: 'UPI से पैसे कैसे भेजें' }, link: '/money-transfer' }],
    },
    {
      heading: { en: 'No wallet KYC to pay by UPI', hi: 'UPI से भुगतान के लिए वॉलेट KYC ज़रूरी नहीं' },
      paragraphs: [
        {
          en: 'UPI moves money from bank to bank, so the check your bank has made is enough. Wallet KYC concerns only money kept in the wallet.',
          hi: 'UPI में पैसे बैंक से बैंक जाते हैं, इसलिए बैंक की जाँच काफ़ी है। वॉलेट KYC केवल वॉलेट में रखे पैसे के लिए है।',
        },
      ],
    },
  ],
}
