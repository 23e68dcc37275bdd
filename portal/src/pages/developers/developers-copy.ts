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
  },
  {
    heading: { en: 'Signing in', hi: 'साइन इन' },
    paragraphs: [
      {
        en: 'A page of our own site that the portal lists among its verticals (CHOWK_VERTICALS) signs in within the modal and shows the greeting. A page of another site leads to the portal’s sign-in page and comes back. The page hears of it by events on window.',
        hi: 'हमारी ही साइट का पेज, जो पोर्टल की सूची (CHOWK_VERTICALS) में है, मॉडल में साइन इन कराता है और नाम दिखाता है। दूसरी साइट का पेज पोर्टल के साइन-इन पेज पर ले जाता है और वापस लाता है। पेज को window के इवेंट से पता चलता है।',
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
        [same('chowk:logout'), { en: 'After sign-out, in every tab', hi: 'साइन आउट के बाद, हर टैब में' }],
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
    points: [
      {
        en: 'Colours, distances and sizes are CSS variables that begin with --chowk-; set them on chowk-header and chowk-footer.',
        hi: 'रंग, दूरियाँ और आकार --chowk- से शुरू होने वाले CSS वेरिएबल हैं; इन्हें chowk-header और chowk-footer पर बदलें।',
      },
      {
        en: 'The policy your page needs comes with the answer, as hashes and hosts: nothing inline is allowed at large.',
        hi: 'आपके पेज की ज़रूरी पॉलिसी जवाब के साथ आती है, hash और host के रूप में: inline की खुली छूट नहीं।',
      },
      {
        en: 'Write your pages’ main element with the id “main”: the skip link leads there.',
        hi: 'अपने पेज के main को id “main” दें: स्किप लिंक वहीं ले जाता है।',
      },
    ],
  },
]
