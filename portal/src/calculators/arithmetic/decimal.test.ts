import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Decimal } from './decimal.ts'

const million = Decimal.of(1_000_000)

describe('decimals', () => {
  test('add what floating point cannot', () => {
    const sum = Decimal.ratio(1, 10).plus(Decimal.ratio(2, 10)).minus(Decimal.ratio(3, 10))
    expect(sum.times(million).times(million).round()).toBe(0)
  })

  test('round half away from zero', () => {
    expect(Decimal.ratio(5, 2).round()).toBe(3)
    expect(Decimal.ratio(-5, 2).round()).toBe(-3)
    expect(Decimal.ratio(-1, 4).round()).toBe(0)
  })

  test('see a half even when it is made of thirds', () => {
    expect(Decimal.ratio(1, 3).plus(Decimal.ratio(1, 6)).round()).toBe(1)
    expect(Decimal.ratio(1, 6).times(3).round()).toBe(1)
  })

  test('raise to powers exactly', () => {
    expect(Decimal.ratio(11, 10).power(10).times(10_000_000_000).round()).toBe(25_937_424_601)
    expect(Decimal.of(7).power(0).round()).toBe(1)
  })

  test('a root raised again is the number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        (number, degree) => {
          expect(Decimal.of(number).root(degree).power(degree).times(million).round()).toBe(
            number * 1_000_000,
          )
          expect(
            Decimal.ratio(1, number).root(degree).power(degree).times(number).times(million).round(),
          ).toBe(1_000_000)
        },
      ),
    )
  })

  test('say when a result can no longer be exact', () => {
    expect(() => million.power(3).round()).toThrow('larger than this calculator can state exactly')
    expect(() => Decimal.of(0.5)).toThrow('Expected a whole number')
  })
})
