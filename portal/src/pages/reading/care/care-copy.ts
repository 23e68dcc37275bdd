import type { TicketFaults } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { cardNumberTakenOut } from '../../../account/account-copy.ts'
import { wordsOf } from '../../../content/words.ts'

export const careCopy = {
  en: {
    ...wordsOf('care').en,
    found: (count: number, words: string) =>
      count === 1 ? `One topic about “${words}”` : `${count} topics about “${words}”`,
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
  },
  hi: {
    ...wordsOf('care').hi,
    found: (count: number, words: string) => `“${words}” के बारे में ${count} विषय`,
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
