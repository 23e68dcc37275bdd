import type { CompanyPage } from './company-page.ts'

export const aboutUs: CompanyPage = {
  slug: 'about-us',
  path: '/about-us',
  link: '/about-us',
  name: 'About Us',
  hindi: 'हमारे बारे में',
  icon: 'building-2',
  title: { en: 'About Us', hi: 'हमारे बारे में' },
  summary: {
    en: 'One square where recharges, bills, the wallet and money guides meet.',
    hi: 'एक चौक जहाँ रिचार्ज, बिल, वॉलेट और पैसों की जानकारी मिलती है।',
  },
  synonyms: ['company', 'who we are', 'कंपनी'],
  sections: [
    {
      heading: { en: 'What we do', hi: 'हम क्या करते हैं' },
      paragraphs: [
        {
          en: 'We bring the payments of an Indian household to one place: mobile and DTH, electricity, gas and water, rent and tax, loan instalments and insurance. On travel, loans and savings we explain what to know.',
          hi: 'हम एक भारतीय परिवार के भुगतान एक जगह लाते हैं: मोबाइल और डीटीएच, बिजली, गैस और पानी, किराया और कर, लोन की किस्त और बीमा। यात्रा, लोन और बचत के बारे में बताते हैं कि क्या जानना ज़रूरी है।',
        },
        {
          en: 'Every page can be read without an account. An account is needed only to pay, and to see what you have paid.',
          hi: 'हर पेज बिना खाते के पढ़ा जा सकता है। खाता केवल भुगतान करने और अपने भुगतान देखने के लिए चाहिए।',
        },
      ],
    },
    {
      heading: { en: 'How we treat money', hi: 'पैसे के साथ हमारा व्यवहार' },
      paragraphs: [
        {
          en: 'You see the amount and any fee before you approve. A payment whose outcome is not known is shown as pending until it is known; if it fails, the money comes back by itself.',
          hi: 'मंज़ूरी से पहले आप रकम और शुल्क देखते हैं। जिस भुगतान का नतीजा पता नहीं, वह पता चलने तक ‘प्रक्रिया में’ दिखता है; विफल हो तो पैसे अपने-आप लौट आते हैं।',
        },
      ],
      links: [
        { label: { en: 'Privacy', hi: 'गोपनीयता' }, link: '/privacy' },
        { label: { en: 'Grievance', hi: 'शिकायत निवारण' }, link: '/grievance' },
      ],
    },
    {
      heading: { en: 'In two languages', hi: 'दो भाषाओं में' },
      paragraphs: [
        {
          en: 'The whole portal is written in English and Hindi, works on slow connections and small phones, and can be used with a keyboard or a screen reader.',
          hi: 'पूरा पोर्टल हिंदी और अंग्रेज़ी में है, धीमे इंटरनेट और छोटे फ़ोन पर चलता है, और कीबोर्ड या स्क्रीन रीडर से भी इस्तेमाल हो सकता है।',
        },
      ],
    },
  ],
}

export const partnerWithUs: CompanyPage = {
  slug: 'partner-with-us',
  path: '/partner-with-us',
  link: '/partner-with-us',
  name: 'Partner With Us',
  hindi: 'हमारे साथ जुड़ें',
  icon: 'handshake',
  title: { en: 'Partner With Us', hi: 'हमारे साथ जुड़ें' },
  summary: {
    en: 'For billers, shops and sellers who want to be paid through us.',
    hi: 'उन बिलर, दुकानों और विक्रेताओं के लिए जो हमारे ज़रिए भुगतान पाना चाहते हैं।',
  },
  synonyms: ['merchant', 'biller', 'partner', 'साझेदार', 'व्यापारी'],
  sections: [
    {
      heading: { en: 'Billers', hi: 'बिलर' },
      paragraphs: [
        {
          en: 'A company that sends bills joins through Bharat BillPay. It says which details it asks customers for, whether a bill can be fetched and which amounts it accepts; its page here follows from that.',
          hi: 'बिल भेजने वाली कंपनी भारत बिलपे के ज़रिए जुड़ती है। वह बताती है कि ग्राहक से क्या पूछना है, बिल मिल सकता है या नहीं और कौन-सी रकम मान्य है; यहाँ उसका पेज उसी से बनता है।',
        },
      ],
    },
    {
      heading: { en: 'Shops and sellers', hi: 'दुकानें और विक्रेता' },
      paragraphs: [
        {
          en: 'Shops take payments with one UPI code that every app can scan. Selling goods is not open here yet.',
          hi: 'दुकानें एक ही UPI कोड से भुगतान लेती हैं जिसे हर ऐप स्कैन कर सकता है। सामान बेचना यहाँ अभी शुरू नहीं हुआ है।',
        },
      ],
      links: [
        { label: { en: 'For business', hi: 'बिज़नेस के लिए' }, link: '/for-business' },
        { label: { en: 'Sell with us', hi: 'हमारे साथ बेचें' }, link: '/sell-with-us' },
        { label: { en: 'Become a service agent', hi: 'सर्विस एजेंट बनें' }, link: '/service-agent' },
      ],
    },
  ],
}

export const blog: CompanyPage = {
  slug: 'blog',
  path: '/blog',
  link: '/blog',
  name: 'Blog',
  hindi: 'ब्लॉग',
  icon: 'book-open',
  title: { en: 'Blog: Paying Well', hi: 'ब्लॉग: समझदारी से भुगतान' },
  summary: {
    en: 'Short, practical notes about bills and money.',
    hi: 'बिल और पैसे के बारे में छोटी, काम की बातें।',
  },
  synonyms: ['articles', 'tips', 'लेख'],
  sections: [
    {
      heading: { en: 'Three numbers on every electricity bill', hi: 'हर बिजली बिल के तीन ज़रूरी अंक' },
      paragraphs: [
        {
          en: 'The consumer number says who is billed, the reading says how much was used, and the due date says when a surcharge begins. Compare the reading with your meter before you pay: a wrong one is easiest to correct in the same month.',
          hi: 'उपभोक्ता संख्या बताती है कि बिल किसका है, रीडिंग बताती है कि कितनी बिजली लगी, और देय तिथि बताती है कि अधिभार कब से लगेगा। भुगतान से पहले रीडिंग मीटर से मिलाएँ: ग़लती उसी महीने में सबसे आसानी से ठीक होती है।',
        },
      ],
      links: [
        { label: { en: 'Pay an electricity bill', hi: 'बिजली बिल भरें' }, link: '/electricity-bill-payment' },
      ],
    },
    {
      heading: { en: 'What an EMI is made of', hi: 'ईएमआई किससे बनती है' },
      paragraphs: [
        {
          en: 'Each instalment is part interest and part principal. At first most of it is interest, so paying a little extra in the early years shortens a loan far more than the same sum at the end.',
          hi: 'हर किस्त में कुछ ब्याज और कुछ मूलधन होता है। शुरू में ज़्यादातर ब्याज होता है, इसलिए शुरुआती सालों में थोड़ा अतिरिक्त भरना लोन को अंत में उतने ही पैसे देने से कहीं ज़्यादा छोटा करता है।',
        },
      ],
      links: [{ label: { en: 'EMI calculator', hi: 'ईएमआई कैलकुलेटर' }, link: '/tools/emi-calculator' }],
    },
    {
      heading: { en: 'Four signs of a payment fraud', hi: 'भुगतान धोखाधड़ी के चार संकेत' },
      paragraphs: [
        {
          en: 'Someone is in a hurry; someone wants your PIN or OTP; you are to scan a code to receive money; or a stranger asks you to install an app so that they can see your screen. Any one of these is reason to stop. Call 1930 if money is already gone.',
          hi: 'कोई जल्दी मचाए; कोई PIN या OTP माँगे; पैसे पाने के लिए कोड स्कैन करने को कहे; या कोई अनजान व्यक्ति ऐसा ऐप लगवाए जिससे वह आपकी स्क्रीन देख सके। इनमें से एक भी बात रुक जाने के लिए काफ़ी है। पैसे जा चुके हों तो 1930 पर फ़ोन करें।',
        },
      ],
    },
  ],
}

export const contactUs: CompanyPage = {
  slug: 'contact-us',
  path: '/contact-us',
  link: '/contact-us',
  name: 'Contact Us',
  hindi: 'संपर्क करें',
  icon: 'mail',
  title: { en: 'Contact Us', hi: 'संपर्क करें' },
  summary: {
    en: 'The quickest way to help, for each kind of question.',
    hi: 'हर तरह के सवाल के लिए मदद का सबसे तेज़ रास्ता।',
  },
  synonyms: ['help', 'support', 'customer care', 'मदद', 'ग्राहक सेवा'],
  sections: [
    {
      heading: { en: 'A question about a payment', hi: 'भुगतान के बारे में सवाल' },
      paragraphs: [
        {
          en: 'Open 24x7 Help. The topics there can be read by anyone; signed in, you can write to us and get a ticket with a number.',
          hi: '24x7 मदद खोलें। वहाँ के विषय कोई भी पढ़ सकता है; साइन इन करके आप हमें लिख सकते हैं और नंबर वाला टिकट पा सकते हैं।',
        },
      ],
      links: [{ label: { en: '24x7 Help', hi: '24x7 मदद' }, link: '/care' }],
    },
    {
      heading: { en: 'A bill that was paid but not credited', hi: 'बिल भरा पर जमा नहीं हुआ' },
      paragraphs: [
        {
          en: 'Raise a dispute on the order. It goes to the biller with your reference, and you can follow its states.',
          hi: 'ऑर्डर पर शिकायत दर्ज करें। वह आपके संदर्भ के साथ बिलर के पास जाती है और आप उसकी स्थिति देख सकते हैं।',
        },
      ],
      links: [{ label: { en: 'Raise a dispute', hi: 'शिकायत दर्ज करें' }, link: '/bbps' }],
    },
    {
      heading: { en: 'Money lost to fraud', hi: 'धोखाधड़ी में पैसे गए' },
      paragraphs: [
        {
          en: 'Call 1930, the national cybercrime helpline, at once, and then your bank. The first hours matter most.',
          hi: 'तुरंत राष्ट्रीय साइबर अपराध हेल्पलाइन 1930 पर फ़ोन करें, फिर अपने बैंक को। शुरू के घंटे सबसे अहम होते हैं।',
        },
      ],
    },
    {
      heading: { en: 'On social networks', hi: 'सोशल नेटवर्क पर' },
      paragraphs: [
        {
          en: 'This portal is a demonstration and has no account on any network. Whoever writes to you there in our name is not us.',
          hi: 'यह पोर्टल एक डेमो है और किसी नेटवर्क पर इसका खाता नहीं है। वहाँ हमारे नाम से जो भी लिखे, वह हम नहीं हैं।',
        },
      ],
    },
  ],
}

export const careers: CompanyPage = {
  slug: 'careers',
  path: '/careers',
  link: '/careers',
  name: 'Careers',
  hindi: 'करियर',
  icon: 'briefcase-business',
  title: { en: 'Careers', hi: 'करियर' },
  summary: {
    en: 'How we work, and how to tell a real offer from a false one.',
    hi: 'हम कैसे काम करते हैं, और सच्चे प्रस्ताव को झूठे से कैसे पहचानें।',
  },
  synonyms: ['jobs', 'work with us', 'नौकरी', 'रोज़गार'],
  sections: [
    {
      heading: { en: 'Openings', hi: 'रिक्तियाँ' },
      paragraphs: [
        {
          en: 'No openings are listed at the moment. When there are, they are listed on this page and nowhere else.',
          hi: 'अभी कोई रिक्ति नहीं है। जब होगी, इसी पेज पर होगी और कहीं नहीं।',
        },
      ],
    },
    {
      heading: { en: 'What we look for', hi: 'हम क्या देखते हैं' },
      paragraphs: [
        {
          en: 'People who finish what they start, explain plainly, and would trust what they build with their own family’s money.',
          hi: 'ऐसे लोग जो शुरू किया काम पूरा करें, सरल शब्दों में समझाएँ, और अपने बनाए पर अपने परिवार के पैसे का भरोसा कर सकें।',
        },
      ],
    },
    {
      heading: { en: 'False offers', hi: 'झूठे प्रस्ताव' },
      paragraphs: [
        {
          en: 'We never ask for money for an interview, a laptop or a training. If someone does in our name, do not pay, and tell us through 24x7 Help.',
          hi: 'हम साक्षात्कार, लैपटॉप या प्रशिक्षण के लिए कभी पैसे नहीं माँगते। कोई हमारे नाम पर माँगे तो न दें और 24x7 मदद से हमें बताएँ।',
        },
      ],
      links: [{ label: { en: '24x7 Help', hi: '24x7 मदद' }, link: '/care' }],
    },
  ],
}
