import type { TicketFaults, TicketState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { cardNumberTakenOut } from '../../../account/account-copy.ts'

export const careCopy = {
  en: {
    title: '24x7 Help',
    description: 'Answers to what customers ask most, and a way to write to us when none fits.',
    lead: 'Look here first: most questions are answered in a minute, at any hour.',
    search: 'Search help',
    searchHint: 'For example ‘OTP did not arrive’, ‘refund’ or ‘change number’',
    find: 'Search',
    found: (count: number, words: string) =>
      count === 1 ? `One topic about “${words}”` : `${count} topics about “${words}”`,
    nothingFound: (words: string) => `No topic about “${words}”`,
    nothingFoundText: 'Try fewer or other words, or write to us.',
    allTopics: 'All topics',
    write: 'Write to us',
    writeTitle: 'Not answered?',
    writeText: 'Write to us. You get a ticket number, and our answer is kept with it.',
    writeSignedOut:
      'Signed in, you find our answer in your account, where nobody else reads it. The help topics need no sign-in.',
    yourTickets: 'Your tickets',
    noTickets: 'You have not written to us yet.',
    opened: 'Opened',
    // A topic's own page
    related: 'More about this',
    // The contact form
    contactTitle: 'Write to us',
    contactDescription:
      'A message to customer care. You get a ticket number and find the answer in your account.',
    contactLead: 'Say what it is about. You get a ticket number, and our answer appears with it.',
    signInFirst: 'Sign in to write to us',
    signIn: 'Sign in',
    cannotSignIn: 'You cannot sign in?',
    cannotSignInText:
      'Tell us what happened. We answer by message to your number, and without a sign-in we cannot say anything about an account.',
    mobileHint: 'Our answer goes to this number.',
    sentSignedOut: 'We have your message. We answer by message to the number you gave.',
    topic: 'What is it about?',
    chooseTopic: 'Choose a topic',
    otherTopic: 'Something else',
    order: 'Is it about an order?',
    noOrder: 'Not about an order',
    subject: 'Subject',
    subjectHint: 'In a few words',
    message: 'Message',
    messageHint: 'What happened, and what you would like us to do. Never write an OTP or a card number here.',
    send: 'Send',
    faults: {
      topic: 'Choose what it is about.',
      orderId: 'Choose one of your orders, or none.',
      subject: {
        'too-short': 'Give it a subject of at least 3 letters.',
        'too-long': 'Shorten the subject to 100 letters at most.',
        'card-number': cardNumberTakenOut.en,
      },
      message: {
        'too-short': 'Tell us a little more: at least 10 letters.',
        'too-long': 'Shorten it to 2,000 letters at most.',
        'card-number': cardNumberTakenOut.en,
      },
      reply: 'Write your reply first.',
      tooManyOpen: 'You have 10 open tickets. Add this to one of them, or wait for our answer.',
      tooManySignedOut:
        'We have several messages from this number or network already. Please wait for our answer, or try again tomorrow.',
      tooManyReplies:
        'We have 10 messages of yours here that we have not answered yet. Please wait for our answer.',
    } satisfies Faults,
    // A ticket
    ticket: 'Ticket',
    ticketTitle: (id: string) => `Ticket ${id}`,
    ticketDescription: 'One of your tickets: what you wrote and what we answered.',
    openedNow: (id: string) => `We have your message. Your ticket number is ${id}`,
    openedNowText: 'Our answer appears on this page.',
    about: 'About',
    orderNumber: 'Order',
    messages: 'Messages',
    authors: { customer: 'You', care: 'Customer care' },
    states: { open: 'Open', answered: 'Answered', closed: 'Closed' } satisfies Record<TicketState, string>,
    stateTexts: {
      open: 'It is our turn to answer.',
      answered: 'Our answer is below.',
      closed: 'This ticket is closed. A reply opens it again.',
    } satisfies Record<TicketState, string>,
    reply: 'Reply',
    replyHint: 'It is added to this ticket. Never write an OTP or a card number here.',
    replied: 'We have your reply',
    repliedText: 'Our answer appears below.',
  },
  hi: {
    title: '24x7 मदद',
    description: 'ग्राहकों के आम सवालों के जवाब, और जवाब न मिले तो हमें लिखने का तरीक़ा।',
    lead: 'पहले यहाँ देखें: ज़्यादातर सवालों का जवाब, किसी भी समय, एक मिनट में मिल जाता है।',
    search: 'मदद में खोजें',
    searchHint: 'जैसे ‘OTP नहीं आया’, ‘पैसे वापस’ या ‘नंबर बदलना’',
    find: 'खोजें',
    found: (count: number, words: string) => `“${words}” के बारे में ${count} विषय`,
    nothingFound: (words: string) => `“${words}” के बारे में कोई विषय नहीं`,
    nothingFoundText: 'कम या दूसरे शब्द लिखकर देखें, या हमें लिखें।',
    allTopics: 'सारे विषय',
    write: 'हमें लिखें',
    writeTitle: 'जवाब नहीं मिला?',
    writeText: 'हमें लिखें। आपको टिकट नंबर मिलेगा, और हमारा जवाब उसी के साथ रहेगा।',
    writeSignedOut:
      'साइन इन करके लिखेंगे तो हमारा जवाब आपके खाते में रहेगा, जहाँ कोई और न पढ़ सके। मदद के विषय बिना साइन इन के भी खुले हैं।',
    yourTickets: 'आपके टिकट',
    noTickets: 'आपने अभी हमें कुछ नहीं लिखा है।',
    opened: 'खोला गया',
    related: 'इसी बारे में और',
    contactTitle: 'हमें लिखें',
    contactDescription: 'ग्राहक सेवा को संदेश। आपको टिकट नंबर मिलता है और जवाब आपके खाते में दिखता है।',
    contactLead: 'बताएँ कि बात क्या है। आपको टिकट नंबर मिलेगा, और हमारा जवाब उसी के साथ दिखेगा।',
    signInFirst: 'हमें लिखने के लिए साइन इन करें',
    signIn: 'साइन इन करें',
    cannotSignIn: 'साइन इन नहीं हो पा रहा?',
    cannotSignInText:
      'बताएँ कि क्या हुआ। हम आपके नंबर पर संदेश से जवाब देंगे, और बिना साइन इन के किसी खाते के बारे में कुछ नहीं बता सकते।',
    mobileHint: 'हमारा जवाब इसी नंबर पर आएगा।',
    sentSignedOut: 'आपका संदेश हमें मिल गया है। हम आपके बताए नंबर पर संदेश से जवाब देंगे।',
    topic: 'किस बारे में मदद चाहिए?',
    chooseTopic: 'विषय चुनें',
    otherTopic: 'कुछ और',
    order: 'क्या यह किसी ऑर्डर के बारे में है?',
    noOrder: 'किसी ऑर्डर के बारे में नहीं',
    subject: 'शीर्षक',
    subjectHint: 'कुछ ही शब्दों में',
    message: 'संदेश',
    messageHint: 'क्या हुआ, और आप हमसे क्या चाहते हैं। यहाँ OTP या कार्ड नंबर कभी न लिखें।',
    send: 'भेजें',
    faults: {
      topic: 'चुनें कि किस बारे में मदद चाहिए।',
      orderId: 'अपना कोई ऑर्डर चुनें, या कोई नहीं।',
      subject: {
        'too-short': 'कम से कम 3 अक्षरों का शीर्षक लिखें।',
        'too-long': 'शीर्षक छोटा करें: ज़्यादा से ज़्यादा 100 अक्षर।',
        'card-number': cardNumberTakenOut.hi,
      },
      message: {
        'too-short': 'थोड़ा और बताएँ: कम से कम 10 अक्षर।',
        'too-long': 'इसे छोटा करें: ज़्यादा से ज़्यादा 2,000 अक्षर।',
        'card-number': cardNumberTakenOut.hi,
      },
      reply: 'पहले अपना जवाब लिखें।',
      tooManyOpen: 'आपके 10 टिकट खुले हैं। इसे उनमें से किसी में जोड़ें, या हमारे जवाब का इंतज़ार करें।',
      tooManySignedOut:
        'इस नंबर या नेटवर्क से हमें पहले ही कई संदेश मिल चुके हैं। कृपया हमारे जवाब का इंतज़ार करें, या कल फिर कोशिश करें।',
      tooManyReplies: 'यहाँ आपके 10 संदेशों का जवाब देना अभी बाक़ी है। कृपया हमारे जवाब का इंतज़ार करें।',
    } satisfies Faults,
    ticket: 'टिकट',
    ticketTitle: (id: string) => `टिकट ${id}`,
    ticketDescription: 'आपका एक टिकट: आपने क्या लिखा और हमने क्या जवाब दिया।',
    openedNow: (id: string) => `आपका संदेश हमें मिल गया है। आपका टिकट नंबर ${id} है`,
    openedNowText: 'हमारा जवाब इसी पेज पर दिखेगा।',
    about: 'विषय',
    orderNumber: 'ऑर्डर',
    messages: 'संदेश',
    authors: { customer: 'आप', care: 'ग्राहक सेवा' },
    states: { open: 'खुला', answered: 'जवाब मिला', closed: 'बंद' } satisfies Record<TicketState, string>,
    stateTexts: {
      open: 'अब जवाब देने की बारी हमारी है।',
      answered: 'हमारा जवाब नीचे है।',
      closed: 'यह टिकट बंद है। जवाब लिखने पर फिर खुल जाएगा।',
    } satisfies Record<TicketState, string>,
    reply: 'जवाब लिखें',
    replyHint: 'यह इसी टिकट में जुड़ जाएगा। यहाँ OTP या कार्ड नंबर कभी न लिखें।',
    replied: 'आपका जवाब हमें मिल गया है',
    repliedText: 'हमारा जवाब नीचे दिखेगा।',
  },
} as const satisfies Record<Locale, object>

interface Faults {
  readonly topic: string
  readonly orderId: string
  readonly subject: Record<NonNullable<TicketFaults['subject']>, string>
  readonly message: Record<NonNullable<TicketFaults['message']>, string>
  readonly reply: string
  readonly tooManyOpen: string
  readonly tooManySignedOut: string
  readonly tooManyReplies: string
}
