import { describe, expect, test } from 'vitest'
import { missingPaise, walletNote } from './amount-choice.ts'

const rupees = (amount: number) => amount * 100

function walletOf(held: number, monthLeft: number, dayLeft?: number) {
  const availablePaise = rupees(held)
  const limit = { limitPaise: rupees(10_000), usedPaise: 0, leftPaise: rupees(monthLeft), month: '2026-11' }
  return {
    wallet: { balancePaise: availablePaise, heldPaise: 0, availablePaise },
    limit: { measure: 'spend-month', ...limit },
    newDevice:
      dayLeft === undefined
        ? undefined
        : { limitPaise: rupees(5000), leftPaise: rupees(dayLeft), until: new Date(0) },
  } as const
}

/** The note beside the wallet's balance, for a bill of Rs. 900. */
const noteFor = (...wallet: Parameters<typeof walletOf>) => walletNote(walletOf(...wallet), rupees(900), 'en')

describe('a limit is named where it is what limits', () => {
  test.each([
    ['the month’s, below the balance', noteFor(9000, 4000), /limit allows Rs\.\s4,000 more this month/],
    ['the day’s, below the balance', noteFor(9000, 8000, 3587), /^Up to Rs\.\s3,587 today/],
    ['the day’s, below the bill', noteFor(554, 8000, 800), /^Up to Rs\.\s800 today/],
  ])('%s', (_, note, words) => {
    expect(note).toMatch(words)
  })

  test('and not beside a balance that is less', () => {
    expect(noteFor(554, 8000, 3587)).toBeUndefined()
  })
})

test('what is missing is what can be added, and nothing where a limit refuses the payment anyway', () => {
  const missing = (...wallet: Parameters<typeof walletOf>) => missingPaise(walletOf(...wallet), rupees(900))
  expect(missing(554, 8000)).toBe(rupees(346))
  expect(missing(899.5, 8000)).toBe(rupees(1))
  expect(missing(900, 8000)).toBe(0)
  expect(missing(554, 8000, 800)).toBe(0)
})
