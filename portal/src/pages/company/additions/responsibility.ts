/** What a company owes beyond its profit. Rules are cited; no figure of ours is, since none is published. */
import type { CompanyAddition } from './addition.ts'

export const csr: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Whom the law means', hi: 'क़ानून किन पर लागू है' },
      paragraphs: [
        {
          en: 'A company that in the last year reached any one of these:',
          hi: 'वह कंपनी जो पिछले वर्ष इनमें से किसी एक तक पहुँची:',
        },
      ],
      table: {
        caption: { en: 'Thresholds of section 135', hi: 'धारा 135 की सीमाएँ' },
        numeric: true,
        columns: [
          { en: 'Measure', hi: 'पैमाना' },
          { en: 'From', hi: 'कितने से' },
        ],
        rows: [
          [
            { en: 'Net worth', hi: 'शुद्ध संपत्ति' },
            { en: 'Rs. 500 crore', hi: '₹500 करोड़' },
          ],
          [
            { en: 'Turnover', hi: 'कारोबार' },
            { en: 'Rs. 1,000 crore', hi: '₹1,000 करोड़' },
          ],
          [
            { en: 'Net profit', hi: 'शुद्ध लाभ' },
            { en: 'Rs. 5 crore', hi: '₹5 करोड़' },
          ],
        ],
      },
    },
    {
      heading: { en: 'What counts, and what does not', hi: 'क्या गिना जाता है, क्या नहीं' },
      paragraphs: [
        {
          en: 'Schedule VII of the Act names the fields: health and hunger, education and skills, women and the elderly, environment, heritage, sport, relief funds and others. Work that serves the company’s own business or its own staff alone does not count, and neither do gifts to political parties.',
          hi: 'अधिनियम की अनुसूची VII में क्षेत्र दिए हैं: स्वास्थ्य और भूख, शिक्षा और कौशल, महिलाएँ और बुज़ुर्ग, पर्यावरण, विरासत, खेल, राहत कोष आदि। जो काम केवल कंपनी के अपने कारोबार या कर्मचारियों के लिए हो, और राजनीतिक दलों को चंदा, नहीं गिने जाते।',
        },
      ],
    },
  ],
  related: ['/esg', '/sustainability', '/investor-relations/annual-reports', '/about-us'],
}

export const sustainability: CompanyAddition = {
  sections: [
    {
      heading: { en: 'What you can do yourself', hi: 'आप ख़ुद क्या कर सकते हैं' },
      paragraphs: [],
      points: [
        {
          en: 'Ask your biller for bills by e-mail or message instead of paper.',
          hi: 'बिलर से काग़ज़ के बजाय ईमेल या संदेश पर बिल माँगें।',
        },
        {
          en: 'Keep a receipt’s link instead of printing it: it stays under Your Orders.',
          hi: 'रसीद छापने के बजाय उसका लिंक रखें: वह आपके ऑर्डर में बनी रहती है।',
        },
        {
          en: 'Ride the metro or the bus once a week in place of a cab: recharging the metro card takes two taps.',
          hi: 'हफ़्ते में एक दिन कैब के बजाय मेट्रो या बस लें: मेट्रो कार्ड बस दो टैप में रिचार्ज होता है।',
        },
      ],
      links: [
        { label: { en: 'Metro card recharge', hi: 'मेट्रो कार्ड रिचार्ज' }, link: '/metro-card-recharge' },
        { label: { en: 'Bus routes', hi: 'बस के रूट' }, link: '/bus-tickets' },
      ],
    },
    {
      heading: { en: 'What we do not claim', hi: 'हम क्या दावा नहीं करते' },
      paragraphs: [
        {
          en: 'We publish no carbon figure and call nothing green or neutral, because nothing has been measured and checked by others. When it is, the method will be shown beside the number.',
          hi: 'हम कार्बन का कोई आँकड़ा नहीं छापते और किसी चीज़ को ग्रीन या न्यूट्रल नहीं कहते, क्योंकि अभी न मापा गया है, न किसी और ने जाँचा है। जब होगा, तरीक़ा आँकड़े के साथ लिखा होगा।',
        },
      ],
    },
  ],
  related: ['/esg', '/csr', '/metro-card-recharge', '/train-tickets'],
}

export const esg: CompanyAddition = {
  sections: [
    {
      heading: { en: 'The nine principles', hi: 'नौ सिद्धांत' },
      paragraphs: [
        {
          en: 'A BRSR follows the National Guidelines on Responsible Business Conduct. A company answers for each:',
          hi: 'बीआरएसआर ज़िम्मेदार व्यवसाय आचरण के राष्ट्रीय दिशानिर्देशों पर चलती है। कंपनी हर एक पर जवाब देती है:',
        },
      ],
      points: [
        {
          en: 'Integrity: ethics, transparency and accountability',
          hi: 'ईमानदारी: नैतिकता, पारदर्शिता और जवाबदेही',
        },
        { en: 'Goods and services that are safe and sustainable', hi: 'सुरक्षित और टिकाऊ वस्तुएँ और सेवाएँ' },
        {
          en: 'Well-being of employees, also along the supply chain',
          hi: 'कर्मचारियों का कल्याण, आपूर्ति शृंखला में भी',
        },
        { en: 'Respect for all stakeholders', hi: 'सभी हितधारकों का सम्मान' },
        { en: 'Human rights', hi: 'मानवाधिकार' },
        { en: 'Protection of the environment', hi: 'पर्यावरण की रक्षा' },
        { en: 'Responsible influence on public policy', hi: 'सार्वजनिक नीति पर ज़िम्मेदार प्रभाव' },
        { en: 'Inclusive growth', hi: 'समावेशी विकास' },
        { en: 'Value for consumers, given responsibly', hi: 'उपभोक्ताओं को ज़िम्मेदारी से मूल्य देना' },
      ],
    },
    {
      heading: { en: 'Published so far', hi: 'अब तक प्रकाशित' },
      paragraphs: [
        {
          en: 'No BRSR is published here yet. What is already true of this portal can be checked by anyone: no trackers, two languages, and pages that work with a keyboard, a screen reader and without scripts.',
          hi: 'यहाँ अभी कोई बीआरएसआर प्रकाशित नहीं है। इस पोर्टल के बारे में जो अभी सच है उसे कोई भी जाँच सकता है: कोई ट्रैकर नहीं, दो भाषाएँ, और ऐसे पेज जो कीबोर्ड, स्क्रीन रीडर और बिना स्क्रिप्ट के चलते हैं।',
        },
      ],
    },
  ],
  related: ['/csr', '/sustainability', '/investor-relations/policies', '/investor-relations/directors'],
}
