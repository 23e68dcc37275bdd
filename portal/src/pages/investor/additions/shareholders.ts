/** For people who hold shares of any listed company. */
import type { CompanyAddition } from '../../company/additions/addition.ts'

export const contacts: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Whom to ask for what', hi: 'किस बात के लिए किससे पूछें' },
      paragraphs: [],
      table: {
        caption: { en: 'The shortest way', hi: 'सबसे छोटा रास्ता' },
        columns: [
          { en: 'Matter', hi: 'विषय' },
          { en: 'Ask', hi: 'किससे पूछें' },
        ],
        rows: [
          [
            { en: 'Address, bank account, nominee', hi: 'पता, बैंक खाता, नामिती' },
            { en: 'Your depository participant', hi: 'आपका डिपॉज़िटरी प्रतिभागी' },
          ],
          [
            { en: 'Shares on paper', hi: 'काग़ज़ी शेयर' },
            { en: 'The company’s registrar', hi: 'कंपनी का रजिस्ट्रार' },
          ],
          [
            { en: 'Dividends unclaimed for seven years', hi: 'सात साल से न लिया गया लाभांश' },
            {
              en: 'The Investor Education and Protection Fund (iepf.gov.in)',
              hi: 'निवेशक शिक्षा और संरक्षण कोष (iepf.gov.in)',
            },
          ],
          [
            { en: 'A complaint the company leaves open', hi: 'कंपनी ने शिकायत नहीं सुलझाई' },
            { en: 'SEBI’s SCORES, then SMART ODR', hi: 'सेबी का स्कोर्स, फिर स्मार्ट ओडीआर' },
          ],
        ],
      },
      links: [
        { label: { en: 'SCORES', hi: 'स्कोर्स' }, link: 'https://scores.sebi.gov.in/' },
        { label: { en: 'SMART ODR', hi: 'स्मार्ट ओडीआर' }, link: 'https://smartodr.in/' },
        { label: { en: '24x7 Help for customers', hi: 'ग्राहकों के लिए 24x7 मदद' }, link: '/care' },
      ],
    },
  ],
  related: ['/investor-relations/faqs', '/grievance', '/contact-us', '/investor-relations/general-meetings'],
}

export const faqs: CompanyAddition = {
  sections: [],
  faqs: [
    {
      question: {
        en: 'How do I see all my shares and funds at once?',
        hi: 'अपने सारे शेयर और फ़ंड एक साथ कैसे देखें?',
      },
      answer: {
        en: 'In the consolidated account statement that NSDL or CDSL sends you each month in which something moved, by your PAN.',
        hi: 'समेकित खाता विवरण में, जो एनएसडीएल या सीडीएसएल आपके पैन पर हर उस महीने भेजता है जिसमें कुछ लेन-देन हुआ हो।',
      },
    },
    {
      question: { en: 'I still have share certificates on paper.', hi: 'मेरे पास अब भी काग़ज़ी शेयर प्रमाणपत्र हैं।' },
      answer: {
        en: 'They are still yours, but since April 2019 they cannot be sold on paper. Have them turned into demat shares through your depository participant.',
        hi: 'वे अब भी आपके हैं, पर अप्रैल 2019 से काग़ज़ी रूप में बेचे नहीं जा सकते। डिपॉज़िटरी प्रतिभागी से उन्हें डीमैट करवाएँ।',
      },
    },
    {
      question: { en: 'Where does my dividend go?', hi: 'मेरा लाभांश कहाँ जाता है?' },
      answer: {
        en: 'Into the bank account linked to your demat account. If that account was closed, change it with your depository participant before the next record date.',
        hi: 'डीमैट खाते से जुड़े बैंक खाते में। वह खाता बंद हो गया हो तो अगली रिकॉर्ड तारीख़ से पहले डिपॉज़िटरी प्रतिभागी के पास बदलवाएँ।',
      },
    },
    {
      question: { en: 'What happens to dividends I never claimed?', hi: 'न लिए गए लाभांश का क्या होता है?' },
      answer: {
        en: 'After seven years they go to the Investor Education and Protection Fund, and the shares with them. Both can be claimed back there without a fee.',
        hi: 'सात साल बाद वे निवेशक शिक्षा और संरक्षण कोष में चले जाते हैं, और साथ में शेयर भी। दोनों वहाँ से बिना शुल्क वापस माँगे जा सकते हैं।',
      },
    },
    {
      question: {
        en: 'A caller offers to recover my old shares. Is that real?',
        hi: 'कोई फ़ोन पर पुराने शेयर दिलाने को कहता है। क्या यह सच है?',
      },
      answer: {
        en: 'Do not pay and do not send papers. The way back through the registrar and the fund is free and open to you.',
        hi: 'पैसे न दें और काग़ज़ न भेजें। रजिस्ट्रार और कोष का रास्ता मुफ़्त है और आपके लिए खुला है।',
      },
    },
  ],
  related: [
    '/investor-relations/contacts',
    '/investor-relations/general-meetings',
    '/investor-relations/financial-results',
    '/mutual-funds',
  ],
}
