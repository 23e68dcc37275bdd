/** Begins a payment as a draft: the bill is fetched, no money moves. */
import { findBiller } from '@chowk/catalog'
import { type Client, type PaymentIntent, type Services, StoreUnavailable } from '@chowk/services'
import type { AnyoneContext, Redirect, WithIntent } from '../../../page/page.ts'
import { href } from '../../../ui/link.ts'
import { type Asker, isPrepaid, suggestOperator } from './operator.ts'

type RequestContext = Pick<AnyoneContext, 'services' | 'client' | 'locale'>

/**
 * Leads a customer to the payment, or to /pay, which explains a refusal beside the form. A visitor signs in first and
 * continues at /pay; until then their own browser stores the intent. A recharge shows the plans first.
 */
export async function beginPayment(context: RequestContext, withIntent: WithIntent): Promise<Redirect> {
  const { services, locale } = context
  const { setCookies = [] } = withIntent
  const begun = await tryToBegin(context, withIntent)
  if (begun?.outcome === 'started')
    return {
      redirect: href(`/pay/${begun.payment.reference}`, locale),
      setCookies: [...setCookies, services.paymentIntents.forget()],
    }
  const { billerId, amountPaise } = withIntent.intent
  const parameters = await withCircle(services, withIntent.intent, { ip: context.client.ip })
  const intentCookie = await services.paymentIntents.save({
    billerId,
    parameters,
    amountPaise,
    refused: begun,
  })
  const mustChooseAmount =
    !begun && amountPaise === undefined && findBiller(billerId)?.category.flow === 'recharge'
  return {
    redirect: href(mustChooseAmount ? '/pay/amount' : '/pay', locale),
    setCookies: [...setCookies, intentCookie],
  }
}

/** Undefined if nobody is signed in, or the store does not answer: /pay says so, and the input is not lost. */
async function tryToBegin({ services, client }: RequestContext, { intent, customer }: WithIntent) {
  try {
    const { id } = customer ?? (await services.sessions.fromRequest(client))?.customer ?? {}
    return id === undefined ? undefined : await start(services, { id, client }, intent)
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}

async function start(
  services: Services,
  { id, client }: { id: string; client: Client },
  intent: PaymentIntent,
) {
  const { billerId, amountPaise } = intent
  const parameters = await withCircle(services, intent, { customerId: id, ip: client.ip })
  const begun = await services.payments.start(id, { billerId, parameters, client })
  // A bill determines its amount; a refused amount is asked for again.
  if (begun.outcome === 'started' && !begun.payment.bill && amountPaise !== undefined)
    await services.payments.chooseAmount(id, begun.payment.reference, amountPaise)
  return begun
}

/**
 * Adds the circle of a prepaid number, which is a guess until the customer confirms it. An amount was chosen among
 * the plans of the circle that was shown: in another circle it may not be a plan's.
 */
async function withCircle(services: Services, intent: PaymentIntent, who: Asker) {
  const { parameters, amountPaise } = intent
  const { circle, mobileNumber = '' } = parameters
  if (circle || amountPaise !== undefined || !isPrepaid(intent)) return parameters
  const found = await suggestOperator(services, mobileNumber, who)
  return found?.circle ? { ...parameters, circle: found.circle } : parameters
}
