/** For people who write about us. */
import { locales } from '@chowk/catalog'
import { brand } from '@chowk/shell'
import type { CompanyAddition } from '../../company/additions/addition.ts'

export const pressReleases: CompanyAddition = {
  sections: [
    {
      heading: { en: 'What a release here will carry', hi: 'यहाँ की विज्ञप्ति में क्या होगा' },
      paragraphs: [],
      points: [
        {
          en: 'Its date, and the hour at which the exchanges had it.',
          hi: 'तारीख़, और वह समय जब शेयर बाज़ारों को मिली।',
        },
        {
          en: 'Figures with the filing they come from. A release without a source is not from us.',
          hi: 'आँकड़े, उस सूचना के साथ जिससे वे लिए गए। बिना स्रोत की विज्ञप्ति हमारी नहीं है।',
        },
        {
          en: 'The same text in English and Hindi, and corrections marked as such instead of silent changes.',
          hi: 'हिंदी और अंग्रेज़ी में वही पाठ, और चुपचाप बदलाव के बजाय चिह्नित सुधार।',
        },
      ],
      links: [{ label: { en: 'Important updates', hi: 'महत्वपूर्ण सूचनाएँ' }, link: '/important-updates' }],
    },
  ],
  related: [
    '/latest-news',
    '/important-updates',
    '/investor-relations/filings',
    '/investor-relations/press-kit',
  ],
}

export const media: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Before you print', hi: 'छापने से पहले' },
      paragraphs: [],
      points: [
        {
          en: 'A screenshot of this portal may be used with its address and the date.',
          hi: 'इस पोर्टल का स्क्रीनशॉट उसके पते और तारीख़ के साथ इस्तेमाल किया जा सकता है।',
        },
        {
          en: 'It is a demonstration: please do not report its pages as the offer of a live service.',
          hi: 'यह एक प्रदर्शन है: कृपया इसके पेजों को चालू सेवा का प्रस्ताव न बताएँ।',
        },
        {
          en: 'A customer’s story needs that customer’s consent. We never pass on names or numbers.',
          hi: 'ग्राहक की कहानी के लिए उसी ग्राहक की सहमति चाहिए। हम नाम या नंबर कभी नहीं देते।',
        },
      ],
    },
    {
      heading: { en: 'Where to ask', hi: 'कहाँ पूछें' },
      paragraphs: [
        {
          en: 'There is no press office yet. Questions about the portal go through 24x7 Help like everyone’s.',
          hi: 'अभी कोई प्रेस कार्यालय नहीं है। पोर्टल के बारे में सवाल सबकी तरह 24x7 मदद से पूछें।',
        },
      ],
      links: [{ label: { en: '24x7 Help', hi: '24x7 मदद' }, link: '/care' }],
    },
  ],
  related: [
    '/investor-relations/press-kit',
    '/investor-relations/press-releases',
    '/latest-news',
    '/about-us',
  ],
}

export const awards: CompanyAddition = {
  sections: [
    {
      heading: { en: 'How an entry will look', hi: 'प्रविष्टि कैसी होगी' },
      paragraphs: [
        {
          en: 'An award that was paid for, or that everyone who applies receives, is not listed.',
          hi: 'जिस पुरस्कार के लिए पैसे दिए गए हों, या जो हर आवेदक को मिलता हो, वह दर्ज नहीं होता।',
        },
      ],
      table: {
        caption: { en: 'What each entry says', hi: 'हर प्रविष्टि में क्या होगा' },
        columns: [
          { en: 'Column', hi: 'खाना' },
          { en: 'Why', hi: 'क्यों' },
        ],
        rows: [
          [
            { en: 'Given by', hi: 'किसने दिया' },
            { en: 'A jury that can be named', hi: 'ऐसी जूरी जिसका नाम बताया जा सके' },
          ],
          [
            { en: 'For what, and when', hi: 'किस लिए, और कब' },
            { en: 'An old award says little about today', hi: 'पुराना पुरस्कार आज के बारे में कम बताता है' },
          ],
          [
            { en: 'Link', hi: 'लिंक' },
            { en: 'To the giver’s own page', hi: 'देने वाले के अपने पेज का' },
          ],
        ],
      },
    },
  ],
  related: ['/investor-relations/media', '/latest-news', '/about-us', '/investor-relations/press-releases'],
}

export const pressKit: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Facts to quote', hi: 'उद्धरण योग्य तथ्य' },
      paragraphs: [],
      table: {
        caption: { en: 'As they stand today', hi: 'आज की स्थिति' },
        columns: [
          { en: 'Question', hi: 'सवाल' },
          { en: 'Answer', hi: 'जवाब' },
        ],
        rows: [
          [
            { en: 'Name', hi: 'नाम' },
            { en: brand.name, hi: brand.name },
          ],
          [
            { en: 'What it is', hi: 'यह क्या है' },
            {
              en: 'A web portal for recharges, bills, tickets, a wallet, loans and investments in India',
              hi: 'भारत में रिचार्ज, बिल, टिकट, वॉलेट, लोन और निवेश का वेब पोर्टल',
            },
          ],
          [
            { en: 'State', hi: 'स्थिति' },
            {
              en: 'A demonstration, connected to no bank or biller',
              hi: 'प्रदर्शन, किसी बैंक या बिलर से नहीं जुड़ा',
            },
          ],
          [
            { en: 'Languages', hi: 'भाषाएँ' },
            { en: `${locales.length}: English and Hindi`, hi: `${locales.length}: अंग्रेज़ी और हिंदी` },
          ],
        ],
      },
    },
    {
      heading: { en: 'The wordmark', hi: 'शब्द-चिह्न' },
      paragraphs: [
        {
          en: 'It is the name set in letters, drawn for this portal. Providers appear as initials in a coloured square; no other company’s logo is part of this kit.',
          hi: 'यह अक्षरों में लिखा नाम है, जो इसी पोर्टल के लिए बनाया गया। प्रदाता रंगीन खाने में आद्याक्षरों से दिखते हैं; इस किट में किसी दूसरी कंपनी का लोगो नहीं है।',
        },
      ],
    },
  ],
  related: [
    '/investor-relations/media',
    '/investor-relations/press-releases',
    '/about-us',
    '/partner-with-us',
  ],
}
