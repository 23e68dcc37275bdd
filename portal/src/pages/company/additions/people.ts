/** Who we are and how to reach us. */
import {
  type Bilingual,
  calculators,
  categories,
  currencies,
  everydayServices,
  fundHouses,
  ifscBanks,
  locales,
} from '@chowk/catalog'
import type { CompanyAddition } from './addition.ts'

const same = (text: string | number): Bilingual => ({ en: String(text), hi: String(text) })
const billers = categories.reduce((sum, category) => sum + category.providers.length, 0)

export const aboutUs: CompanyAddition = {
  sections: [
    {
      heading: { en: 'What you find here today', hi: 'आज यहाँ क्या मिलता है' },
      paragraphs: [],
      table: {
        caption: { en: 'Counted from the pages themselves', hi: 'पेजों से ही गिने गए' },
        numeric: true,
        columns: [
          { en: 'What', hi: 'क्या' },
          { en: 'How many', hi: 'कितने' },
        ],
        rows: [
          [{ en: 'Kinds of payments', hi: 'भुगतान के प्रकार' }, same(categories.length)],
          [{ en: 'Billers and places to pay', hi: 'बिलर और भुगतान की जगहें' }, same(billers)],
          [{ en: 'Everyday services', hi: 'रोज़मर्रा की सेवाएँ' }, same(everydayServices.length)],
          [{ en: 'Calculators', hi: 'कैलकुलेटर' }, same(calculators.length)],
          [{ en: 'Currencies', hi: 'मुद्राएँ' }, same(currencies.length)],
          [{ en: 'Banks with their IFSC', hi: 'आईएफ़एससी के साथ बैंक' }, same(ifscBanks.length)],
          [{ en: 'Mutual fund houses', hi: 'म्यूचुअल फ़ंड हाउस' }, same(fundHouses.length)],
          [{ en: 'Languages', hi: 'भाषाएँ' }, same(locales.length)],
        ],
      },
    },
    {
      heading: { en: 'A demonstration, and no secret of it', hi: 'यह एक प्रदर्शन है, और इसे छिपाया नहीं गया' },
      paragraphs: [
        {
          en: 'This portal shows how such a site can be built and feel. It is connected to no bank, biller, lender or bureau, so no real money moves. Where a form cannot do its work yet, it says so and keeps what you typed.',
          hi: 'यह पोर्टल दिखाता है कि ऐसी साइट कैसे बनाई जा सकती है और कैसी लगती है। यह किसी बैंक, बिलर, ऋणदाता या ब्यूरो से नहीं जुड़ा है, इसलिए असली पैसे का लेन-देन नहीं होता। जो फ़ॉर्म अभी काम पूरा नहीं कर सकता, वह यह बता देता है और आपका लिखा रखता है।',
        },
      ],
    },
  ],
  related: ['/contact-us', '/privacy', '/important-updates', '/partner-with-us'],
}

export const partnerWithUs: CompanyAddition = {
  sections: [
    {
      heading: { en: 'What a biller tells us', hi: 'बिलर हमें क्या बताता है' },
      paragraphs: [
        {
          en: 'A page for a new biller is made from five answers, and needs nothing else:',
          hi: 'नए बिलर का पेज पाँच जवाबों से बनता है, और कुछ नहीं चाहिए:',
        },
      ],
      table: {
        caption: { en: 'Five answers and what follows from each', hi: 'पाँच जवाब और उनसे क्या बनता है' },
        columns: [
          { en: 'Answer', hi: 'जवाब' },
          { en: 'Makes', hi: 'इससे बनता है' },
        ],
        rows: [
          [
            { en: 'Name, and the places it serves', hi: 'नाम, और जहाँ सेवा है' },
            {
              en: 'The page, its address, search words and sitemap entry',
              hi: 'पेज, उसका पता, खोज के शब्द और साइटमैप प्रविष्टि',
            },
          ],
          [
            { en: 'The number a customer is known by, and its form', hi: 'ग्राहक की संख्या और उसका रूप' },
            { en: 'The form, its hint and its checks', hi: 'फ़ॉर्म, उसका संकेत और जाँच' },
          ],
          [
            { en: 'Whether a bill can be fetched', hi: 'बिल मँगाया जा सकता है या नहीं' },
            { en: 'A bill to confirm, or an amount to type', hi: 'पुष्टि के लिए बिल, या लिखने के लिए रकम' },
          ],
          [
            {
              en: 'Which amounts it accepts: exact, more, less or any',
              hi: 'कौन-सी रकम मान्य है: ठीक उतनी, ज़्यादा, कम या कोई भी',
            },
            { en: 'What the amount field allows', hi: 'रकम वाले खाने में क्या लिखा जा सकता है' },
          ],
          [
            { en: 'Fees, if any', hi: 'शुल्क, अगर हो' },
            { en: 'A line that customers see before they approve', hi: 'मंज़ूरी से पहले ग्राहक को दिखने वाली पंक्ति' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Where to write', hi: 'कहाँ लिखें' },
      paragraphs: [
        {
          en: 'There is no desk for partners yet. Shops and sellers find on the pages above what they can do today; billers join through a bank or another operating unit of Bharat BillPay. When we take enquiries ourselves, the form will stand on this page.',
          hi: 'साझेदारों के लिए अभी अलग डेस्क नहीं है। दुकानें और विक्रेता ऊपर के पेजों पर देखें कि आज क्या हो सकता है; बिलर किसी बैंक या भारत बिलपे की दूसरी संचालन इकाई से जुड़ते हैं। जब हम ख़ुद पूछताछ लेंगे, फ़ॉर्म इसी पेज पर होगा।',
        },
      ],
    },
  ],
  related: ['/service-agent', '/qr-code-scanner', '/contact-us', '/about-us'],
}

export const blog: CompanyAddition = {
  sections: [
    {
      heading: { en: 'About these notes', hi: 'इन लेखों के बारे में' },
      paragraphs: [
        {
          en: 'Nobody pays for a note here, and none praises a company or a scheme. Where one is wrong or out of date, tell us through 24x7 Help.',
          hi: 'यहाँ किसी लेख के लिए कोई पैसे नहीं देता, और कोई लेख किसी कंपनी या योजना की तारीफ़ नहीं करता। कुछ ग़लत या पुराना हो तो 24x7 मदद से बताएँ।',
        },
      ],
    },
  ],
  related: ['/tools', '/electricity-bill-payment', '/free-credit-score', '/care'],
}

export const contactUs: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Have this at hand', hi: 'यह पास रखें' },
      paragraphs: [],
      table: {
        caption: { en: 'What helps us to help you', hi: 'मदद जल्दी मिले, इसके लिए' },
        columns: [
          { en: 'Your question', hi: 'आपका सवाल' },
          { en: 'Have ready', hi: 'तैयार रखें' },
          { en: 'Never tell anyone', hi: 'किसी को न बताएँ' },
        ],
        rows: [
          [
            { en: 'A payment', hi: 'भुगतान' },
            { en: 'The order number from Your Orders', hi: 'आपके ऑर्डर में दिया ऑर्डर नंबर' },
            { en: 'OTPs', hi: 'OTP' },
          ],
          [
            { en: 'A bill', hi: 'बिल' },
            { en: 'The biller’s name and your consumer number', hi: 'बिलर का नाम और आपकी उपभोक्ता संख्या' },
            { en: 'Your card’s number and CVV', hi: 'कार्ड का नंबर और सीवीवी' },
          ],
          [
            { en: 'Signing in', hi: 'साइन इन' },
            { en: 'The last four digits of your mobile number', hi: 'मोबाइल नंबर के आख़िरी चार अंक' },
            { en: 'Your UPI PIN', hi: 'UPI PIN' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Public helplines', hi: 'सार्वजनिक हेल्पलाइन' },
      paragraphs: [
        {
          en: 'Free of charge, and independent of us:',
          hi: 'मुफ़्त, और हमसे स्वतंत्र:',
        },
      ],
      points: [
        {
          en: '1930: money lost to a fraud (cybercrime.gov.in)',
          hi: '1930: धोखाधड़ी में पैसे गए (cybercrime.gov.in)',
        },
        {
          en: '14448: the Reserve Bank on complaints about banks and wallets',
          hi: '14448: बैंक और वॉलेट की शिकायतों पर रिज़र्व बैंक',
        },
        { en: '1915: the National Consumer Helpline', hi: '1915: राष्ट्रीय उपभोक्ता हेल्पलाइन' },
      ],
    },
  ],
  faqs: [
    {
      question: { en: 'Is there a phone number or a street address?', hi: 'क्या कोई फ़ोन नंबर या पता है?' },
      answer: {
        en: 'Not on this portal. Every way to reach it is on this page. A company whose name you know from elsewhere gives its number on its own site, in its own app and on its bills.',
        hi: 'इस पोर्टल पर नहीं। इस तक पहुँचने के सारे रास्ते इसी पेज पर हैं। जिस कंपनी को आप कहीं और से जानते हैं, उसका नंबर उसकी अपनी साइट, ऐप और बिल पर होता है।',
      },
    },
    {
      question: {
        en: 'Somebody called in our name. What now?',
        hi: 'हमारे नाम से किसी ने फ़ोन किया। अब क्या करें?',
      },
      answer: {
        en: 'Hang up. We do not call to ask for OTPs, PINs or an app to be installed. If money is gone, call 1930 at once.',
        hi: 'फ़ोन रख दें। हम कोड, PIN या कोई ऐप लगवाने के लिए फ़ोन नहीं करते। पैसे जा चुके हों तो तुरंत 1930 पर फ़ोन करें।',
      },
    },
  ],
  related: ['/care', '/bbps', '/grievance', '/myorders'],
}

export const careers: CompanyAddition = {
  sections: [
    {
      heading: { en: 'A real offer and a false one', hi: 'सच्चा और झूठा प्रस्ताव' },
      paragraphs: [],
      table: {
        caption: { en: 'How to tell them apart', hi: 'कैसे पहचानें' },
        columns: [
          { en: 'Look at', hi: 'क्या देखें' },
          { en: 'Real', hi: 'सच्चा' },
          { en: 'False', hi: 'झूठा' },
        ],
        rows: [
          [
            { en: 'Where it stands', hi: 'कहाँ है' },
            { en: 'On this page', hi: 'इसी पेज पर' },
            { en: 'In a message or a channel of strangers', hi: 'किसी संदेश या अनजान चैनल में' },
          ],
          [
            { en: 'Money', hi: 'पैसे' },
            { en: 'You are never asked for any', hi: 'आपसे कभी नहीं माँगे जाते' },
            { en: 'A deposit, a training fee, a laptop', hi: 'जमा रकम, प्रशिक्षण शुल्क, लैपटॉप' },
          ],
          [
            { en: 'Work', hi: 'काम' },
            { en: 'Described before you apply', hi: 'आवेदन से पहले बताया जाता है' },
            {
              en: '“Like videos and earn”, paid from your own account first',
              hi: '“वीडियो लाइक करें और कमाएँ”, पहले आपके खाते से पैसे',
            },
          ],
        ],
      },
    },
  ],
  related: ['/about-us', '/service-agent', '/contact-us', '/latest-news'],
}
