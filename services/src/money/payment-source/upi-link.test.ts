import { expect, test } from 'vitest'
import { upiPaymentLink } from './upi-link.ts'

const payment = {
  payee: { address: 'sandbox@invalid', name: 'Payment sandbox' },
  reference: 'REF1',
  amountPaise: 1_234_05,
  note: 'Electricity Bill Payment, BESCOM & Sons',
}

test('a link names payee, amount in rupees, reference and note as UPI apps read them', () => {
  expect(upiPaymentLink(payment)).toBe(
    'upi://pay?pa=sandbox@invalid&pn=Payment%20sandbox&am=1234.05&cu=INR&tr=REF1' +
      '&tn=Electricity%20Bill%20Payment%2C%20BESCOM%20%26%20Sons',
  )
})

test('a long note is cut', () => {
  const { searchParams } = new URL(upiPaymentLink({ ...payment, note: 'x'.repeat(80) }))
  expect(searchParams.get('tn')).toHaveLength(50)
})
