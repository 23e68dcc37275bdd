// The page of dues over real services: what is due is first, paid with one press, and reminded of or not.
import type { AccountDue, DueState } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { meet } from '../../../page/test-page.tsx'
import { asha, electricity, openPaying, payFor, see, start } from '../../paying/pay/test-paying.ts'
import { orderPage } from '../myorders/order.page.tsx'
import { billCalendar } from './bill-calendar.ts'
import { billsPage } from './bills.page.tsx'
import { dueLine } from './due-line.ts'

openPaying()

test('an account that was saved is among the bills, is paid with one press, and its reminders can be stopped', async () => {
  expect((await see(billsPage, {})).html).toContain('No saved accounts yet')
  const id = await payFor(await start(electricity, { consumerNumber: '09100000231' }))
  await see(orderPage, { id }, { form: { do: 'save' } })
  const { html } = await see(billsPage, {})
  expect(html).toMatch(/Paid on \d+ \w+/)
  const account = /name="account" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await see(billsPage, {}, { form: { do: 'pay', account } })).to).toMatch(/^\/pay/)
  expect((await see(billsPage, {}, { form: { do: 'silence', account } })).to).toBe('/bills')
  expect((await see(billsPage, {})).html).toContain('Reminders are off.')
  const nobodys = { do: 'silence', account: 'somebody-elses' }
  expect((await see(billsPage, {}, { form: nobodys })).to).toBe('/bills')
})

const due = (days: number): DueState => {
  const dueDate = new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  return { state: 'due', due: { number: 'B-77', amountPaise: 1205_00, billDate: dueDate, dueDate } }
}

async function shown(locale: Locale, ...states: readonly DueState[]): Promise<string> {
  const context = { ...(await asha.context('/bills')), locale }
  const list = async (): Promise<AccountDue[]> =>
    states.map((dueState, index) => ({
      dueState,
      reminds: true,
      account: {
        id: `${index}`,
        billerId: electricity,
        account: `0910000${index}`,
        parameters: {},
        name: '',
        label: '',
      },
    }))
  const services = { ...context.services, dues: { ...context.services.dues, list } }
  return (await meet(billsPage, { ...context, services })).html.replaceAll('\u00a0', ' ')
}

test('what is to be paid comes before the rest, with its sum, its number and its date', async () => {
  const html = await shown('en', due(-2), due(3), { state: 'fault', fault: 'other-name' })
  expect(html).toMatch(
    /To pay<.*Rs\. 2,410 in all.*Rs\. 1,205, 2 days late.*Rs\. 1,205 due in 3 days.*Bill B-77.*>Pay Rs\. 1,205<.*Nothing to pay now<.*names another customer/,
  )
  expect(html.match(/(?:was )?due on/g)).toEqual(['was due on', 'due on'])
  expect(await shown('hi', due(-2))).toMatch(/आख़िरी तारीख़ \d+ \S+ थी/)
  const hindi = await shown('hi', due(0), due(1))
  expect(hindi).toMatch(/कुल ₹2,410.*₹1,205, आज आख़िरी दिन.*₹1,205, 1 दिन बचे हैं/)
})

test('a bill whose payment is on its way has its order in place of the button', async () => {
  const html = await shown('en', { state: 'paying', orderId: 'ORD-9' })
  expect(html).toMatch(/Nothing to pay now<.*Your payment is on its way.*href="[^"]*\/myorders\/ORD-9"/)
  expect(html).not.toContain('value="pay"')
})

test('the calendar’s address is shown once, when it is made', async () => {
  const made = (await see(billsPage, {}, { form: { do: 'calendar' } })).html
  expect(made).toMatch(/https?:\/\/[^<]*\/bills\/calendar\/[\w-]{43}\.ics<.*href="webcal:.*Add to calendar/)
  const later = (await see(billsPage, {})).html
  // Without what was done before, whose notice would take the focus from the address.
  const forms = later.match(/<form[^>]*>(?=(?:(?!<form).)*name="do")/g) ?? []
  expect(forms.filter(form => /action="[^"]*\/bills"/.test(form))).toHaveLength(forms.length)
  expect(forms.length).toBeGreaterThan(0)
  expect(later).not.toContain('.ics')
  expect(later).toMatch(/An address made on \d+ \w+ is in use/)
})

test('the calendar holds what is due by its day, and no account number', () => {
  const dueState = { state: 'due', due: { amountPaise: 1205_00, dueDate: '2026-11-25' } } as const
  const account = {
    id: 'a',
    billerId: electricity,
    account: '0912345',
    parameters: {},
    name: 'घर, माँ; '.repeat(9),
    label: '',
  }
  const text = billCalendar([{ account, dueState, reminds: true }], 'en', new Date('2026-11-18T10:00:00Z'))
  expect(text).toContain(
    '\r\nDTSTAMP:20261118T100000Z\r\nDTSTART;VALUE=DATE:20261125\r\nSUMMARY:घर\\, माँ\\; ',
  )
  expect(text.replaceAll('\r\n ', '')).toContain(': Rs. 1\\,205\r\n')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('0912345')
})

test.each<[DueState, string]>([
  [{ state: 'plan', due: { amountPaise: 1, dueDate: '2026-11-25', isPlan: true } }, 'Plan ends on 25 Nov'],
  [{ state: 'plan', due: { amountPaise: 1, dueDate: '2026-11-17', isPlan: true } }, 'Plan ended on 17 Nov'],
  [
    { state: 'paid', lastPaid: { at: new Date('2026-11-06T06:00:00Z'), orderId: 'ORD-1', amountPaise: 1 } },
    'Paid on 6 Nov',
  ],
  [{ state: 'due', due: { amountPaise: 1205_00, dueDate: '2026-11-18' } }, 'Rs. 1,205 due today'],
])('one line says it', (dueState, line) => {
  expect(dueLine(dueState, 'en', '2026-11-18').text.replace('\u00a0', ' ')).toBe(line)
})
