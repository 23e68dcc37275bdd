import type { MessageGroup, OptionalGroup, SentMessage } from '@chowk/services'
import type { Locale } from '@chowk/shell'

export const messagesCopy = {
  en: {
    title: 'Messages',
    description: 'The messages we sent to your mobile number.',
    lead: 'What we sent to your mobile number, newest first. OTPs are shown without their digits.',
    leadOfDemonstration:
      'What we would send to your mobile number, newest first; the demonstration sends nothing. OTPs are shown without their digits.',
    list: 'Messages we sent you',
    empty: 'No messages yet',
    emptyText: 'When money moves or something about your account changes, we tell you, and you find it here.',
    groups: {
      code: 'One-time code',
      security: 'Security',
      money: 'Money',
      reminders: 'Reminder',
      limits: 'Limits',
      disputes: 'Disputes',
      tickets: 'Tickets',
    } satisfies Record<MessageGroup, string>,
    states: {
      sent: '',
      waiting: 'Being sent',
      'not-delivered': 'Not delivered',
      suppressed: 'Not sent by SMS: there were too many',
    } satisfies Record<SentMessage['state'], string>,
    to: (lastDigits: string) => `to the number ending in ${lastDigits}`,
    notMe: 'This was not me',
    pages: 'Older and newer messages',
    older: 'Older messages',
    newest: 'Newest messages',
    choose: 'What we tell you',
    chooseLead:
      'We always tell you about OTPs, security and every rupee that comes or goes. The rest is for you to choose. If there is very much to tell, an SMS sums it up, and all of it is here.',
    optional: {
      reminders: 'When a bill is due or a plan ends',
      limits: 'When little is left of a limit',
      disputes: 'Each step of a dispute',
      tickets: 'When we have answered a ticket',
    } satisfies Record<OptionalGroup, string>,
    save: 'Save',
    saved: 'Saved. This is what we tell you from now on.',
  },
  hi: {
    title: 'संदेश',
    description: 'आपके मोबाइल नंबर पर भेजे गए संदेश।',
    lead: 'आपके मोबाइल नंबर पर भेजे गए संदेश, नए सबसे ऊपर। OTP के अंक यहाँ नहीं दिखते।',
    leadOfDemonstration:
      'जो संदेश आपके मोबाइल नंबर पर जाते, नए सबसे ऊपर; डेमो में कुछ नहीं भेजा जाता। OTP के अंक यहाँ नहीं दिखते।',
    list: 'आपको भेजे गए संदेश',
    empty: 'अभी कोई संदेश नहीं',
    emptyText: 'पैसे आने-जाने या खाते में कुछ बदलने पर हम आपको बताते हैं, और वह यहाँ दिखता है।',
    groups: {
      code: 'OTP',
      security: 'सुरक्षा',
      money: 'पैसे',
      reminders: 'याद दिलाना',
      limits: 'सीमा',
      disputes: 'शिकायतें',
      tickets: 'टिकट',
    } satisfies Record<MessageGroup, string>,
    states: {
      sent: '',
      waiting: 'भेजा जा रहा है',
      'not-delivered': 'नहीं पहुँचा',
      suppressed: 'SMS नहीं भेजा: संदेश बहुत ज़्यादा थे',
    } satisfies Record<SentMessage['state'], string>,
    to: (lastDigits: string) => `••${lastDigits} पर`,
    notMe: 'यह मैंने नहीं किया',
    pages: 'पुराने और नए संदेश',
    older: 'पुराने संदेश',
    newest: 'सबसे नए संदेश',
    choose: 'हम आपको क्या बताएँ',
    chooseLead:
      'OTP, सुरक्षा और हर आने-जाने वाले रुपये की ख़बर हम हमेशा देते हैं। बाक़ी आप चुनें। बताने को बहुत कुछ हो, तो एक ही SMS जाता है, और पूरी सूची यहाँ रहती है।',
    optional: {
      reminders: 'जब बिल चुकाना हो या प्लान ख़त्म हो',
      limits: 'जब सीमा में थोड़ा ही बचा हो',
      disputes: 'शिकायत का हर कदम',
      tickets: 'जब टिकट का जवाब मिले',
    } satisfies Record<OptionalGroup, string>,
    save: 'सेव करें',
    saved: 'सेव हो गया। अब हम आपको यही बताएँगे।',
  },
} as const satisfies Record<Locale, object>
