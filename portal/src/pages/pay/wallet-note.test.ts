import { describe, expect, test } from 'vitest'
import { walletNote } from './wallet-note.ts'

const rupees = (amount: number) => amount * 100

/** What is said of the wallet beside its balance, for a bill of Rs. 900. */
function noteFor(held: number, monthLeft: number, dayLeft?: number): string | undefined {
  const availablePaise = rupees(held)
  const limit = { limitPaise: rupees(10_000), usedPaise: 0, leftPaise: rupees(monthLeft), month: '2026-11' }
  return walletNote(
    {
      wallet: { balancePaise: availablePaise, heldPaise: 0, availablePaise },
      limit: { measure: 'spend-month', ...limit },
      newDevice:
        dayLeft === undefined
          ? undefined
          : { limitPaise: rupees(5000), leftPaise: rupees(dayLeft), until: new Date(0) },
    },
    rupees(900),
    'en',
  )
}

describe('a limit is told where it is what limits', () => {
  test.each([
    ['the month’s, below the balance', noteFor(9000, 4000), /limit allows Rs\.\s4,000 more this month/],
    ['the day’s, below the balance', noteFor(9000, 8000, 3587), /^Up to Rs\.\s3,587 today/],
    ['the day’s, below the bill', noteFor(554, 8000, 800), /^Up to Rs\.\s800 today/],
  ])('%s', (_, note, told) => {
    expect(note).toMatch(told)
  })

  test('and not beside a balance that is less', () => {
    expect(noteFor(554, 8000, 3587)).toBeUndefined()
  })
})
