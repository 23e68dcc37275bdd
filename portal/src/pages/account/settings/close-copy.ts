import type { OpenThing } from '@chowk/services'
import type { Locale } from '@chowk/shell'

export const closeCopy = {
  en: {
    title: 'Close account',
    description: 'What happens when you close your account, and closing it.',
    lead: 'Closing removes your number, and cannot be undone.',
    sectionText: 'Your balance is paid out first. We tell you what goes and what the law makes us keep.',
    notYet: 'Something is still under way',
    open: {
      payment: { text: 'A payment has not ended yet.', link: 'Your orders', path: '/myorders' },
      return: { text: 'Money is still on its way back to you.', link: 'Messages', path: '/messages' },
      dispute: { text: 'A dispute has not been answered yet.', link: 'Your disputes', path: '/bbps' },
      compensation: { text: 'We still owe you money for being late.', link: 'Passbook', path: '/passbook' },
    } satisfies Record<OpenThing, object>,
    comeBack: 'Come back when it has ended.',
    money: 'Your money',
    empty: 'Your wallet is empty, so there is nothing to pay out.',
    paidOut: (amount: string) =>
      `${amount} goes back to the accounts you added it from. It is usually there within a few minutes.`,
    gift: (amount: string) =>
      `${amount} came as a gift, such as cashback, and cannot be paid out. Spend it first, or give it up.`,
    giveUp: (amount: string) => `I give up ${amount}`,
    mustGiveUp: 'Tick that you give it up, or spend it first.',
    changed: 'Your balance has changed since this page was shown. Look again before you close the account.',
    gone: 'What goes at once',
    goneText:
      'Your mobile number, passkeys, payment PIN, devices, saved accounts and messages. In our backups it goes when they expire. Money you were just adding is cancelled: if it still comes, it goes back to whoever paid it.',
    kept: 'What the law makes us keep',
    download: 'Download my data first',
    close: 'Close account',
    closed: 'Your account is closed',
    help: 'Help',
    confirmed: 'It is you. The button at the end of this page closes the account for good.',
    confirmedWaits:
      'It is you. Without your payment PIN, the account closes 24 hours after you press the button at the end of this page. You can cancel it until then.',
    closedText: 'Thank you for being with us.',
    onItsWay: (amount: string) =>
      `${amount} is on its way to the accounts you added it from. If it is not there in five days, ask us: we know it by your mobile number until it has arrived.`,
  },
  hi: {
    title: 'खाता बंद करें',
    description: 'खाता बंद करने पर क्या होता है, और उसे बंद करना।',
    lead: 'बंद होने पर आपका नंबर हट जाएगा, और यह वापस नहीं किया जा सकता।',
    sectionText: 'पहले आपका बैलेंस लौटाया जाता है। हम बताते हैं कि क्या हटता है और क़ानून के कारण क्या रखना पड़ता है।',
    notYet: 'कुछ अभी पूरा नहीं हुआ है',
    open: {
      payment: { text: 'एक भुगतान अभी पूरा नहीं हुआ है।', link: 'आपके ऑर्डर', path: '/myorders' },
      return: { text: 'आपके पैसे अभी लौट रहे हैं।', link: 'संदेश', path: '/messages' },
      dispute: { text: 'एक शिकायत का जवाब अभी नहीं आया है।', link: 'आपकी शिकायतें', path: '/bbps' },
      compensation: { text: 'देरी के लिए हम पर आपके पैसे बाक़ी हैं।', link: 'पासबुक', path: '/passbook' },
    } satisfies Record<OpenThing, object>,
    comeBack: 'यह पूरा होने पर लौटें।',
    money: 'आपके पैसे',
    empty: 'आपका वॉलेट खाली है, इसलिए लौटाने को कुछ नहीं है।',
    paidOut: (amount: string) => `${amount} उन्हीं खातों में लौटेंगे जिनसे आपने जोड़े थे। आम तौर पर कुछ मिनट में।`,
    gift: (amount: string) => `${amount} तोहफ़े में मिले थे, जैसे कैशबैक, और लौटाए नहीं जा सकते। पहले ख़र्च कर लें, या छोड़ दें।`,
    giveUp: (amount: string) => `मैं ${amount} छोड़ता/छोड़ती हूँ`,
    mustGiveUp: 'टिक करें कि आप इन्हें छोड़ रहे हैं, या पहले ख़र्च कर लें।',
    changed: 'यह पेज दिखने के बाद आपका बैलेंस बदल गया है। खाता बंद करने से पहले फिर देख लें।',
    gone: 'जो तुरंत हट जाएगा',
    goneText:
      'आपका मोबाइल नंबर, पासकी, भुगतान PIN, डिवाइस, सेव किए नंबर और बिल और संदेश। बैकअप से ये उनकी अवधि पूरी होने पर हटते हैं। जो पैसे आप अभी जोड़ रहे थे, वे रद्द हो जाते हैं: फिर भी आएँ तो देने वाले को लौटते हैं।',
    kept: 'जो क़ानून के कारण रखना पड़ता है',
    download: 'पहले मेरा डेटा डाउनलोड करें',
    close: 'खाता बंद करें',
    closed: 'आपका खाता बंद हो गया है',
    help: 'मदद',
    confirmed: 'पुष्टि हो गई। इस पेज के आख़िर का बटन खाता हमेशा के लिए बंद कर देता है।',
    confirmedWaits:
      'पुष्टि हो गई। भुगतान PIN के बिना, इस पेज के आख़िर का बटन दबाने के 24 घंटे बाद खाता बंद होगा। तब तक आप इसे रद्द कर सकते हैं।',
    closedText: 'आपके साथ के लिए धन्यवाद।',
    onItsWay: (amount: string) =>
      `${amount} उन्हीं खातों में लौट रहे हैं जिनसे आपने जोड़े थे। पाँच दिन में न पहुँचें तो हमसे पूछें: पहुँचने तक हम उन्हें आपके मोबाइल नंबर से ढूँढ सकते हैं।`,
  },
} as const satisfies Record<Locale, object>
