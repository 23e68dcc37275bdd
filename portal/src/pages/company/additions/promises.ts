/** What we promise, what we keep about people, and what has changed. */
import { latestRow, ombudsman } from '@chowk/catalog'
import type { CompanyAddition } from './addition.ts'
import { kept } from './kept.ts'

export const terms: CompanyAddition = {
  sections: [
    {
      heading: { en: 'While this is a demonstration', hi: 'जब तक यह प्रदर्शन है' },
      paragraphs: [
        {
          en: 'No bank, biller or lender is connected, so no contract about money comes about by using this portal. Amounts in a demonstration wallet are not money and cannot be paid out.',
          hi: 'कोई बैंक, बिलर या ऋणदाता नहीं जुड़ा है, इसलिए इस पोर्टल के उपयोग से पैसे का कोई अनुबंध नहीं बनता। प्रदर्शन वॉलेट की रकम असली पैसा नहीं है और निकाली नहीं जा सकती।',
        },
      ],
      links: [{ label: { en: 'About us', hi: 'हमारे बारे में' }, link: '/about-us' }],
    },
    {
      heading: { en: 'If these terms change', hi: 'अगर शर्तें बदलें' },
      paragraphs: [
        {
          en: 'The change is announced among the important updates before it takes effect. What you did before is judged by the terms of that day.',
          hi: 'बदलाव लागू होने से पहले महत्वपूर्ण सूचनाओं में बताया जाता है। पहले किए काम पर उस दिन की शर्तें लागू रहती हैं।',
        },
      ],
      links: [{ label: { en: 'Important updates', hi: 'महत्वपूर्ण सूचनाएँ' }, link: '/important-updates' }],
    },
  ],
  related: ['/privacy', '/grievance', '/important-updates', '/about-us'],
}

export const privacy: CompanyAddition = {
  sections: [
    {
      heading: { en: 'Every cookie and every entry, by name', hi: 'हर कुकी और हर प्रविष्टि, नाम से' },
      paragraphs: [
        {
          en: 'Your browser shows these names in its settings, so you can check them. Over plain http, as in a demonstration on one’s own machine, the prefix __Host- is missing.',
          hi: 'ये नाम आपके ब्राउज़र की सेटिंग में दिखते हैं, इसलिए आप ख़ुद जाँच सकते हैं। सादे http पर, जैसे अपनी मशीन पर प्रदर्शन में, __Host- उपसर्ग नहीं होता।',
        },
      ],
      table: {
        caption: { en: 'What your browser keeps for us', hi: 'आपका ब्राउज़र हमारे लिए क्या रखता है' },
        columns: [
          { en: 'Name', hi: 'नाम' },
          { en: 'What for', hi: 'किस लिए' },
          { en: 'How long', hi: 'कब तक' },
        ],
        rows: [
          [
            { en: '__Host-chowk (cookie)', hi: '__Host-chowk (कुकी)' },
            {
              en: 'Keeps you signed in; scripts cannot read it',
              hi: 'आपको साइन इन रखती है; स्क्रिप्ट नहीं पढ़ सकती',
            },
            {
              en: '30 days at most; it ends after 7 days without a visit and when you sign out',
              hi: 'अधिकतम 30 दिन; 7 दिन न आने पर और साइन आउट करने पर समाप्त',
            },
          ],
          [
            { en: 'XSRF-TOKEN (cookie)', hi: 'XSRF-TOKEN (कुकी)' },
            {
              en: 'Protects forms; visitors get one too, a random value that says nothing about them',
              hi: 'फ़ॉर्म की रक्षा करती है; आगंतुकों को भी मिलती है, एक यादृच्छिक मान जो उनके बारे में कुछ नहीं बताता',
            },
            { en: 'Until the browser is closed', hi: 'ब्राउज़र बंद होने तक' },
          ],
          [
            { en: '__Host-chowk-browser (cookie)', hi: '__Host-chowk-browser (कुकी)' },
            {
              en: 'Remembers which browser asked for a sign-in OTP, and that you signed in with it before',
              hi: 'याद रखती है कि साइन इन कोड किस ब्राउज़र ने माँगा, और यह कि आप इसमें पहले साइन इन कर चुके हैं',
            },
            { en: '180 days', hi: '180 दिन' },
          ],
          [
            { en: '__Host-chowk-proof (cookie)', hi: '__Host-chowk-proof (कुकी)' },
            {
              en: 'That you have just confirmed that it is you; scripts cannot read it',
              hi: 'कि आपने अभी पुष्टि की है कि ये आप ही हैं; स्क्रिप्ट नहीं पढ़ सकती',
            },
            { en: '5 minutes, unless you ask for more', hi: '5 मिनट, जब तक आप और समय न माँगें' },
          ],
          [
            {
              en: '__Host-chowk-wish, __Host-chowk-sign-in (cookies)',
              hi: '__Host-chowk-wish, __Host-chowk-sign-in (कुकी)',
            },
            {
              en: 'What you typed to pay or to sign in, encrypted, so that you need not type it again',
              hi: 'भुगतान या साइन इन के लिए आपने जो लिखा, एन्क्रिप्ट करके, ताकि दोबारा न लिखना पड़े',
            },
            { en: 'A day at most', hi: 'अधिकतम एक दिन' },
          ],
          [
            { en: 'chowk-language (cookie)', hi: 'chowk-language (कुकी)' },
            { en: 'The language you chose', hi: 'आपने जो भाषा चुनी' },
            { en: 'A year', hi: 'एक साल' },
          ],
          [
            { en: 'sessionValue (local storage)', hi: 'sessionValue (लोकल स्टोरेज)' },
            {
              en: 'An id and a short-lived token for personal content; it opens no account',
              hi: 'एक आईडी और व्यक्तिगत सामग्री के लिए थोड़े समय का टोकन; इससे कोई खाता नहीं खुलता',
            },
            { en: 'Until you sign out', hi: 'साइन आउट तक' },
          ],
          [
            { en: 'chowk:signed-out (local storage)', hi: 'chowk:signed-out (लोकल स्टोरेज)' },
            {
              en: 'Tells your other tabs that you signed out',
              hi: 'आपके दूसरे टैब को बताता है कि आपने साइन आउट किया',
            },
            { en: 'Until you sign in again', hi: 'फिर साइन इन करने तक' },
          ],
          [
            { en: 'chowk-device (IndexedDB)', hi: 'chowk-device (IndexedDB)' },
            {
              en: 'The key by which your payment PIN knows this browser; nobody can copy it',
              hi: 'वह कुंजी जिससे आपका भुगतान PIN इस ब्राउज़र को पहचानता है; कोई इसकी नक़ल नहीं कर सकता',
            },
            { en: 'Until you clear the browser’s data', hi: 'जब तक आप ब्राउज़र का डेटा न मिटाएँ' },
          ],
          [
            { en: 'chowk-reading-help (local storage)', hi: 'chowk-reading-help (लोकल स्टोरेज)' },
            { en: 'That you turned reading help on', hi: 'कि आपने पढ़ने में मदद चालू की' },
            { en: 'Until you turn it off', hi: 'जब तक आप उसे बंद न करें' },
          ],
          [
            { en: 'chowkPointer (session storage)', hi: 'chowkPointer (सेशन स्टोरेज)' },
            {
              en: 'Whether you last used a mouse or the keyboard, so that the frame around what is chosen is shown to whoever needs it',
              hi: 'आपने पिछली बार माउस चलाया या कीबोर्ड, ताकि चुनी हुई चीज़ के चारों ओर का घेरा उसे ही दिखे जिसे ज़रूरत है',
            },
            { en: 'Until the tab is closed', hi: 'टैब बंद होने तक' },
          ],
        ],
      },
    },
    kept,
    {
      heading: { en: 'What you type into forms', hi: 'फ़ॉर्म में आप जो लिखते हैं' },
      paragraphs: [
        {
          en: 'Numbers and names travel in the body of a request, never in an address that history or a shared link would keep. The calculators are the exception: their figures are in the address, so that a result can be shared. A form that is not connected to anything stores nothing.',
          hi: 'संख्याएँ और नाम अनुरोध के भीतर जाते हैं, ऐसे पते में नहीं जो इतिहास या साझा लिंक में रह जाए। कैलकुलेटर अपवाद हैं: उनके आँकड़े पते में होते हैं, ताकि परिणाम साझा हो सके। जो फ़ॉर्म कहीं जुड़ा नहीं है वह कुछ नहीं सहेजता।',
        },
      ],
    },
  ],
  related: ['/settings', '/terms-and-conditions', '/grievance', '/care'],
}

const { answerDays, complainWithin } = latestRow(ombudsman).value

export const grievance: CompanyAddition = {
  sections: [
    {
      heading: { en: 'The three steps, with their times', hi: 'तीनों कदम, समय के साथ' },
      paragraphs: [],
      table: {
        caption: { en: 'What to bring, and how long to wait', hi: 'क्या साथ रखें, और कितना इंतज़ार करें' },
        columns: [
          { en: 'Step', hi: 'कदम' },
          { en: 'Bring', hi: 'साथ रखें' },
          { en: 'Go on if', hi: 'आगे बढ़ें अगर' },
        ],
        rows: [
          [
            { en: '1. Ticket', hi: '1. टिकट' },
            { en: 'The order number', hi: 'ऑर्डर नंबर' },
            { en: 'The answer does not put it right', hi: 'जवाब से बात न सुलझे' },
          ],
          [
            { en: '2. Dispute', hi: '2. शिकायत' },
            { en: 'The ticket’s number', hi: 'टिकट नंबर' },
            {
              en: `${answerDays} days have passed since you first complained`,
              hi: `पहली शिकायत को ${answerDays} दिन बीत जाएँ`,
            },
          ],
          [
            { en: '3. Ombudsman', hi: '3. लोकपाल' },
            { en: 'Both numbers and our answers', hi: 'दोनों नंबर और हमारे जवाब' },
            {
              en: `It must be within ${complainWithin.en} of our answer, or of the ${answerDays} days without one`,
              hi: `हमारे जवाब के ${complainWithin.hi} के भीतर करें, या बिना जवाब के ${answerDays} दिन बीतने के`,
            },
          ],
        ],
      },
    },
  ],
  faqs: [
    {
      question: { en: 'Can I go to the ombudsman at once?', hi: 'क्या सीधे लोकपाल के पास जा सकते हैं?' },
      answer: {
        en: 'No. It asks first whether you have complained to the company and waited 30 days for an answer. Do not wait much longer then: since 1 July 2026 it takes complaints for 90 days only, where it was a year.',
        hi: 'नहीं। पहले पूछा जाता है कि आपने कंपनी से शिकायत की और 30 दिन जवाब का इंतज़ार किया या नहीं। फिर ज़्यादा देर न करें: 1 जुलाई 2026 से शिकायत केवल 90 दिन तक ली जाती है, पहले एक साल था।',
      },
    },
    {
      question: {
        en: 'Somebody took my money by fraud. Is this the way?',
        hi: 'धोखे से मेरे पैसे ले लिए गए। क्या यही रास्ता है?',
      },
      answer: {
        en: 'Not first. Call 1930 and your bank at once: in the first hours the money can often still be stopped. Complain after that.',
        hi: 'पहले नहीं। तुरंत 1930 और अपने बैंक को फ़ोन करें: शुरू के घंटों में पैसे अक्सर रोके जा सकते हैं। शिकायत उसके बाद करें।',
      },
    },
    {
      question: { en: 'Does it cost anything?', hi: 'क्या इसमें कुछ ख़र्च होता है?' },
      answer: {
        en: 'None of the three steps does, and you need no lawyer. Whoever asks for a fee to get your money back is a fraud.',
        hi: 'तीनों में से किसी में नहीं, और वकील की ज़रूरत नहीं। पैसे वापस दिलाने के लिए जो शुल्क माँगे, वह ठग है।',
      },
    },
  ],
  related: ['/care', '/bbps', '/contact-us', '/credit-report'],
}

export const latestNews: CompanyAddition = {
  sections: [
    {
      heading: { en: 'What happens here, and what does not', hi: 'यहाँ क्या होता है, क्या नहीं' },
      paragraphs: [
        {
          en: 'Only what changes something for customers, partners or shareholders, with a link to the paper it rests on. There is nothing else to report yet, so nothing else is written here.',
          hi: 'केवल वही जिससे ग्राहकों, साझेदारों या शेयरधारकों के लिए कुछ बदलता हो, उस काग़ज़ के लिंक के साथ जिस पर वह टिका है। अभी बताने को और कुछ नहीं है, इसलिए और कुछ लिखा भी नहीं है।',
        },
      ],
    },
  ],
  related: ['/important-updates', '/investor-relations/press-releases', '/blog', '/about-us'],
}

export const importantUpdates: CompanyAddition = {
  sections: [],
  faqs: [
    {
      question: { en: 'What is NPCI?', hi: 'NPCI क्या है?' },
      answer: {
        en: 'The National Payments Corporation of India. It runs UPI, RuPay, IMPS and, through a company of its own, Bharat BillPay.',
        hi: 'भारतीय राष्ट्रीय भुगतान निगम। वह UPI, रुपे, आईएमपीएस और अपनी एक कंपनी के ज़रिए भारत बिलपे चलाता है।',
      },
    },
    {
      question: {
        en: 'What is a third-party application provider?',
        hi: 'थर्ड-पार्टी एप्लिकेशन प्रोवाइडर क्या होता है?',
      },
      answer: {
        en: 'A company that offers UPI in an app without being a bank. The payments themselves are made by member banks, which also keep your account.',
        hi: 'ऐसी कंपनी जो बैंक न होते हुए भी ऐप में UPI देती है। भुगतान सदस्य बैंक करते हैं, और आपका खाता भी उन्हीं के पास रहता है।',
      },
    },
    {
      question: { en: 'Is my wallet affected?', hi: 'क्या इसका मेरे वॉलेट पर असर है?' },
      answer: {
        en: 'No. UPI runs from bank account to bank account. What is in a wallet stays there, under the wallet’s own rules.',
        hi: 'नहीं। UPI बैंक खाते से बैंक खाते में चलता है। वॉलेट में जो है वह वॉलेट के अपने नियमों से वहीं रहता है।',
      },
    },
    {
      question: {
        en: 'I was called about this update. Was it you?',
        hi: 'इस सूचना को लेकर मुझे फ़ोन आया। क्या वह आप थे?',
      },
      answer: {
        en: 'No. Nothing about it needs a call, a link or an OTP. Hang up, and call 1930 if you have told them anything.',
        hi: 'नहीं। इसके लिए किसी फ़ोन, लिंक या कोड की ज़रूरत नहीं। फ़ोन रख दें, और कुछ बता दिया हो तो 1930 पर फ़ोन करें।',
      },
    },
  ],
  related: ['/money-transfer', '/qr-code-scanner', '/latest-news', '/contact-us'],
}
