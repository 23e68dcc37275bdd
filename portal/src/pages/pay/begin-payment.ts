/** Begins what somebody asked to pay, as a draft: the bill is fetched, no money moves. */
import { type PaymentWish, type Services, type StartOutcome, StoreUnavailable } from '@chowk/services'
import type { AnyoneContext, Redirect, Wished } from '../../page/page.ts'
import { href } from '../../ui/link.ts'
import { isPrepaid } from './operator.ts'

type Asked = Pick<AnyoneContext, 'services' | 'visit' | 'locale'>

/**
 * For a customer, leads to the payment; or to /pay, which says why not with the form at hand. For a visitor /pay is where
 * they come back to once they have signed in, and until then their own browser keeps what they asked for.
 */
export async function beginPayment(asked: Asked, wished: Wished): Promise<Redirect> {
  const { services, locale } = asked
  const { setCookies = [] } = wished
  const begun = await tryToBegin(asked, wished)
  if (begun?.outcome === 'started')
    return {
      redirect: href(`/pay/${begun.payment.reference}`, locale),
      setCookies: [...setCookies, services.paymentWishes.forget()],
    }
  const { billerId, parameters } = wished.wish
  const kept = await services.paymentWishes.keep({ billerId, parameters, refused: begun })
  return { redirect: href('/pay', locale), setCookies: [...setCookies, kept] }
}

/** Undefined when nobody is signed in, or nobody can tell just now: /pay says so, and nothing typed is lost. */
async function tryToBegin(
  { services, visit }: Asked,
  { wish, customer }: Wished,
): Promise<StartOutcome | undefined> {
  try {
    const { id } = customer ?? (await services.sessions.fromRequest(visit))?.customer ?? {}
    return id === undefined ? undefined : await start(services, { id, ip: visit.ip }, wish)
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}

async function start(
  services: Services,
  { id, ip }: { id: string; ip: string },
  wish: PaymentWish,
): Promise<StartOutcome> {
  const { billerId, parameters } = wish
  const circle = isPrepaid(wish) ? await circleOf(services, wish) : undefined
  return services.payments.start(id, {
    billerId,
    parameters: { ...parameters, ...(circle && { circle }) },
    ip,
  })
}

/** A prepaid number's circle is the network's guess until the customer says otherwise. */
async function circleOf(
  { billers }: Services,
  { parameters: { circle, mobileNumber = '' } }: PaymentWish,
): Promise<string | undefined> {
  if (circle) return circle
  const answer = await billers.suggestOperator(mobileNumber)
  return answer.outcome === 'suggested' ? answer.circle : undefined
}
