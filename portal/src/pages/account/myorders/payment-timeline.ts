/** What has happened to a payment's money, and what happens next and by when, in the customer's words. */
import { formatPaise } from '@chowk/catalog'
import type { ApprovedBillPayment, MoneyReturn, PaymentFailure } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatClock } from '../../../account/dates.ts'
import type { StateTone } from '../../../account/state-badge.tsx'
import type { TimelineStep } from '../../../account/timeline.tsx'

const tones = {
  'awaiting-money': 'waiting',
  received: 'neutral',
  held: 'neutral',
  sent: 'waiting',
  paid: 'good',
  failed: 'bad',
  released: 'neutral',
  refunded: 'neutral',
} satisfies Record<string, StateTone>
type PaymentStep = keyof typeof tones

export function paymentTimeline(
  payment: ApprovedBillPayment,
  returns: readonly MoneyReturn[],
  locale: Locale,
): readonly TimelineStep[] {
  const copy = timelineCopy[locale]
  const sum = formatPaise(payment.cost.totalPaise, locale)
  const failure = payment.stage === 'failed' ? payment.failure : undefined
  const approvalNumber = 'approvalNumber' in payment ? payment.approvalNumber : undefined
  const titleOf = (step: PaymentStep) => {
    // What came later shows that it was only tried, and that no money came only for a while.
    if (step === 'sent' && isUndelivered(failure)) return copy.triedToSend
    if (step === 'failed' && failure === 'money-not-received' && returns.length > 0) return copy.moneyTooLate
    if (step === 'failed' && failure) return copy.failures[failure]
    if (step === 'held' && payment.money.source === 'wallet') return copy.heldFromWallet(sum)
    if (step === 'received') return copy.receivedByUpi(sum)
    return step === 'refunded' && returns.length > 0 ? copy.refundDecided : copy.steps[step]
  }
  const happened = stepsOf(payment).map(({ step, at }) => ({
    title: titleOf(step),
    text: step === 'paid' && approvalNumber ? copy.approval(approvalNumber) : undefined,
    at,
    tone: step === 'failed' && failure === 'cancelled' ? 'neutral' : tones[step],
  }))
  const next = nextStep(payment, locale)
  const steps = [...happened, ...returns.flatMap(back => returnSteps(back, locale))]
  return next ? [...steps, next] : steps
}

/** What has happened to the money, oldest first. */
function stepsOf(payment: ApprovedBillPayment): readonly { readonly step: PaymentStep; readonly at: Date }[] {
  const isByUpi = payment.money.source === 'upi'
  const heldAt = 'hold' in payment ? payment.hold?.heldAt : undefined
  const steps: [PaymentStep, number | undefined][] = [
    ['awaiting-money', isByUpi ? payment.approvedAt : undefined],
    ['received', isByUpi ? heldAt : undefined],
    ['held', heldAt],
    ['sent', 'sentAt' in payment ? payment.sentAt : undefined],
    ['paid', payment.stage === 'paid' || payment.stage === 'refunded' ? payment.endedAt : undefined],
    ['refunded', payment.stage === 'refunded' ? payment.refundedAt : undefined],
    ['failed', payment.stage === 'failed' ? payment.endedAt : undefined],
    ['released', payment.stage === 'failed' && !isByUpi ? payment.endedAt : undefined],
  ]
  return steps.flatMap(([step, at]) => (at === undefined ? [] : [{ step, at: new Date(at) }]))
}

function isUndelivered(failure: PaymentFailure | undefined): boolean {
  return failure === 'never-arrived' || failure === 'biller-unavailable'
}

function returnSteps(back: MoneyReturn, locale: Locale): TimelineStep[] {
  const copy = timelineCopy[locale].back
  const amount = formatPaise(back.amountPaise, locale)
  const { startedAt: at, returnedAt, bankReference } = back
  if (!returnedAt || !bankReference) return [{ title: copy.started(amount), at, tone: 'waiting' }]
  return [
    { title: copy.sent(amount), at, tone: 'neutral' },
    { title: copy.returned(amount), text: copy.reference(bankReference), at: returnedAt, tone: 'good' },
  ]
}

function nextStep(payment: ApprovedBillPayment, locale: Locale): TimelineStep | undefined {
  const copy = timelineCopy[locale]
  const next = (title: string, text: string | undefined) => ({ title, text, tone: 'neutral' }) as const
  const clock = (at: number) => formatClock(new Date(at), locale)
  switch (payment.stage) {
    case 'awaiting-money': {
      const { collect, collectBefore } = payment.money
      return next(copy.next.pay, collect && copy.approveBy(clock(collectBefore)))
    }
    case 'held':
      return next(copy.next.send, copy.withinSeconds)
    case 'sent':
      return next(copy.next.confirm, copy.askAgain(clock(payment.dueAt)))
    default:
      return undefined
  }
}

const timelineCopy = {
  en: {
    steps: {
      'awaiting-money': 'Waiting for your UPI app',
      held: 'Money set aside',
      sent: 'Sent to the biller',
      paid: 'Confirmed by the biller',
      failed: 'Failed',
      released: 'The money is yours again',
      refunded: 'Refunded to your wallet',
    } satisfies Record<Exclude<PaymentStep, 'received'>, string>,
    failures: {
      'refused-by-biller': 'Refused by the biller',
      'refused-account': 'Refused: the biller does not know the account',
      'refused-amount': 'Refused: the biller does not take this amount',
      'refused-as-paid': 'Refused: the biller has been paid',
      'refused-for-now': 'Refused: the biller takes no payments for it now',
      'biller-unavailable': 'The biller could not be reached',
      'never-arrived': 'It did not get through to the biller',
      'money-not-received': 'The money did not come',
      cancelled: 'Cancelled by you',
      'paid-too-little': 'Too little money came',
      'paid-by-another': 'Somebody else had paid it',
      'ended-by-hand': 'Not paid, as we found out from the biller',
    } satisfies Record<PaymentFailure, string>,
    triedToSend: 'We tried to send it to the biller',
    moneyTooLate: 'The money did not come in time',
    heldFromWallet: (sum: string) => `${sum} set aside from your wallet`,
    receivedByUpi: (sum: string) => `${sum} received from your UPI app`,
    refundDecided: 'Refund decided',
    back: {
      started: (amount: string) => `${amount} is on its way back to your UPI account`,
      sent: (amount: string) => `${amount} was sent to your UPI account`,
      returned: (amount: string) => `${amount} is back in your UPI account`,
      reference: (number: string) => `Bank reference ${number}`,
    },
    approval: (number: string) => `Approval number ${number}`,
    next: {
      pay: 'Next: you approve it in your app',
      send: 'Next: it goes to the biller',
      confirm: 'Next: the biller confirms',
    },
    approveBy: (time: string) => `Until ${time}. After that it lapses by itself, and nothing is charged.`,
    withinSeconds: 'Within seconds.',
    askAgain: (time: string) =>
      `We ask the biller again at ${time}, and go on asking until it answers. You need not wait here.`,
  },
  hi: {
    steps: {
      'awaiting-money': 'आपके UPI ऐप का इंतज़ार',
      held: 'पैसे होल्ड पर',
      sent: 'कंपनी को भेजा गया',
      paid: 'कंपनी ने पुष्टि की',
      failed: 'विफल',
      released: 'पैसे आपके वॉलेट में वापस आ गए',
      refunded: 'आपके वॉलेट में लौटाए गए',
    } satisfies Record<Exclude<PaymentStep, 'received'>, string>,
    failures: {
      'refused-by-biller': 'कंपनी ने मना किया',
      'refused-account': 'कंपनी ने मना किया: यह खाता उसके पास नहीं है',
      'refused-amount': 'कंपनी ने मना किया: यह रकम वह नहीं लेती',
      'refused-as-paid': 'कंपनी ने मना किया: भुगतान पहले हो चुका है',
      'refused-for-now': 'कंपनी ने मना किया: अभी इसका भुगतान नहीं ले रही',
      'biller-unavailable': 'कंपनी से संपर्क नहीं हो पाया',
      'never-arrived': 'भुगतान कंपनी तक नहीं पहुँचा',
      'money-not-received': 'पैसे नहीं आए',
      cancelled: 'आपने रद्द किया',
      'paid-too-little': 'कम पैसे आए',
      'paid-by-another': 'इसे कोई और चुका चुका था',
      'ended-by-hand': 'भुगतान नहीं हुआ, हमने कंपनी से पता किया',
    } satisfies Record<PaymentFailure, string>,
    triedToSend: 'हमने इसे कंपनी को भेजने की कोशिश की',
    moneyTooLate: 'पैसे समय पर नहीं आए',
    heldFromWallet: (sum: string) => `आपके वॉलेट में ${sum} होल्ड पर`,
    receivedByUpi: (sum: string) => `आपके UPI ऐप से ${sum} मिल गए`,
    refundDecided: 'पैसे लौटाना तय हुआ',
    back: {
      started: (amount: string) => `${amount} आपके UPI खाते में लौट रहे हैं`,
      sent: (amount: string) => `${amount} आपके UPI खाते में भेजे गए`,
      returned: (amount: string) => `${amount} आपके UPI खाते में पहुँच गए`,
      reference: (number: string) => `बैंक रेफ़रेंस ${number}`,
    },
    approval: (number: string) => `अप्रूवल नंबर ${number}`,
    next: {
      pay: 'आगे: आप अपने ऐप में मंज़ूर करेंगे',
      send: 'आगे: कंपनी को भेजा जाएगा',
      confirm: 'आगे: कंपनी पुष्टि करेगी',
    },
    approveBy: (time: string) => `${time} तक। उसके बाद यह अपने आप रद्द हो जाएगा और कुछ नहीं कटेगा।`,
    withinSeconds: 'कुछ ही सेकंड में।',
    askAgain: (time: string) =>
      `हम ${time} कंपनी से फिर पूछेंगे, और जवाब मिलने तक पूछते रहेंगे। आपको यहाँ रुकने की ज़रूरत नहीं।`,
  },
} as const
