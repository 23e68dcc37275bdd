/**
 * /pay/amount: the plans and amounts of a recharge for a visitor who has not signed in. The choice is stored in their
 * own browser with the intent, until the sign-in.
 */

import { findBiller } from '@chowk/catalog'
import { amountFault } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import { type AnyoneContext, anyonePage } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { href } from '../../../ui/link.ts'
import { amountFaultText, amountIn } from './amount-choice.ts'
import { ChooseCard } from './choose-card.tsx'
import { checkOperator } from './operator.ts'
import { OperatorCard } from './operator-card.tsx'
import { type SubmittedAmount, submittedAmount } from './pay-facts.ts'
import { PayLayout } from './pay-layout.tsx'
import { ChooseSummary } from './pay-summary.tsx'

type AmountFacts = NonNullable<Awaited<ReturnType<typeof amountFacts>>>

export const amountPage = anyonePage<AmountFacts>({
  pattern: '/pay/amount',
  chrome: 'paying',
  screenName: 'pay_amount',
  verticalName: 'recharge_and_bills',
  async load(context) {
    return (await amountFacts(context)) ?? { redirect: href('/pay', context.locale) }
  },
  head: ({ plans }, { locale }) => ({
    title: wordsOf('pay')[locale][plans.length > 0 ? 'choosePlan' : 'chooseAmount'],
    description: wordsOf('pay')[locale].description,
    noindex: true,
  }),
  View({ facts: { biller, intent, plans, terms, operator, typed, errors }, context }) {
    const { locale } = context
    const { whats } = wordsOf('pay')[locale]
    const { parameters, amountPaise } = intent
    const what = plans.length > 0 ? whats.plan : whats.amount
    return (
      <PayLayout
        context={context}
        biller={biller}
        stage="what"
        // The first parameter: the number, the vehicle, the card.
        account={parameters[biller.parameters[0]?.name ?? '']}
        what={what}
        back={href('/pay/details', locale)}
        summary={
          <ChooseSummary
            biller={biller}
            parameters={parameters}
            operator={operator}
            terms={terms}
            chosenPaise={Number(typed.amount ?? amountPaise)}
            locale={locale}
          />
        }
      >
        {operator && (
          <OperatorCard biller={biller} circle={parameters.circle} operator={operator} context={context} />
        )}
        <ChooseCard
          plans={plans}
          terms={terms}
          step={{ typed, errors }}
          amountPaise={amountPaise}
          context={context}
        />
      </PayLayout>
    )
  },

  async submit(context) {
    const { form, locale } = context
    const facts = await amountFacts(context)
    if (!facts) return { redirect: href('/pay', locale) }
    const { billerId, parameters } = facts.intent
    if (form.step === 'start-again') {
      const { operator = billerId, circle = parameters.circle } = form
      return { intent: { billerId: operator, parameters: { ...parameters, ...(circle && { circle }) } } }
    }
    const typed = submittedAmount(context)
    const amount = amountIn(context)
    const fault = 'paise' in amount && amountFault(facts.terms, undefined, amount.paise)
    const message =
      'error' in amount ? amount.error : fault ? amountFaultText(fault, facts.terms, locale) : undefined
    if ('paise' in amount && message === undefined)
      return { intent: { billerId, parameters, amountPaise: amount.paise } }
    const field = typed.amount === 'other' ? 'otherAmount' : 'amount'
    return { facts: { ...facts, typed, errors: [{ field, message: message ?? '' }] }, status: 422 }
  },
})

/** Undefined without an intent, or if the biller describes no amounts: /pay continues then. */
async function amountFacts({ services, client }: AnyoneContext) {
  const intent = await services.paymentIntents.read(client)
  const biller = intent && findBiller(intent.billerId)
  if (!intent || biller?.category.flow !== 'recharge') return undefined
  const { circle, mobileNumber = '' } = intent.parameters
  const [described, offered, operator] = await Promise.all([
    services.billers.describe(biller.id),
    services.billers.plans(biller.id, { circle }),
    checkOperator(services, { billerId: biller.id, number: mobileNumber, circle }, { ip: client.ip }),
  ])
  if (described.outcome !== 'described') return undefined
  const typed: SubmittedAmount = {}
  const errors: readonly FieldError[] = []
  return {
    biller,
    intent,
    plans: offered.outcome === 'plans' ? offered.plans : [],
    terms: described.description,
    operator,
    typed,
    errors,
  }
}
