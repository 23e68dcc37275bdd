/**
 * Each thing has one name in a language. This list has wrong names with the right one; a test checks every
 * text in the sources, including messages, and the crawl checks every served page.
 */
export type Language = 'en' | 'hi'

interface Entry {
  readonly not: string | RegExp
  readonly but: string
  readonly why?: string
}

const glossary: Readonly<Record<Language, readonly Entry[]>> = {
  en: [
    { not: /\bone-time codes?\b/, but: 'OTP', why: 'a field’s label is ‘One-time code’' },
    { not: /\bgood (for|until)\b(?= (\d|\$))/, but: 'valid for' },
    { not: /\b[Mm]end(ed|s)?\b/, but: 'correct' },
    { not: /\b(afresh|anew)\b/, but: 'again' },
    { not: /\bpresses\b/, but: 'taps' },
    { not: /\bgood code\b/, but: 'valid OTP' },
    { not: /\bas usual\b/, but: 'what is meant' },
    { not: /\bsome (minutes|seconds)\b/, but: 'a few minutes' },
    { not: /\bhave an answer by\b(?<!will have an answer by)/, but: 'will have an answer by' },
    { not: /\bWhat stands\b/, but: 'what there is' },
    { not: /\bby way of\b/, but: 'via' },
    { not: /\bgoes on by itself\b/, but: 'updates on its own' },
    { not: /\b[Ww]hat one needs\b/, but: 'what you need' },
    { not: /\bas you chose\b/, but: 'you chose' },
    { not: /\bthe codes there are\b/, but: 'our list of codes' },
    { not: /₹(?=\s?\d)/, but: 'Rs.' },
  ],
  hi: [
    { not: /ओटीपी|वन-टाइम/, but: 'OTP' },
    { not: /6 अंकों का कोड|नया कोड (?=भेज|मँगा|माँग)/, but: 'OTP', why: 'other codes are codes: QR, IFSC, AMFI' },
    { not: word('पिन(?! कोड)'), but: 'PIN', why: 'a पिन कोड is an address’s' },
    { not: 'यूपीआई', but: 'UPI' },
    { not: 'केवाईसी', but: 'KYC' },
    { not: 'क्यूआर', but: 'QR' },
    { not: 'आईएमपीएस', but: 'IMPS' },
    { not: 'एनईएफ़टी', but: 'NEFT' },
    { not: 'आरटीजीएस', but: 'RTGS' },
    { not: 'आईएफ़एससी', but: 'IFSC' },
    { not: 'जीएसटी', but: 'GST' },
    { not: /(?:सीए|बीपी|आरआर|आईवीआरएस|वीसी) नंबर/, but: 'CA, BP, RR, IVRS, VC नंबर', why: 'as bills print it' },
    { not: 'ईएमआई', but: 'EMI' },
    { not: /संदर्भ (?=संख्या|नंबर)/, but: 'रेफ़रेंस' },
    {
      not: /(?:उपभोक्ता|ग्राहक|पॉलिसी|खाता|मोबाइल|मीटर|लेन-देन|स्वीकृति|बिल|नामांकन) संख्या/,
      but: 'नंबर',
      why: 'a संख्या is a count',
    },
    { not: 'ऋणदाता', but: 'लोन देने वाली कंपनी, बैंक' },
    { not: 'आमतौर', but: 'आम तौर' },
    { not: 'अपने आप', but: 'अपने-आप' },
    { not: 'मूवी', but: 'फ़िल्म' },
    { not: 'असीमित कॉल', but: 'अनलिमिटेड कॉल' },
    { not: /(?:₹\S+|\}) (?:चुकाएँ|का भुगतान करें)/, but: 'पे करें' },
    { not: 'होम पर', but: 'होम पेज पर' },
    { not: 'फ़ाइनेंशियल टूल', but: 'वित्तीय कैलकुलेटर' },
    { not: /किराए/, but: 'किराये' },
    { not: /(?:पैसे|सेंट|सेन) तक पूर[ाीे](?= |।|,)/, but: 'तक पूर्णांकित' },
    { not: 'यूरोपीय सेंट्रल बैंक', but: 'यूरोपीय केंद्रीय बैंक' },
    { not: 'अपंगता', but: 'दिव्यांगता' },
    { not: 'ख़पत', but: 'खपत' },
    { not: /पक्क[ाेी] (?=टिकट)/, but: 'कन्फ़र्म टिकट' },
    { not: 'विवाद', but: 'शिकायत' },
    { not: 'आपका भरा हुआ', but: 'आपकी भरी जानकारी' },
    { not: 'काम आ चुके', but: 'इस्तेमाल हो चुके' },
    { not: 'सैंडबॉक्स में तय करें', but: 'डेमो ऐप खोलें' },
    { not: 'लंबित', but: 'प्रक्रिया में' },
    { not: 'असफल', but: 'विफल' },
    { not: /रक़म|(?<![\u0900-\u0963])राशि/, but: 'रकम' },
    { not: 'सहायता', but: 'मदद' },
    { not: /उपकरण/, but: 'डिवाइस' },
    { not: /बिलर/, but: 'कंपनी' },
    { not: /(यह|एक|पर|।) प्रदर्शन|प्रदर्शन, /, but: 'डेमो', why: 'a fund and a stage have a प्रदर्शन, too' },
    { not: /सहेज/, but: 'सेव करें' },
    { not: 'क़दम', but: 'कदम' },
    { not: 'बक़ाया', but: 'बकाया' },
    { not: 'निजता', but: 'गोपनीयता' },
    { not: 'एंट्री', but: 'लेन-देन' },
    { not: 'पर ख़त्म होने वाले', but: '••1234' },
    { not: /मेन्यू/, but: 'मेनू' },
    { not: 'पुदुच्चेरी', but: 'पुडुचेरी' },
    { not: /उँगली की छाप/, but: 'फ़िंगरप्रिंट' },
    { not: 'अनुमोदन', but: 'मंज़ूरी, अप्रूवल नंबर' },
    { not: /Rs\.?(?=\s?\d)|Rs\.(?= ?\$)/, but: '₹' },
    { not: /(?<=\d )[ap]m\b/i, but: 'बजे', why: 'before it सुबह, शाम or रात' },
    {
      not: /(?:हैं?|[\u0900-\u0963]{3})\.(?=\s|$)(?<!प्रा?\.)/,
      but: '।',
      why: 'what is shorter is an abbreviation',
    },
  ],
}

/** The glossary's violations in a text, each as one line. */
export function faultsIn(locale: Language, text: string): string[] {
  return glossary[locale].flatMap(({ not, but }) => {
    const found = text.match(typeof not === 'string' ? word(not) : not)
    if (!found) return []
    const at = found.index ?? 0
    return [`‘${found[0]}’ should be ‘${but}’: …${text.slice(Math.max(0, at - 40), at + 60).trim()}…`]
  })
}

/** As a whole word: \b does not work with Devanagari. */
function word(letters: string): RegExp {
  return new RegExp(`(?<![\\u0900-\\u0963])${letters}(?![\\u0900-\\u0963])`)
}

/** The text of a page: its content, its accessible names, and what search results show. */
export function textsOf(html: string): string[] {
  const shown = html.replace(/<(script|style|svg|code|pre)\b.*?<\/\1>/gs, ' ')
  const named = [...shown.matchAll(/\s(?:aria-label|placeholder|title|content|alt)="([^"]+)"/g)]
  const blocks = shown.replace(/<\/?(?:a|abbr|b|bdi|em|i|small|span|strong|sub|sup|time)\b[^>]*>/g, '')
  return [...named.map(([, text = '']) => text), ...blocks.split(/<[^>]+>/)].filter(text => text.trim())
}
