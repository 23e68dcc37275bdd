/** Results, reports and what is told to the exchanges. Periods are those of SEBI's listing rules. */
import type { CompanyAddition } from '../../company/additions/addition.ts'
import { exchanges } from './exchanges.ts'

export const financialResults: CompanyAddition = {
  sections: [
    {
      heading: { en: 'The calendar', hi: 'कैलेंडर' },
      paragraphs: [
        {
          en: 'The Indian financial year runs from April to March. The first three quarters have 45 days, the last comes with the audited year and has 60.',
          hi: 'भारतीय वित्त वर्ष अप्रैल से मार्च तक चलता है। पहली तीन तिमाहियों के लिए 45 दिन हैं, आख़िरी अंकेक्षित वर्ष के साथ आती है और उसके लिए 60 दिन।',
        },
      ],
      table: {
        caption: { en: 'When results are due', hi: 'परिणाम कब तक' },
        columns: [
          { en: 'Quarter', hi: 'तिमाही' },
          { en: 'Ends', hi: 'समाप्ति' },
          { en: 'Due by', hi: 'कब तक' },
        ],
        rows: [
          [
            { en: 'First (April to June)', hi: 'पहली (अप्रैल से जून)' },
            { en: '30 June', hi: '30 जून' },
            { en: '14 August', hi: '14 अगस्त' },
          ],
          [
            { en: 'Second (July to September)', hi: 'दूसरी (जुलाई से सितंबर)' },
            { en: '30 September', hi: '30 सितंबर' },
            { en: '14 November', hi: '14 नवंबर' },
          ],
          [
            { en: 'Third (October to December)', hi: 'तीसरी (अक्टूबर से दिसंबर)' },
            { en: '31 December', hi: '31 दिसंबर' },
            { en: '14 February', hi: '14 फ़रवरी' },
          ],
          [
            { en: 'Fourth, and the year', hi: 'चौथी, और पूरा वर्ष' },
            { en: '31 March', hi: '31 मार्च' },
            { en: '30 May', hi: '30 मई' },
          ],
        ],
      },
      links: exchanges,
    },
    {
      heading: { en: 'How to read results', hi: 'परिणाम कैसे पढ़ें' },
      paragraphs: [],
      points: [
        {
          en: 'Consolidated figures show the whole group, standalone ones the company alone. Do not mix them.',
          hi: 'समेकित आँकड़े पूरे समूह के होते हैं, एकल केवल कंपनी के। दोनों को न मिलाएँ।',
        },
        {
          en: 'Compare a quarter with the same quarter a year before: seasons repeat.',
          hi: 'तिमाही की तुलना पिछले साल की उसी तिमाही से करें: मौसम दोहराते हैं।',
        },
        {
          en: 'Read the auditor’s note first. “Limited review” is less than an audit.',
          hi: 'पहले अंकेक्षक की टिप्पणी पढ़ें। “लिमिटेड रिव्यू” पूरे ऑडिट से कम होता है।',
        },
      ],
    },
  ],
  related: [
    '/investor-relations/annual-reports',
    '/investor-relations/filings',
    '/investor-relations/videos',
    '/investor-relations/faqs',
  ],
}

export const annualReports: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Its parts', hi: 'उसके हिस्से' },
      paragraphs: [],
      table: {
        caption: { en: 'Who writes each part', hi: 'हर हिस्सा कौन लिखता है' },
        columns: [
          { en: 'Part', hi: 'हिस्सा' },
          { en: 'By', hi: 'किसका' },
          { en: 'Look for', hi: 'क्या देखें' },
        ],
        rows: [
          [
            { en: 'Board’s report', hi: 'निदेशक मंडल की रिपोर्ट' },
            { en: 'The directors', hi: 'निदेशक' },
            { en: 'Dividend, risks, what changed', hi: 'लाभांश, जोखिम, क्या बदला' },
          ],
          [
            { en: 'Corporate governance report', hi: 'कॉर्पोरेट प्रशासन रिपोर्ट' },
            { en: 'The directors', hi: 'निदेशक' },
            {
              en: 'Who attended which meetings, who is paid what',
              hi: 'कौन किस बैठक में था, किसे कितना मिलता है',
            },
          ],
          [
            { en: 'Auditor’s report', hi: 'अंकेक्षक की रिपोर्ट' },
            { en: 'An independent auditor', hi: 'स्वतंत्र अंकेक्षक' },
            { en: 'A qualification, an emphasis of matter', hi: 'क्वालिफ़िकेशन, एम्फ़ेसिस ऑफ़ मैटर' },
          ],
          [
            { en: 'Financial statements', hi: 'वित्तीय विवरण' },
            { en: 'The company', hi: 'कंपनी' },
            {
              en: 'Cash flow, and the notes on related parties',
              hi: 'नकदी प्रवाह, और संबंधित पक्षों पर टिप्पणियाँ',
            },
          ],
          [
            { en: 'BRSR', hi: 'बीआरएसआर' },
            { en: 'The company', hi: 'कंपनी' },
            { en: 'Complaints, staff, energy', hi: 'शिकायतें, कर्मचारी, ऊर्जा' },
          ],
        ],
      },
      links: exchanges,
    },
  ],
  related: ['/investor-relations/financial-results', '/investor-relations/general-meetings', '/esg', '/csr'],
}

export const filings: CompanyAddition = {
  sections: [
    {
      heading: { en: 'How soon a thing must be told', hi: 'कितनी जल्दी बताना होता है' },
      paragraphs: [],
      table: {
        caption: { en: 'Under regulations 30 and 31', hi: 'विनियम 30 और 31 के तहत' },
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'Within', hi: 'कितने समय में' },
        ],
        rows: [
          [
            { en: 'Outcome of a board meeting', hi: 'निदेशक मंडल की बैठक का निर्णय' },
            {
              en: '30 minutes; 3 hours if it ends after trading',
              hi: '30 मिनट; बाज़ार बंद होने के बाद हो तो 3 घंटे',
            },
          ],
          [
            { en: 'An event from inside the company', hi: 'कंपनी के भीतर की घटना' },
            { en: '12 hours', hi: '12 घंटे' },
          ],
          [
            { en: 'An event from outside', hi: 'बाहर की घटना' },
            { en: '24 hours', hi: '24 घंटे' },
          ],
          [
            { en: 'Who holds the shares', hi: 'शेयर किसके पास हैं' },
            { en: '21 days from the end of the quarter', hi: 'तिमाही ख़त्म होने से 21 दिन' },
          ],
        ],
      },
      links: exchanges,
    },
  ],
  faqs: [
    {
      question: { en: 'Why do I read news before the filing?', hi: 'सूचना से पहले ख़बर क्यों पढ़ने को मिलती है?' },
      answer: {
        en: 'You should not. A large company must confirm or deny a rumour in the press that moves its price, and quickly: wait for that before you act.',
        hi: 'नहीं मिलनी चाहिए। दाम पर असर डालने वाली अफ़वाह की बड़ी कंपनी को जल्दी पुष्टि या खंडन करना होता है: कुछ करने से पहले उसका इंतज़ार करें।',
      },
    },
  ],
  related: [
    '/investor-relations/press-releases',
    '/investor-relations/financial-results',
    '/investor-relations/policies',
    '/investor-relations/general-meetings',
  ],
}

export const videos: CompanyAddition = {
  sections: [
    {
      heading: { en: 'From the call to the transcript', hi: 'कॉल से लिखित रूप तक' },
      paragraphs: [],
      table: {
        caption: { en: 'When a call on results is open to all', hi: 'परिणामों की कॉल सबके लिए कब खुलती है' },
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'When', hi: 'कब' },
        ],
        rows: [
          [
            { en: 'Date and time of the call', hi: 'कॉल की तारीख़ और समय' },
            { en: 'At least two working days before', hi: 'कम से कम दो कामकाजी दिन पहले' },
          ],
          [
            { en: 'Sound or film', hi: 'ऑडियो या वीडियो' },
            {
              en: 'Before the next trading day, 24 hours at most',
              hi: 'अगले कारोबारी दिन से पहले, अधिकतम 24 घंटे',
            },
          ],
          [
            { en: 'The words in writing', hi: 'लिखित रूप' },
            { en: 'Within five working days', hi: 'पाँच कामकाजी दिनों में' },
          ],
        ],
      },
    },
    {
      heading: { en: 'How ours will be made', hi: 'हमारी कैसी होंगी' },
      paragraphs: [
        {
          en: 'With captions in English and Hindi and a transcript to read, played from this site without a third party’s player.',
          hi: 'हिंदी और अंग्रेज़ी कैप्शन तथा पढ़ने के लिए लिखित रूप के साथ, इसी साइट से, किसी तीसरे पक्ष के प्लेयर के बिना।',
        },
      ],
    },
  ],
  related: [
    '/investor-relations/financial-results',
    '/investor-relations/general-meetings',
    '/investor-relations/media',
    '/investor-relations/filings',
  ],
}
