// A UPI ID is only asked for in the sandbox, and a request needs the holder's name first.
import { expect, test, vi } from 'vitest'
import { asha, electricity, openPaying, payFor, see, start, stranger } from '../../paying/pay/test-paying.ts'
import { orderPage } from './order.page.tsx'
import { upiIdPage } from './upi-id.page.tsx'

openPaying()

test('the name of the holder comes first, then the request, then the way to the demo app', async () => {
  const id = await payFor(await start(electricity, { consumerNumber: '09100000371' }), 'upi')
  expect((await see(orderPage, { id })).html).toContain(`/myorders/${id}/upi"`)
  const first = (await see(upiIdPage, { id })).html
  expect(first).toContain('Only in this demo')
  expect(first).toMatch(/<dt>Amount<\/dt><dd>Rs\.\s[\d,.]+.*Pay by \d+:\d+/s)

  const unknown = await see(upiIdPage, { id }, { form: { upi: 'nobody@okdemo' } })
  expect(unknown).toMatchObject({ status: 422 })
  expect(unknown.html).toContain('Nobody is found under this UPI ID')

  const { html } = await see(upiIdPage, { id }, { form: { upi: ' Asha.Verma@okdemo ' } })
  expect(html).toMatch(
    /<h1[^>]*>Send a request for Rs\.\s[\d,.]+ to asha\.verma@okdemo \(ASHA VERMA\)\?<\/h1>/,
  )
  expect(html).toContain('value="asha.verma@okdemo"')
  const response = await see(upiIdPage, { id }, { form: { upi: 'asha.verma@okdemo', do: 'ask' } })
  expect(response.to).toBe(`/myorders/${id}`)
  const query = { asked: 'asha.verma@okdemo' }
  expect((await see(orderPage, { id }, { query })).html).toContain('asha.verma@okdemo is asked in the demo')
  // The address is the visitor's input.
  expect((await see(orderPage, { id }, { query: { asked: 'You won' } })).html).not.toContain('You won')
})

test('it is of one customer, of the sandbox, and of a payment that waits', async () => {
  const payment = await start(electricity, { consumerNumber: '09100000471' })
  const id = await payFor(payment, 'upi')
  expect(await see(upiIdPage, { id }, { customer: stranger })).toMatchObject({ status: 404 })
  const { services } = await asha.context('/')
  await services.paymentSandbox.choose(payment.reference, 'fail')
  await see(orderPage, { id }, { query: { paid: '1' } })
  await vi.waitFor(async () => expect((await see(upiIdPage, { id })).to).toBe(`/myorders/${id}`))
  const { html } = await see(orderPage, { id })
  expect(html).toContain('Ask for help')
  expect(html).not.toContain('Raise a dispute')
})
