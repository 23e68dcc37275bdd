// A simple model of the ledger, with which the real one must agree after every operation.
import type { HoldState } from './hold-end.ts'

interface ModelHold {
  readonly wallet: number
  readonly amountPaise: number
  readonly expiresAt: number | undefined
  state: HoldState
}

export type ModelOutcome =
  | 'done'
  | { readonly refused: string; readonly details?: Readonly<Record<string, unknown>> }

export interface LedgerModel {
  readonly holds: readonly ModelHold[]
  balancePaise(wallet: number): number
  heldPaise(wallet: number): number
  credit(wallet: number, amountPaise: number): ModelOutcome
  debit(wallet: number, amountPaise: number, at: number): ModelOutcome
  transfer(from: number, to: number, amountPaise: number, at: number): ModelOutcome
  hold(wallet: number, amountPaise: number, at: number, expiresAt: number | undefined): ModelOutcome
  post(hold: number, at: number): ModelOutcome
  void(hold: number, at: number): ModelOutcome
  expire(at: number): void
}

export function createLedgerModel(wallets: number): LedgerModel {
  const balances = new Array<number>(wallets).fill(0)
  const holds: ModelHold[] = []

  const balancePaise = (wallet: number) => balances[wallet] ?? 0
  const heldPaise = (wallet: number) => total(holdsOf(wallet))
  const holdsOf = (wallet: number) => holds.filter(hold => hold.wallet === wallet && hold.state === 'held')
  const isDue = (hold: ModelHold, at: number) => hold.expiresAt !== undefined && hold.expiresAt <= at

  /** Makes the amount available. Ends expired holds only when that is needed and sufficient. */
  function free(wallet: number, amountPaise: number, at: number): ModelOutcome {
    if (balancePaise(wallet) - heldPaise(wallet) >= amountPaise) return 'done'
    const due = holdsOf(wallet).filter(hold => isDue(hold, at))
    const availablePaise = balancePaise(wallet) - heldPaise(wallet) + total(due)
    if (availablePaise < amountPaise) {
      return { refused: 'insufficient-balance', details: { availablePaise, neededPaise: amountPaise } }
    }
    for (const hold of due) hold.state = 'expired'
    return 'done'
  }

  function add(wallet: number, amountPaise: number): void {
    balances[wallet] = balancePaise(wallet) + amountPaise
  }

  function end(index: number, state: 'posted' | 'voided', at: number): ModelOutcome {
    const hold = holds[index]
    if (!hold) return { refused: 'hold-unknown' }
    if (hold.state !== 'held') return { refused: 'hold-ended', details: { state: hold.state } }
    if (state === 'posted' && isDue(hold, at)) return { refused: 'hold-ended', details: { state: 'expired' } }
    hold.state = state
    if (state === 'posted') add(hold.wallet, -hold.amountPaise)
    return 'done'
  }

  return {
    holds,
    balancePaise,
    heldPaise,
    credit(wallet, amountPaise) {
      add(wallet, amountPaise)
      return 'done'
    },
    debit(wallet, amountPaise, at) {
      const outcome = free(wallet, amountPaise, at)
      if (outcome === 'done') add(wallet, -amountPaise)
      return outcome
    },
    transfer(from, to, amountPaise, at) {
      const outcome = free(from, amountPaise, at)
      if (outcome === 'done') {
        add(from, -amountPaise)
        add(to, amountPaise)
      }
      return outcome
    },
    hold(wallet, amountPaise, at, expiresAt) {
      const outcome = free(wallet, amountPaise, at)
      if (outcome === 'done') holds.push({ wallet, amountPaise, expiresAt, state: 'held' })
      return outcome
    },
    post: (hold, at) => end(hold, 'posted', at),
    void: (hold, at) => end(hold, 'voided', at),
    expire(at) {
      for (const hold of holds) if (hold.state === 'held' && isDue(hold, at)) hold.state = 'expired'
    },
  }
}

function total(holds: readonly ModelHold[]): number {
  return holds.reduce((sum, hold) => sum + hold.amountPaise, 0)
}
