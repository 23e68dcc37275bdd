import type { Locale } from '@chowk/shell'
import type { RichSection } from '../../ui/text-section.tsx'

export const developersCopy = {
  en: {
    title: 'Developers: the header and footer on your page',
    current: 'Developers',
    description:
      'Put the portal’s header and footer on a page of any server and any language: parameters, a live preview, events, policy and sizes.',
    lead: 'One include gives your page our header and footer, whatever it is written in. Neither can break the other.',
    tryIt: 'Try it',
    show: 'Show',
    byDefault: 'default',
    refused: 'This cannot be shown',
    preview: 'The header and footer with these parameters',
    snippets: 'What to put in your page',
    parameters: 'Parameters',
    parameter: 'Parameter',
    allowed: 'Allowed values',
  },
  hi: {
    title: 'डेवलपर: आपके पेज पर हमारा हेडर और फ़ुटर',
    current: 'डेवलपर',
    description:
      'किसी भी सर्वर और भाषा के पेज पर पोर्टल का हेडर और फ़ुटर लगाएँ: पैरामीटर, लाइव प्रीव्यू, इवेंट, पॉलिसी और आकार।',
    lead: 'आपका पेज किसी भी तकनीक में हो, एक include से हमारा हेडर और फ़ुटर लग जाता है। दोनों एक-दूसरे को बिगाड़ नहीं सकते।',
    tryIt: 'आज़माएँ',
    show: 'दिखाएँ',
    byDefault: 'डिफ़ॉल्ट',
    refused: 'यह नहीं दिखाया जा सकता',
    preview: 'इन पैरामीटरों के साथ हेडर और फ़ुटर',
    snippets: 'आपका पेज क्या लिखता है',
    parameters: 'पैरामीटर',
    parameter: 'पैरामीटर',
    allowed: 'क्या लिखा जा सकता है',
  },
} as const satisfies Record<Locale, object>

const same = (text: string) => ({ en: text, hi: text })

export const developersSections: readonly RichSection[] = [
  {
    heading: { en: 'What you get', hi: 'आपको क्या मिलता है' },
    paragraphs: [
      {
        en: 'The header and the footer each stand in a shadow root that the browser makes of the HTML itself. They look right without a script, no style of your page reaches them, and none of theirs reaches your page.',
        hi: 'हेडर और फ़ुटर अपने-अपने shadow root में रहते हैं, जिसे ब्राउज़र सीधे HTML से बनाता है। बिना स्क्रिप्ट के भी ये सही दिखते हैं, आपके पेज की कोई स्टाइल इन तक नहीं पहुँचती, और इनकी कोई स्टाइल आपके पेज तक नहीं।',
      },
    ],
    table: {
      caption: { en: 'Addresses', hi: 'पते' },
      columns: [
        { en: 'Address', hi: 'पता' },
        { en: 'What it answers', hi: 'क्या मिलता है' },
      ],
      rows: [
        [
          same('/shell/v1/fragments'),
          {
            en: 'All of it as JSON: version, head, header, footer, scripts, csp',
            hi: 'सब कुछ JSON में: version, head, header, footer, scripts, csp',
          },
        ],
        [
          same('/shell/v1/head, /header, /footer, /scripts, /policy'),
          { en: 'Each part, for server-side includes', hi: 'हर हिस्सा अलग, server-side include के लिए' },
        ],
        [
          same('/shell/v1/shell.js'),
          {
            en: 'Wakes what was included, and fills <chowk-header> and <chowk-footer>',
            hi: 'include किए हिस्से को जगाता है, और <chowk-header> और <chowk-footer> को भरता है',
          },
        ],
        [
          same('/shell/v1/page.css'),
          { en: 'Keeps the space of what is still to come', hi: 'आने वाले हिस्से की जगह बचाकर रखता है' },
        ],
      ],
    },
    points: [
      {
        en: 'Give your page’s main element the id “main”: the skip link leads there.',
        hi: 'अपने पेज के main को id “main” दें: स्किप लिंक वहीं ले जाता है।',
      },
      {
        en: 'The header is as wide as what it stands in: set body { margin: 0 } in your own style sheet.',
        hi: 'हेडर उतना ही चौड़ा होता है जितना उसके बाहर का हिस्सा: अपनी स्टाइल शीट में body { margin: 0 } लिखें।',
      },
    ],
  },
  {
    heading: { en: 'Signing in', hi: 'साइन इन' },
    paragraphs: [
      {
        en: 'A page of our own site that the portal lists among its verticals (CHOWK_VERTICALS) signs in within the modal and shows the greeting. A page of another site leads to the portal’s sign-in page and comes back. While the portal is away, Sign In says so and nobody leaves the page. A sign-out on another origin is seen when somebody comes back to the tab. The page hears of all this by events on window.',
        hi: 'हमारी ही साइट का पेज, जो पोर्टल की सूची (CHOWK_VERTICALS) में है, मॉडल में साइन इन कराता है और नाम दिखाता है। दूसरी साइट का पेज पोर्टल के साइन-इन पेज पर ले जाता है और वापस लाता है। पोर्टल बंद हो तो Sign In यही बताता है और कोई पेज नहीं छोड़ता। दूसरे origin पर हुआ साइन आउट टैब पर लौटते ही दिख जाता है। पेज को यह सब window के इवेंट से पता चलता है।',
      },
    ],
    table: {
      caption: { en: 'Events on window', hi: 'window पर इवेंट' },
      columns: [
        { en: 'Event', hi: 'इवेंट' },
        { en: 'When', hi: 'कब' },
      ],
      rows: [
        [
          same('chowk:user'),
          {
            en: 'Who is signed in is known, or has changed: detail.status, detail.info',
            hi: 'कौन साइन इन है, यह पता चला या बदला: detail.status, detail.info',
          },
        ],
        [
          same('chowk:who'),
          {
            en: 'Send it from a script that came late: chowk:user answers',
            hi: 'देर से आई स्क्रिप्ट से भेजें: जवाब में chowk:user आता है',
          },
        ],
        [
          same('chowk:logout'),
          {
            en: 'After sign-out, in every tab of the same origin',
            hi: 'साइन आउट के बाद, उसी origin के हर टैब में',
          },
        ],
        [same('chowk:login'), { en: 'Send it to open the sign-in', hi: 'साइन इन खोलने के लिए इसे भेजें' }],
      ],
    },
  },
  {
    heading: { en: 'Versions and outages', hi: 'वर्शन और रुकावट' },
    paragraphs: [
      {
        en: 'A fragment names the code it was made for, so last week’s page works with today’s script. Answers may be kept for a minute, shown while a newer one is fetched for a day, and used for a week while the portal is away.',
        hi: 'हर fragment बताता है कि वह किस कोड के लिए बना है, इसलिए पिछले हफ़्ते का पेज आज की स्क्रिप्ट से भी चलता है। जवाब एक मिनट तक रखा जा सकता है, नया आने तक एक दिन दिखाया जा सकता है, और पोर्टल बंद हो तो एक हफ़्ते तक काम आता है।',
      },
    ],
  },
  {
    heading: { en: 'Tokens', hi: 'टोकन' },
    paragraphs: [
      {
        en: 'Set these CSS variables on chowk-header and chowk-footer, not on the root. Colours are light-dark() pairs and follow your page’s color-scheme.',
        hi: 'ये CSS वेरिएबल chowk-header और chowk-footer पर लिखें, root पर नहीं। रंग light-dark() जोड़े हैं और आपके पेज के color-scheme पर चलते हैं।',
      },
    ],
    table: {
      caption: { en: 'CSS variables', hi: 'CSS वेरिएबल' },
      columns: [
        { en: 'Variable', hi: 'वेरिएबल' },
        { en: 'For', hi: 'किसके लिए' },
      ],
      rows: [
        [same('--chowk-ink, --chowk-ink-soft'), { en: 'Text, and quieter text', hi: 'टेक्स्ट, और हल्का टेक्स्ट' }],
        [
          same('--chowk-surface, --chowk-surface-soft, --chowk-surface-tint'),
          { en: 'Cards and bars, the page behind them, the header', hi: 'कार्ड और बार, पीछे का पेज, हेडर' },
        ],
        [
          same('--chowk-accent, --chowk-accent-strong, --chowk-on-accent'),
          { en: 'Links and actions, pressed, text on them', hi: 'लिंक और बटन, दबाने पर, उन पर टेक्स्ट' },
        ],
        [same('--chowk-line, --chowk-line-strong'), { en: 'Dividers, borders', hi: 'रेखाएँ, बॉर्डर' }],
        [same('--chowk-focus'), { en: 'Focus rings', hi: 'फ़ोकस रिंग' }],
        [
          same('--chowk-header-height, --chowk-header-visible'),
          {
            en: 'The header’s height; how much of the window it covers, on the root: top: var(--chowk-header-visible)',
            hi: 'हेडर की ऊँचाई; विंडो का कितना हिस्सा ढका है, root पर: top: var(--chowk-header-visible)',
          },
        ],
        [
          same('--chowk-font, --chowk-text-0 … 6, --chowk-space-1 … 8, --chowk-radius-1 … 3'),
          { en: 'Type, distances, corners', hi: 'अक्षर, दूरियाँ, कोने' },
        ],
      ],
    },
  },
  {
    heading: { en: 'Policy', hi: 'पॉलिसी' },
    paragraphs: [
      {
        en: 'The policy your page needs comes with the answer (csp), and as text from /shell/v1/policy. Name each directive once: join its sources with your own.',
        hi: 'आपके पेज की ज़रूरी पॉलिसी जवाब (csp) के साथ आती है, और टेक्स्ट के रूप में /shell/v1/policy से। हर directive एक ही बार लिखें: उसके source अपने source के साथ जोड़ें।',
      },
    ],
    table: {
      caption: { en: 'What it allows', hi: 'किसकी अनुमति है' },
      columns: [
        { en: 'Directive', hi: 'Directive' },
        { en: 'Sources', hi: 'Source' },
      ],
      rows: [
        [
          same('script-src'),
          {
            en: 'The portal, and two short scripts by hash; nothing inline at large',
            hi: 'पोर्टल, और hash से दो छोटी स्क्रिप्ट; inline की खुली छूट नहीं',
          },
        ],
        [same('style-src'), { en: 'Two style sheets by hash', hi: 'hash से दो स्टाइल शीट' }],
        [same('img-src, connect-src, frame-src'), { en: 'The portal’s hosts', hi: 'पोर्टल के host' }],
      ],
    },
    points: [
      {
        en: 'A page without a server needs no hash of ours: elements bring their styles as objects.',
        hi: 'बिना सर्वर के पेज को हमारा कोई hash नहीं चाहिए: element अपनी स्टाइल ख़ुद लाते हैं।',
      },
    ],
  },
  {
    heading: { en: 'Sizes', hi: 'आकार' },
    paragraphs: [
      {
        en: 'Compressed with brotli, as npm run bench -- fragments counts them. React comes at the first sign of a hand, and not before.',
        hi: 'brotli से दबाकर, जैसा npm run bench -- fragments गिनता है। React पहली बार छूने पर ही आता है।',
      },
    ],
    table: {
      caption: { en: 'What a page grows by', hi: 'पेज कितना बढ़ता है' },
      columns: [
        { en: 'Part', hi: 'हिस्सा' },
        { en: 'About', hi: 'लगभग' },
      ],
      numeric: true,
      rows: [
        [{ en: 'Header with shortcuts', hi: 'शॉर्टकट के साथ हेडर' }, same('15 KB')],
        [{ en: 'Header and footer', hi: 'हेडर और फ़ुटर' }, same('27 KB')],
        [{ en: 'Scripts before a touch', hi: 'छूने से पहले की स्क्रिप्ट' }, same('13 KB')],
        [{ en: 'Scripts with the first touch', hi: 'पहली बार छूने पर स्क्रिप्ट' }, same('68 KB')],
      ],
    },
  },
  {
    heading: { en: 'Changes', hi: 'बदलाव' },
    paragraphs: [
      {
        en: 'Within /shell/v1 nothing that pages rely on is taken away. Pages of earlier builds keep working: the last twelve stay served.',
        hi: '/shell/v1 में से ऐसा कुछ नहीं हटता जिस पर पेज टिके हैं। पुराने बिल्ड के पेज चलते रहते हैं: पिछले बारह बिल्ड उपलब्ध रहते हैं।',
      },
    ],
    table: {
      caption: { en: 'Newest first', hi: 'नया पहले' },
      columns: [
        { en: 'When', hi: 'कब' },
        { en: 'What', hi: 'क्या' },
      ],
      rows: [
        [
          { en: 'November 2026', hi: 'नवंबर 2026' },
          {
            en: 'New parameters languageLink and showScrollTopBtn; new event chowk:who; menus open above any z-index; elements keep the space of banners; a header may be swapped; React comes with the first touch; redirectUrl takes http(s) addresses and paths alone',
            hi: 'नए पैरामीटर languageLink और showScrollTopBtn; नया इवेंट chowk:who; मेन्यू हर z-index के ऊपर खुलते हैं; element बैनर की जगह बचाकर रखते हैं; हेडर बदला जा सकता है; React पहली बार छूने पर आता है; redirectUrl में केवल http(s) पते और path',
          },
        ],
        [
          { en: 'October 2026', hi: 'अक्टूबर 2026' },
          { en: 'First release of /shell/v1', hi: '/shell/v1 की पहली रिलीज़' },
        ],
      ],
    },
  },
]
