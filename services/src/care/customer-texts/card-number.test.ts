import { expect, test } from 'vitest'
import { hasCardNumber, withoutCardNumbers } from './card-number.ts'

test.each([
  ['together', 'My card 4111111111111111 was charged.', 'My card •••• 1111 was charged.'],
  ['in fours', 'My card 4111 1111 1111 1111 was charged.', 'My card •••• 1111 was charged.'],
  ['with dashes', '5555-5555-5555-4444', '•••• 4444'],
  ['of fifteen digits, as Amex breaks them up', '3782 822463 10005!', '•••• 0005!'],
  ['of thirteen', '4222222222222', '•••• 2222'],
  ['of nineteen', '6304 0000 0000 0000 000', '•••• 0000'],
  ['of RuPay', 'RuPay 8172 4700 0000 0000', 'RuPay •••• 0000'],
  ['in Devanagari', 'कार्ड ४१११ ११११ ११११ ११११ से कटे', 'कार्ड •••• 1111 से कटे'],
  ['on two lines', '4111 1111\n1111 1111', '•••• 1111'],
  ['before its expiry date', '4111 1111 1111 1111 12/29 123', '•••• 1111 12/29 123'],
  ['after a sum', 'Rs. 500 4111111111111111', 'Rs. 500 •••• 1111'],
  ['beside another', '4111111111111111 5555555555554444', '•••• 1111 •••• 4444'],
])('a card number %s is taken out up to its last four digits, and the rest stays', (_how, text, left) => {
  expect(hasCardNumber(text)).toBe(true)
  expect(withoutCardNumbers(text)).toBe(left)
})

test.each([
  ['a mobile number', 'Call me: 98765 43210 or +91 98765 43211'],
  ['a check digit that is wrong', '4111 1111 1111 1112'],
  ['twelve digits of a UPI reference', 'UTR 411111111111'],
  ['more digits than a card has', '41111111111111111111111'],
  ['two dates', '2026-11-12 2026-11-14'],
  ['an order number and a sum', 'ORD-7K2M-9QXA, Rs. 1,499.00'],
])('%s stays', (_what, text) => {
  expect(hasCardNumber(text)).toBe(false)
  expect(withoutCardNumbers(text)).toBe(text)
})
