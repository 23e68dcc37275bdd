// Who takes the steps of a dispute, and the notes that customers read with them. Reconciliation and the demonstration's rule
// store a code, which is rendered in the reader's language; an operator's note is stored and shown as it was written.
import type { Bilingual, Locale } from '@chowk/catalog'

/** The customer, the reconciliation with a biller, the demonstration's rule, or an operator by an act. */
export type DisputeActor = 'customer' | 'reconciliation' | 'sandbox' | `ACT-${string}`

const notes = {
  'refused-in-settlement': {
    en: 'The biller’s settlement file says that this payment was refused.',
    hi: 'कंपनी की सेटलमेंट फ़ाइल कहती है कि यह भुगतान मंज़ूर नहीं हुआ।',
  },
  'sandbox-sent-to-biller': {
    en: 'Sandbox: sent to the biller with the transaction number.',
    hi: 'सैंडबॉक्स: लेन-देन संख्या के साथ कंपनी को भेजा गया।',
  },
  'sandbox-no-money-left': {
    en: 'Sandbox: the payment did not go through, and none of your money is with us or the biller. Your order says what became of it.',
    hi: 'सैंडबॉक्स: भुगतान पूरा नहीं हुआ, और आपका कोई पैसा हमारे या कंपनी के पास नहीं है। पैसों का क्या हुआ, यह आपके ऑर्डर में लिखा है।',
  },
  'sandbox-biller-agrees': {
    en: 'Sandbox: the biller agrees with you. The money goes back the way you paid it.',
    hi: 'सैंडबॉक्स: कंपनी आपसे सहमत है। पैसे वहीं लौटाए जाते हैं जहाँ से आपने चुकाए थे।',
  },
  'sandbox-biller-refuses': {
    en: 'Sandbox: the biller has the payment as you made it and does not return it.',
    hi: 'सैंडबॉक्स: कंपनी को भुगतान वैसा ही मिला जैसा आपने किया था, और वह उसे नहीं लौटाती।',
  },
  'sandbox-account-updated': {
    en: 'Sandbox: the biller has updated your account.',
    hi: 'सैंडबॉक्स: कंपनी ने आपके खाते में भुगतान दर्ज कर दिया है।',
  },
  'sandbox-on-receipt': {
    en: 'Sandbox: the transaction number is on the receipt of your order.',
    hi: 'सैंडबॉक्स: लेन-देन संख्या आपके ऑर्डर की रसीद पर है।',
  },
  'sandbox-whole-amount-back': {
    en: 'Sandbox: the biller agrees with you. The demo does not know how much was wrong, so the whole amount goes back the way you paid it.',
    hi: 'सैंडबॉक्स: कंपनी आपसे सहमत है। डेमो नहीं जानता कि कितनी रकम ग़लत थी, इसलिए पूरी रकम वहीं लौटाई जाती है जहाँ से आपने चुकाई थी।',
  },
  'sent-to-electricity-board': {
    en: 'Sent to the electricity board with the transaction number.',
    hi: 'लेन-देन संख्या के साथ बिजली बोर्ड को भेजा गया।',
  },
  'late-fee-taken-off': {
    en: 'The board has updated the account and taken the late fee off.',
    hi: 'बोर्ड ने खाते में भुगतान दर्ज कर दिया है और विलंब शुल्क हटा दिया है।',
  },
  'sent-to-water-board': {
    en: 'Sent to the water board with the transaction number.',
    hi: 'लेन-देन संख्या के साथ जल बोर्ड को भेजा गया।',
  },
} as const satisfies Record<string, Bilingual>

export type DisputeNoteCode = keyof typeof notes

interface NotedStep {
  readonly actor: DisputeActor
  readonly note: string
}

const isCode = (note: string): note is DisputeNoteCode => Object.hasOwn(notes, note)

const writesCodes = ({ actor }: NotedStep) => actor === 'sandbox' || actor === 'reconciliation'

export function noteIn(language: Locale, step: NotedStep): string {
  return writesCodes(step) && isCode(step.note) ? notes[step.note][language] : step.note
}

/** False for a code that nobody can render. A customer's step has no note: their words are the dispute's `details`. */
export function mayBeNote(step: NotedStep): boolean {
  return step.note === '' || step.actor.startsWith('ACT-') || (writesCodes(step) && isCode(step.note))
}
