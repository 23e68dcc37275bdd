import { expect, test } from 'vitest'
import { type MessageKind, optionalGroups } from './message-kinds.ts'
import file from './templates.json' with { type: 'json' }
import { messageText } from './templates.ts'

const variablesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test.each(Object.entries(file.templates))(
  '%s is of a known group and says the same in both languages',
  (_, template) => {
    expect(['code', 'security', 'money', ...optionalGroups]).toContain(template.group)
    expect(variablesIn(template.hi)).toEqual(variablesIn(template.en))
    expect(template.en).toContain('{brand}')
  },
)

test('a number of days is one, or several', () => {
  const text = (days: number) => {
    const variables = { amountPaise: 100_00, days, orderId: 'ORD-1' }
    return messageText('compensation', { brand: 'Chowk', variables }, 'en')
  }
  expect(text(1)).toContain('came back a day late')
  expect(text(3)).toContain('came back 3 days late')
  expect(text(3)).toContain('Rs. 100')
})

test('only an account that held money says that it is on its way', () => {
  const text = (paidOutPaise: number) =>
    messageText('account-closed', { brand: 'Chowk', variables: { paidOutPaise } }, 'en')
  expect(text(0)).toBe('Your Chowk account is closed.')
  expect(text(250_00)).toContain('closed. Rs. 250 is on its way')
})

test('a text without one of its variables is not sent', () => {
  const kind: MessageKind = 'payment-made'
  expect(() => messageText(kind, { brand: 'Chowk', variables: {} }, 'en')).toThrow('{amountPaise}')
})
