import { describe, expect, test } from 'vitest'
import { parseUpiCode } from './upi-code.ts'

const payment = (text: string) => {
  const reading = parseUpiCode(text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.payment
}

describe('the code of a person', () => {
  test('names the receiver and leaves the amount open', () => {
    expect(payment('upi://pay?pa=asha@okbank&pn=Asha%20Rao&cu=INR')).toEqual({
      payee: 'asha@okbank',
      name: 'Asha Rao',
      isSigned: false,
    })
  })

  test('may carry the merchant code of nobody, and an amount of zero', () => {
    expect(payment('upi://pay?pa=asha@okbank&mc=0000&am=0.00')).toEqual({
      payee: 'asha@okbank',
      isSigned: false,
    })
  })
})

test('the code of a shop tells the amount in paise, the note, the kind of shop and that it is signed', () => {
  expect(
    payment('upi://pay?pa=shop.1-2@bank&pn=Corner+Shop&mc=5411&am=149.5&tn=Bill%2012&tr=X1&sign=AbC%3D'),
  ).toEqual({
    payee: 'shop.1-2@bank',
    name: 'Corner Shop',
    merchantCode: '5411',
    amountPaise: 14_950,
    note: 'Bill 12',
    isSigned: true,
  })
})

test('capital letters, spaces around and an Indian name are read too', () => {
  expect(payment(' UPI://PAY?PA=asha@okbank&PN=आशा ')).toEqual({
    payee: 'asha@okbank',
    name: 'आशा',
    isSigned: false,
  })
})

test.each([
  ['upi://mandate?pa=asha@okbank&am=99', 'mandate'],
  ['https://pay.example/upi://pay?pa=a@b', 'web-address'],
  ['www.example.com', 'web-address'],
  ['00020101021126360014A000000524', 'bharat-qr'],
  ['asha@okbank', 'not-upi'],
  ['', 'not-upi'],
  ['upi://pay?pn=Asha', 'no-payee'],
  ['upi://pay?pa=asha', 'bad-payee'],
  ['upi://pay?pa=asha@okbank%0a@evil', 'bad-payee'],
  ['upi://pay?pa=asha@okbank&am=1e9', 'bad-amount'],
  ['upi://pay?pa=asha@okbank&am=-5', 'bad-amount'],
  ['upi://pay?pa=asha@okbank&am=1.005', 'bad-amount'],
  ['upi://pay?pa=asha@okbank&am=99999999999999999999', 'bad-amount'],
  ['upi://pay?pa=asha@okbank&am=5&cu=USD', 'foreign-money'],
])('%s is refused as %s', (text, problem) => {
  expect(parseUpiCode(text)).toEqual({ problem })
})
