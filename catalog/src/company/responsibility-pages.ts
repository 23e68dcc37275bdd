// We publish no figure here that we cannot show: these pages say what the law asks for and what is published so far.
import type { CompanyPage } from './company-page.ts'

export const csr: CompanyPage = {
  slug: 'csr',
  path: '/csr',
  link: '/csr',
  name: 'CSR',
  hindi: 'सीएसआर',
  icon: 'heart-handshake',
  title: { en: 'Corporate Social Responsibility', hi: 'कॉर्पोरेट सामाजिक उत्तरदायित्व' },
  summary: {
    en: 'What the law asks of companies, and where we publish what we do.',
    hi: 'क़ानून कंपनियों से क्या चाहता है, और हम अपना काम कहाँ प्रकाशित करते हैं।',
  },
  synonyms: ['social responsibility', 'सामाजिक उत्तरदायित्व'],
  sections: [
    {
      heading: { en: 'The law', hi: 'क़ानून' },
      paragraphs: [
        {
          en: 'Section 135 of the Companies Act, 2013 asks companies above certain sizes to spend at least 2% of their average net profit of the last three years on social work, and to report on it.',
          hi: 'कंपनी अधिनियम, 2013 की धारा 135 तय आकार से बड़ी कंपनियों से पिछले तीन वर्षों के औसत शुद्ध लाभ का कम से कम 2% सामाजिक कार्यों पर ख़र्च करने और उसकी रिपोर्ट देने को कहती है।',
        },
      ],
    },
    {
      heading: { en: 'Our reports', hi: 'हमारी रिपोर्ट' },
      paragraphs: [
        {
          en: 'No report is published on this page yet. When one is, you will find it with the annual report of its year.',
          hi: 'इस पेज पर अभी कोई रिपोर्ट प्रकाशित नहीं है। होने पर वह उस वर्ष की वार्षिक रिपोर्ट के साथ होगी।',
        },
      ],
      links: [
        {
          label: { en: 'Annual reports', hi: 'वार्षिक रिपोर्ट' },
          link: '{investorRelations}/investor-relations/annual-reports',
        },
      ],
    },
  ],
}

export const sustainability: CompanyPage = {
  slug: 'sustainability',
  path: '/sustainability',
  link: '/sustainability',
  name: 'Sustainability',
  hindi: 'स्थिरता',
  icon: 'leaf',
  title: { en: 'Sustainability', hi: 'पर्यावरण और स्थिरता' },
  summary: {
    en: 'Small things a payments portal can do, and does.',
    hi: 'छोटी बातें जो एक भुगतान पोर्टल कर सकता है, और करता है।',
  },
  synonyms: ['environment', 'green', 'पर्यावरण'],
  sections: [
    {
      heading: { en: 'Less paper', hi: 'कम काग़ज़' },
      paragraphs: [
        {
          en: 'Receipts are pages you can keep, share or print only when you need to.',
          hi: 'रसीदें ऐसे पेज हैं जिन्हें आप रख या साझा कर सकते हैं और ज़रूरत होने पर ही छापते हैं।',
        },
      ],
    },
    {
      heading: { en: 'Less data', hi: 'कम डेटा' },
      paragraphs: [
        {
          en: 'Pages are made once and served many times, load nothing from elsewhere and use the fonts your device already has. That spares your data pack and the power behind it.',
          hi: 'पेज एक बार बनते हैं और कई बार परोसे जाते हैं, कहीं और से कुछ नहीं लाते और आपके डिवाइस के फ़ॉन्ट ही इस्तेमाल करते हैं। इससे आपका डेटा और उसके पीछे की बिजली बचती है।',
        },
      ],
    },
  ],
}

export const esg: CompanyPage = {
  slug: 'esg',
  path: '/esg',
  link: '/esg',
  name: 'ESG',
  hindi: 'ईएसजी',
  icon: 'sprout',
  title: { en: 'Environment, Social and Governance (ESG)', hi: 'पर्यावरण, समाज और प्रशासन (ईएसजी)' },
  summary: {
    en: 'How a company accounts for more than its profit.',
    hi: 'कंपनी मुनाफ़े के अलावा भी किन बातों का हिसाब देती है।',
  },
  synonyms: ['brsr', 'governance', 'प्रशासन'],
  sections: [
    {
      heading: { en: 'What is reported', hi: 'क्या बताया जाता है' },
      paragraphs: [
        {
          en: 'SEBI asks the thousand largest listed companies in India for a Business Responsibility and Sustainability Report (BRSR) with their annual report: energy, waste, staff, customers and conduct.',
          hi: 'सेबी भारत की सबसे बड़ी एक हज़ार सूचीबद्ध कंपनियों से वार्षिक रिपोर्ट के साथ बीआरएसआर माँगता है: ऊर्जा, कचरा, कर्मचारी, ग्राहक और आचरण।',
        },
      ],
    },
    {
      heading: { en: 'Governance', hi: 'प्रशासन' },
      paragraphs: [
        {
          en: 'Policies and the board have pages of their own.',
          hi: 'नीतियों और निदेशक मंडल के अपने पेज हैं।',
        },
      ],
      links: [
        { label: { en: 'Policies', hi: 'नीतियाँ' }, link: '{investorRelations}/investor-relations/policies' },
        { label: { en: 'Directors', hi: 'निदेशक' }, link: '{investorRelations}/investor-relations/directors' },
      ],
    },
  ],
}

export const latestNews: CompanyPage = {
  slug: 'latest-news',
  path: '/latest-news',
  link: '/latest-news',
  name: 'Latest News',
  hindi: 'ताज़ा समाचार',
  icon: 'newspaper',
  title: { en: 'Latest News', hi: 'ताज़ा समाचार' },
  summary: { en: 'Announcements, newest first.', hi: 'घोषणाएँ, सबसे नई पहले।' },
  synonyms: ['news', 'press', 'समाचार', 'ख़बर'],
  sections: [
    {
      claims: 'tpap',
      heading: { en: 'TPAP approval from NPCI', hi: 'NPCI से TPAP की मंज़ूरी' },
      paragraphs: [
        {
          en: 'We have received approval from NPCI as a Third-Party Application Provider. What it means for you is in the important updates.',
          hi: 'हमें NPCI से थर्ड-पार्टी एप्लिकेशन प्रोवाइडर की मंज़ूरी मिल गई है। आपके लिए इसका अर्थ महत्वपूर्ण सूचनाओं में है।',
        },
      ],
      links: [{ label: { en: 'Important updates', hi: 'महत्वपूर्ण सूचनाएँ' }, link: '/important-updates' }],
    },
    {
      heading: { en: 'For journalists', hi: 'पत्रकारों के लिए' },
      paragraphs: [
        {
          en: 'Releases and the press kit are kept with investor relations.',
          hi: 'प्रेस विज्ञप्तियाँ और प्रेस किट निवेशक संबंध में हैं।',
        },
      ],
      links: [
        {
          label: { en: 'Press releases', hi: 'प्रेस विज्ञप्तियाँ' },
          link: '{investorRelations}/investor-relations/press-releases',
        },
        {
          label: { en: 'Press kit', hi: 'प्रेस किट' },
          link: '{investorRelations}/investor-relations/press-kit',
        },
      ],
    },
  ],
}
