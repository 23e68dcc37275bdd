import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setSession, unknownSession } from '../session/session-store.ts'
import { scrubEvent } from './scrub.ts'

const jwe =
  'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4.XFBoMYUZodetZdvTiFvSkQ'

beforeEach(() => {
  const info = { id: 'c-1', username: 'ravi shankar', firstName: 'Ravi', mobile: '9876543210' }
  setSession({ status: 'signed-in', info, wallet: { state: 'unknown' } })
})

afterEach(() => {
  setSession(unknownSession)
})

function label(text: string): unknown {
  return scrubEvent({ event_label: text }).event_label
}

describe('removed', () => {
  test.each([
    ['a mobile number', 'call 9876543210 now', 'call [removed] now'],
    ['a mobile number with its country', '+91 98765-43210', '[removed]'],
    ['an account number', 'from 123456789012', 'from [removed]'],
    ['a card number in groups', '4111 1111 1111 1111', '[removed]'],
    ['a consumer number in a path', '/bill/00123456/pay', '/bill/[removed]/pay'],
    ['the first name', 'Hi, Ravi', 'Hi, [removed]'],
    ['the name in a slug', '/greet/ravi-shankar', '/greet/[removed]-[removed]'],
    ['an encrypted token', `token ${jwe}`, 'token [removed]'],
    ['an opaque token', 'sid=Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5', 'sid=[removed]'],
    ['a hexadecimal token', '0123456789abcdef0123456789abcdef', '[removed]'],
  ])('%s', (_, text, expected) => {
    expect(label(text)).toBe(expected)
  })

  test.each([
    ['/pay?mobile=9876543210&from=home#token', '/pay?mobile=[removed]&from=home'],
    ['/pay?mobile=98765%2043210', '/pay?mobile=[removed]'],
    ['/pay?mobile=%2B91+98765+43210', '/pay?mobile=[removed]'],
    ['/pay?to=shop%40bank', '/pay?to=[removed]'],
    ['/pay?for=Ravi', '/pay?for=[removed]'],
    ['/pay?9876543210', '/pay?[removed]'],
    ['/bill/00123456?state=goa', '/bill/[removed]?state=goa'],
    [`/login?sso=${jwe}`, '/login?sso=[removed]'],
    ['https://apps.apple.com.evil.example/id9876543210', 'https://apps.apple.com.evil.example/id[removed]'],
  ])('what is a customer’s in the destination %s', (destinationURL, expected) => {
    expect(scrubEvent({ destinationURL })).toEqual({ destinationURL: expected })
  })

  test('a long number that is not even a text', () => {
    expect(scrubEvent({ event_value: 9876543210, size: 42 })).toEqual({ event_value: '[removed]', size: 42 })
  })

  test('a mobile number or a token given as the customer', () => {
    expect(scrubEvent({ Customer_Id: '9876543210' }).Customer_Id).toBe('[removed]')
    expect(scrubEvent({ Customer_Id: jwe }).Customer_Id).toBe('[removed]')
    expect(scrubEvent({ Customer_Id: 'ravi' }).Customer_Id).toBe('[removed]')
  })
})

describe('kept', () => {
  test.each([
    'electricity-bill-payment-uttar-pradesh',
    'bajaj-finance-limited-personal-loan-emi',
    'Click to know more',
    'Bank of Baroda (BOB World) credit card 2024',
    'accounts.chowk.example',
    'pin 560001',
  ])('%s', text => {
    expect(label(text)).toBe(text)
  })

  test.each([
    'https://play.google.com/store/apps/details?id=net.one97.paytm',
    'https://apps.apple.com/in/app/id473941634',
    'https://apps.apple.com/in/app/id6448311069?mt=8',
    'https://www.chowk.example/flights?utm_source=home&utm_campaign=diwali%20sale',
  ])('the destination %s, whole', destinationURL => {
    expect(scrubEvent({ destinationURL })).toEqual({ destinationURL })
  })

  test.each(['c-1', '1042', '018f3d2c-7b1e-7c3a-9a51-0a1b2c3d4e5f', 'cus_9X2mPq7LkT4vB8nR1sW6'])(
    'the customer %s',
    id => {
      expect(scrubEvent({ Customer_Id: id }).Customer_Id).toBe(id)
    },
  )

  test('fields without a value are left out', () => {
    expect(scrubEvent({ event: 'x', screenName: undefined })).toEqual({ event: 'x' })
  })
})

test('no mobile number survives in any field, whatever is around it', () => {
  const mobile = fc.stringMatching(/^[6-9][0-9]{9}$/)
  const around = fc.string({ maxLength: 20 })
  fc.assert(
    fc.property(mobile, around, around, (number, before, after) => {
      const text = `${before}${number}${after}`
      const event = scrubEvent({ event_label: text, destinationURL: text, promotions: [{ creative: text }] })
      expect(JSON.stringify(event)).not.toContain(number)
    }),
  )
})
