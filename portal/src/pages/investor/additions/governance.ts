/** The board, its meetings and its rules. */
import type { CompanyAddition } from '../../company/additions/addition.ts'

export const directors: CompanyAddition = {
  sections: [
    {
      heading: { en: 'The committees a board keeps', hi: 'निदेशक मंडल की समितियाँ' },
      paragraphs: [],
      table: {
        caption: { en: 'Under SEBI’s listing rules', hi: 'सेबी के लिस्टिंग नियमों के तहत' },
        columns: [
          { en: 'Committee', hi: 'समिति' },
          { en: 'Looks after', hi: 'काम' },
          { en: 'Independent directors', hi: 'स्वतंत्र निदेशक' },
        ],
        rows: [
          [
            { en: 'Audit (regulation 18)', hi: 'लेखा परीक्षा (विनियम 18)' },
            { en: 'Accounts, auditors, dealings with related parties', hi: 'खाते, अंकेक्षक, संबंधित पक्षों से लेन-देन' },
            { en: 'Two thirds', hi: 'दो तिहाई' },
          ],
          [
            { en: 'Nomination and remuneration (19)', hi: 'नामांकन और पारिश्रमिक (19)' },
            { en: 'Who joins the board, and pay', hi: 'कौन निदेशक बने, और वेतन' },
            { en: 'Two thirds', hi: 'दो तिहाई' },
          ],
          [
            { en: 'Stakeholders’ relationship (20)', hi: 'हितधारक संबंध (20)' },
            { en: 'Complaints of shareholders', hi: 'शेयरधारकों की शिकायतें' },
            { en: 'At least one', hi: 'कम से कम एक' },
          ],
          [
            { en: 'Risk (21), in larger companies', hi: 'जोखिम (21), बड़ी कंपनियों में' },
            { en: 'What could go wrong, cyber security too', hi: 'क्या बिगड़ सकता है, साइबर सुरक्षा भी' },
            { en: 'At least one', hi: 'कम से कम एक' },
          ],
        ],
      },
    },
    {
      heading: { en: 'How to look a director up', hi: 'निदेशक के बारे में कैसे पता करें' },
      paragraphs: [
        {
          en: 'Every director in India has a number, the DIN. On the site of the Ministry of Corporate Affairs (mca.gov.in) it shows all companies the person serves.',
          hi: 'भारत में हर निदेशक की एक संख्या होती है, डीआईएन। कॉर्पोरेट कार्य मंत्रालय की साइट (mca.gov.in) पर उससे वे सारी कंपनियाँ दिखती हैं जिनमें वह व्यक्ति निदेशक है।',
        },
      ],
    },
  ],
  related: [
    '/investor-relations/policies',
    '/investor-relations/general-meetings',
    '/investor-relations/annual-reports',
    '/esg',
  ],
}

export const generalMeetings: CompanyAddition = {
  sections: [
    {
      heading: { en: 'A meeting, from notice to result', hi: 'बैठक, सूचना से परिणाम तक' },
      paragraphs: [],
      table: {
        caption: { en: 'The days that matter', hi: 'ज़रूरी दिन' },
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'When', hi: 'कब' },
        ],
        rows: [
          [
            { en: 'Annual general meeting', hi: 'वार्षिक आम बैठक' },
            { en: 'Within six months of the end of the year', hi: 'वर्ष ख़त्म होने के छह महीने के भीतर' },
          ],
          [
            { en: 'Notice with the agenda', hi: 'कार्यसूची के साथ सूचना' },
            { en: '21 clear days before', hi: 'पूरे 21 दिन पहले' },
          ],
          [
            { en: 'Voting over the internet', hi: 'इंटरनेट से मतदान' },
            {
              en: 'Open for three days at least, until 5 pm of the day before',
              hi: 'कम से कम तीन दिन, एक दिन पहले शाम 5 बजे तक',
            },
          ],
          [
            { en: 'Result of the votes', hi: 'मतदान का परिणाम' },
            { en: 'Within two working days', hi: 'दो कामकाजी दिनों में' },
          ],
        ],
      },
    },
  ],
  faqs: [
    {
      question: { en: 'Who may vote?', hi: 'कौन वोट दे सकता है?' },
      answer: {
        en: 'Whoever holds shares on the cut-off date named in the notice. Each share has one vote, unless the notice says otherwise.',
        hi: 'सूचना में दी गई कट-ऑफ़ तारीख़ को जिसके पास शेयर हों। सूचना में कुछ और न लिखा हो तो हर शेयर का एक वोट।',
      },
    },
    {
      question: { en: 'Can somebody go for me?', hi: 'क्या कोई मेरी ओर से जा सकता है?' },
      answer: {
        en: 'At a meeting in a hall, yes: a proxy, named at least 48 hours before. At one held by video you vote yourself.',
        hi: 'सभागार की बैठक में हाँ: कम से कम 48 घंटे पहले नामित प्रॉक्सी। वीडियो से हुई बैठक में आप ख़ुद वोट देते हैं।',
      },
    },
  ],
  related: [
    '/investor-relations/annual-reports',
    '/investor-relations/directors',
    '/investor-relations/faqs',
    '/investor-relations/filings',
  ],
}

export const policies: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Which rule asks for which paper', hi: 'कौन-सा नियम कौन-सा दस्तावेज़ माँगता है' },
      paragraphs: [],
      table: {
        caption: { en: 'Papers that will be here', hi: 'यहाँ आने वाले दस्तावेज़' },
        columns: [
          { en: 'Paper', hi: 'दस्तावेज़' },
          { en: 'Asked for by', hi: 'किस नियम से' },
        ],
        rows: [
          [
            { en: 'Code of conduct for the board', hi: 'निदेशक मंडल की आचार संहिता' },
            { en: 'Listing rules, regulation 17', hi: 'लिस्टिंग नियम, विनियम 17' },
          ],
          [
            { en: 'Codes on insider trading', hi: 'भेदिया कारोबार संहिताएँ' },
            {
              en: 'Insider trading rules of 2015, regulations 8 and 9',
              hi: 'भेदिया कारोबार नियम 2015, विनियम 8 और 9',
            },
          ],
          [
            { en: 'Whistle-blower policy', hi: 'व्हिसल-ब्लोअर नीति' },
            { en: 'Companies Act, section 177; regulation 22', hi: 'कंपनी अधिनियम, धारा 177; विनियम 22' },
          ],
          [
            { en: 'Dealings with related parties', hi: 'संबंधित पक्षों से लेन-देन' },
            { en: 'Regulation 23', hi: 'विनियम 23' },
          ],
          [
            { en: 'What counts as material', hi: 'क्या महत्वपूर्ण माना जाए' },
            { en: 'Regulation 30', hi: 'विनियम 30' },
          ],
          [
            { en: 'Dividends', hi: 'लाभांश' },
            { en: 'Regulation 43A, for the 1,000 largest', hi: 'विनियम 43A, सबसे बड़ी 1,000 कंपनियों के लिए' },
          ],
          [
            { en: 'Keeping of documents', hi: 'दस्तावेज़ संरक्षण' },
            { en: 'Regulation 9', hi: 'विनियम 9' },
          ],
        ],
      },
      links: [{ label: { en: 'Privacy', hi: 'गोपनीयता' }, link: '/privacy' }],
    },
  ],
  related: ['/investor-relations/directors', '/privacy', '/esg', '/investor-relations/filings'],
}
