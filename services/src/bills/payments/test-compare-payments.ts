// Compares the store with the payments' model.
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { walletOf } from '../../money/ledger/accounts.ts'
import type { SandboxChoice } from '../../money/payment-source/sandbox.ts'
import type { Database } from '../../platform/store/database.ts'
import { openReceivables } from '../receivables/receivables.ts'
import { networkFeePaise } from './test-network.ts'
import { broughtPaise, type PaymentsModel } from './test-payments-model.ts'

export interface ModelToCompare {
  /** The customers' ids. */
  readonly people: readonly string[]
  readonly model: PaymentsModel
  /** The choice in the app, by the payment's reference. */
  readonly choices: ReadonlyMap<string, SandboxChoice>
}

export function comparedWith(db: Kysely<Database>, { people, model, choices }: ModelToCompare) {
  async function money(): Promise<void> {
    const wallets = await db
      .selectFrom('ledger_account')
      .select(['id', 'balance_paise', 'held_paise'])
      .where('id', 'in', people.map(walletOf))
      .execute()
    const spent = await db
      .selectFrom('money_limit_use')
      .select(['customer_id', 'used_paise'])
      .where('customer_id', 'in', people)
      .where('measure', '=', 'spend-month')
      .execute()
    const real = people.map(id => {
      const wallet = wallets.find(wallet => wallet.id === walletOf(id))
      return {
        balancePaise: wallet?.balance_paise ?? 0,
        heldPaise: wallet?.held_paise ?? 0,
        spentPaise: spent.find(use => use.customer_id === id)?.used_paise ?? 0,
      }
    })
    const due = people.map((_, who) => {
      const { balancePaise, heldPaise, spentPaise } = model.moneyOf(who)
      return { balancePaise, heldPaise, spentPaise }
    })
    expect(real).toEqual(due)
  }

  /** Billers owe us what they were paid and we refunded, until it is settled. */
  async function claims(): Promise<void> {
    const references = model.payments.map(({ reference }) => reference)
    const open = (await openReceivables(db)).filter(claim => references.includes(claim.reference))
    const due = model.payments.filter(({ stage, isClaimSettled }) => stage === 'refunded' && !isClaimSettled)
    const owed = (claims: readonly { reference: string; paise: number }[]) =>
      Object.fromEntries(claims.map(({ reference, paise }) => [reference, paise]))
    expect(owed(open.map(({ reference, amountPaise: paise }) => ({ reference, paise })))).toEqual(
      owed(due.map(({ reference, totalPaise }) => ({ reference, paise: totalPaise - networkFeePaise }))),
    )
  }

  /** An ended payment stays ended, by the biller's answer or by an operator. */
  async function stages(): Promise<void> {
    const found = await db
      .selectFrom('bill_payment')
      .select(['reference', 'stage'])
      .where(
        'reference',
        'in',
        model.payments.map(({ reference }) => reference),
      )
      .orderBy('reference')
      .execute()
    const due = model.payments.map(({ reference, stage }) => ({ reference, stage }))
    expect(found).toEqual(due.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)))
  }

  /** All money in suspense is being returned. */
  async function suspense(): Promise<void> {
    const sum = sql<number>`coalesce(cast(sum(amount_paise) as bigint), 0)`
    const held = db.selectFrom('ledger_line').select(sum.as('paise'))
    const owed = db.selectFrom('source_return').select(sum.as('paise'))
    expect(await held.where('account_id', '=', 'system:suspense').executeTakeFirst()).toEqual(
      await owed.where('state', '<>', 'returned').executeTakeFirst(),
    )
  }

  /** A payer by UPI has either paid the biller or has all of the money back. */
  async function payers(): Promise<void> {
    const byUpi = model.payments.filter(({ source, stage }) => source === 'upi' && stage !== 'draft')
    const given = await db
      .selectFrom('sandbox_return')
      .select(['source_reference', 'amount_paise'])
      .where('refusal', 'is', null)
      .execute()
    for (const payment of byUpi) {
      const brought = broughtPaise(payment, choices.get(payment.reference))
      const kept = payment.stage === 'paid' ? payment.totalPaise : 0
      const back = given
        .filter(({ source_reference }) => source_reference === payment.reference)
        .reduce((sum, { amount_paise }) => sum + amount_paise, 0)
      expect({ ...payment, back }).toEqual({ ...payment, back: brought - kept })
    }
  }

  return { money, claims, stages, suspense, payers }
}
