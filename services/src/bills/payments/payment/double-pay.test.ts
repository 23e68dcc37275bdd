import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothStores } from '../../../platform/store/test-on-stores.ts'
import { createHttpGateway } from '../../billers/http-gateway.ts'
import { electricity, openPayingPortal, type PayingPortal, recharge } from '../test-payments.ts'

const submitCount = 50
const log = { debug() {}, info() {}, warn() {}, error() {} }

describeOnBothStores('two servers on %s', kind => {
  let paying: PayingPortal
  const sent: string[] = []

  beforeAll(async () => {
    paying = await openPayingPortal(kind, {
      servers: 2,
      gateway: url => {
        const gateway = createHttpGateway({ url, isSandbox: true, log })
        return {
          ...gateway,
          pay: payment => {
            sent.push(payment.reference)
            return gateway.pay(payment)
          },
        }
      },
    })
  })
  afterAll(() => paying?.close())

  const serverFor = (submit: number) => {
    const { servers } = paying.portal
    const server = servers[submit % servers.length]
    if (!server) throw new Error('There is no such server.')
    return server.services
  }

  test.each([0, 3, 6])(
    'fifty identical submits of a number ending in %d are one debit and one call',
    async digit => {
      const asha = await paying.customer()
      const draft = await asha.confirm(
        await asha.start(recharge, { mobileNumber: `981115550${digit}` }),
        50_00,
      )
      const typed = await asha.code(draft)
      const answers = await Promise.all(
        Array.from({ length: submitCount }, (_, submit) =>
          asha.approve(draft, typed, serverFor(submit).payments),
        ),
      )
      expect(answers.filter(({ outcome }) => outcome !== 'approved')).toEqual([])
      const orders = answers.map(answer =>
        answer.outcome === 'approved' ? answer.payment.orderId : undefined,
      )
      expect(new Set(orders).size).toBe(1)

      await paying.pass(20)
      expect(await asha.look(draft)).toMatchObject({ stage: 'paid' })
      expect(sent.filter(reference => reference === draft.reference)).toHaveLength(1)
      expect(await asha.balance()).toMatchObject({ balancePaise: 5_000_00 - 50_00, heldPaise: 0 })
      expect((await paying.portal.services.orders.list(asha.id)).orders).toHaveLength(1)
      expect(await paying.differences()).toEqual([])
    },
  )

  test('fifty identical submits by UPI, and fifty answers that the money came, are one debit and one call', async () => {
    const asha = await paying.customer({ balancePaise: 0 })
    const draft = await asha.confirm(await asha.start(recharge, { mobileNumber: '9811155510' }), 50_00, 'upi')
    const answers = await Promise.all(
      Array.from({ length: submitCount }, (_, submit) =>
        asha.approveInUpiApp(draft, serverFor(submit).payments),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome !== 'approved')).toEqual([])
    await Promise.all(
      Array.from({ length: submitCount }, (_, submit) =>
        serverFor(submit).paymentSandbox.choose(draft.reference, 'answer-twice'),
      ),
    )
    await paying.pass(5)
    expect(await asha.look(draft)).toMatchObject({ stage: 'paid' })
    expect(sent.filter(reference => reference === draft.reference)).toHaveLength(1)
    expect(await asha.balance()).toMatchObject({ balancePaise: 0, heldPaise: 0 })
    expect((await paying.portal.services.orders.list(asha.id)).orders).toHaveLength(1)
    expect(await paying.differences()).toEqual([])
  })

  test('one bill started on many devices is paid once', async () => {
    const asha = await paying.customer()
    const parameters = { consumerNumber: '4521990013' }
    const approvals: [Awaited<ReturnType<typeof asha.start>>, Awaited<ReturnType<typeof asha.code>>][] = []
    for (let device = 0; device < 10; device++) {
      const draft = await asha.start(electricity, parameters)
      const confirmed = await asha.confirm(draft, draft.bill?.amounts[0].amountPaise ?? 0)
      approvals.push([confirmed, await asha.code(confirmed)])
    }
    const answers = await Promise.all(
      approvals.map(([draft, typed], device) => asha.approve(draft, typed, serverFor(device).payments)),
    )
    const outcomes = answers.map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'already-paid'), 'approved'])
    await paying.pass(20)
    expect((await asha.balance()).balancePaise).toBe(
      5_000_00 - (approvals[0]?.[0].cost?.totalPaise ?? Number.NaN),
    )
    expect(await paying.differences()).toEqual([])
  })
})
