/** For tests: months of a wallet made of amounts, as a ledger would keep them. */
import type { Description, MonthOfWallet, WalletEntry, WalletHold } from '@chowk/services'
import fc from 'fast-check'

export function monthWith(openingPaise: number, amounts: readonly number[], heldPaise = 0): MonthOfWallet {
  let balancePaise = openingPaise
  const entries = amounts.map((amountPaise, index): WalletEntry => {
    balancePaise += amountPaise
    const at = new Date(Date.UTC(2026, 9, 1, 0, index))
    return {
      id: `e-${index}`,
      kind: 'payment',
      description: '=1+1' as Description,
      amountPaise,
      balancePaise,
      at,
    }
  })
  const hold: WalletHold = { id: 'h-1', description: 'bill:gas', amountPaise: heldPaise, at: new Date() }
  return {
    openingPaise,
    async *entries() {
      yield* entries
    },
    holds: heldPaise > 0 ? [hold] : [],
    until: new Date('2026-10-31T23:59:59.999+05:30'),
  }
}

/** An opening balance, and amounts that never make the balance negative. */
export const amountsOfMonths = fc
  .tuple(fc.nat({ max: 100_000 }), fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 60 }))
  .map(([openingPaise, wished]) => {
    let balance = openingPaise
    const amounts = wished.filter(amount => {
      if (amount === 0 || balance + amount < 0) return false
      balance += amount
      return true
    })
    return { openingPaise, amounts }
  })
