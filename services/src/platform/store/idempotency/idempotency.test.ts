import { describe, expect, it } from 'vitest'
import { canonicalJson } from './idempotency.ts'

describe('the body of a request', () => {
  it('has the same hash whatever the order of its fields', () => {
    const one = { amountPaise: 100, to: { account: 'a', fee: 1 } }
    const other = { to: { fee: 1, account: 'a' }, amountPaise: 100 }
    expect(canonicalJson(one)).toBe(canonicalJson(other))
  })

  it('has the same hash whether a field is missing or undefined', () => {
    expect(canonicalJson({ amountPaise: 100, reference: undefined })).toBe(
      canonicalJson({ amountPaise: 100 }),
    )
  })

  it('keeps its format, because the hashes of earlier requests are stored', () => {
    const body = {
      to: [{ fee: 1, account: 'a' }, null, undefined],
      9: 'nine',
      10: true,
      note: 'a "b"',
      none: undefined,
    }
    expect(canonicalJson(body)).toBe(
      '{"10":true,"9":"nine","note":"a \\"b\\"","to":[{"account":"a","fee":1},null,null]}',
    )
    expect(canonicalJson(undefined)).toBe('null')
  })

  it.each([
    ['a value', { amountPaise: 100 }, { amountPaise: 101 }],
    ['a type', { amountPaise: 100 }, { amountPaise: '100' }],
    ['the order of a list', { to: ['a', 'b'] }, { to: ['b', 'a'] }],
    ['a field inside', { to: { fee: 1 } }, { to: { fee: 2 } }],
  ])('is another when %s differs', (_, one, other) => {
    expect(canonicalJson(one)).not.toBe(canonicalJson(other))
  })
})
