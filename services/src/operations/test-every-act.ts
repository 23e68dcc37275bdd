// Operators who have performed every kind of act, and have left one act waiting.
import type { PayingPortal } from '../bills/payments/test-payments.ts'
import { codeIn, wrongCode } from '../test-portal/test-portal.ts'
import { evidence, itemFor, openTestDesk, TestOperator } from './test-operators.ts'

let lastAccount = 60_000_000
const mobileEnding = (digit: number) => `98${String(++lastAccount).slice(-7)}${digit}`

/** More than one operator may move alone. */
const large = 749_00

export async function actInEveryWay({ portal, customer }: PayingPortal): Promise<void> {
  const { desk, meera, tariq } = await openTestDesk(portal)
  const ravi = await customer()
  const note = 'As the biller says.'
  const both = async (...[intent]: Parameters<TestOperator['act']>) => {
    const { actId } = await meera.act(intent)
    await tariq.act({ does: 'approve', act: actId })
  }
  const sent = async (paise: number) => (await ravi.recharge(mobileEnding(3), paise)).reference
  const paid = async (paise: number) => (await ravi.recharge(mobileEnding(1), paise)).orderId
  const raised = async (orderId: string) => {
    const given = { orderId, type: 'deducted-not-paid', details: 'It never arrived there.' }
    const dispute = await portal.services.disputes.raise(ravi.id, given)
    return 'id' in dispute ? dispute.id : ''
  }

  await meera.act({ does: 'end-paid', reference: await sent(100_00), approvalNumber: 'BL-1', evidence })
  await both({ does: 'end-failed', reference: await sent(large), evidence })
  const refunded = await paid(large)
  await both({ does: 'refund', orderId: refunded })
  await both({ does: 'settle', reference: refunded, evidence })
  await meera.act({ does: 'adjust-give', customerId: ravi.id, paise: 120_00 })
  await meera.act({ does: 'adjust-take', customerId: ravi.id, paise: 20_00 })
  const disputeId = await raised(await paid(large))
  await meera.act({ does: 'review', disputeId, note })
  await both({ does: 'resolve', disputeId, isRefund: true, note })
  await meera.act({ does: 'reject', disputeId: await raised(await paid(100_00)), note })

  const written = {
    topic: 'other',
    subject: 'Where is it',
    message: 'It never arrived.',
    submission: 'every-act',
  }
  const ticket = await portal.services.tickets.open(ravi.id, written)
  const ticketId = 'id' in ticket ? ticket.id : ''
  await meera.act({ does: 'answer', ticketId, text: 'It has now.' })
  await meera.act({ does: 'close', ticketId })

  const nina = new TestOperator(desk, 'nina')
  await both({ does: 'register', name: 'nina', publicKey: nina.publicKey })
  await nina.act({ does: 'revoke', name: 'nina' })
  await both({ does: 'replace-recovery', publicKey: new TestOperator(desk, 'recovery').publicKey })
  await both({ does: 'begin-anew' })

  const item = itemFor(portal.clock.now())
  await both({
    does: 'publish',
    item: {
      kind: 'shortcuts',
      name: 'no-dth',
      from: item.from,
      until: item.until,
      changes: [{ item: '/dth-recharge', hidden: true }],
    },
  })
  const banner = await meera.act({ does: 'publish', item })
  await tariq.act({ does: 'approve', act: banner.actId })
  await both({ does: 'undo', published: banner.actId })
  const { actId } = await meera.act({ does: 'notice', item: { ...item, kind: 'notice', name: 'upi-slow' } })
  await meera.act({ does: 'end-notice', published: actId })

  const attacker = portal.browser()
  const { challenge, code } = codeIn(await attacker.requestCode(ravi.session.customer.mobile))
  await attacker.enterCode({ challenge, code: wrongCode(code) })
  await meera.act({ does: 'free', customerId: ravi.session.customer.mobile })

  await meera.act({ does: 'sign-out', customerId: ravi.id })
  await portal.services.locks.lock(ravi.id)
  portal.clock.pass(1000)
  await both({ does: 'lift', customerId: ravi.id })

  const refused = await meera.act({ does: 'adjust-give', customerId: ravi.id, paise: large })
  await tariq.act({ does: 'refuse', act: refused.actId })
  await meera.act({ does: 'adjust-give', customerId: ravi.id, paise: large })
}
