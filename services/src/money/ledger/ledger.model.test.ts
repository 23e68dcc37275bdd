// @module-tag slow
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '../../platform/store/errors.ts'
import type { Store } from '../../platform/store/store.ts'
import { freshDatabase, type TestDatabase } from '../../platform/store/test-databases.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { tenthUnlessSoak } from '../../platform/store/test-soak.ts'
import { type AccountId, walletOf } from './accounts.ts'
import { auditLedger } from './audit.ts'
import { expireHolds } from './hold-end.ts'
import { placeHoldOnce, postEntryOnce, postHoldOnce, voidHoldOnce } from './test-ledger-commands.ts'
import { createLedgerModel, type ModelOutcome } from './test-ledger-model.ts'

const seed = 20_261_115
const runs = tenthUnlessSoak(20)
const operationsPerRun = 500
const wallets = 4

type Operation =
  | { do: 'credit' | 'debit'; wallet: number; paise: number }
  | { do: 'transfer'; wallet: number; distance: number; paise: number }
  | { do: 'hold'; wallet: number; paise: number; lastsMs: number | undefined }
  | { do: 'post' | 'void'; hold: number }
  | { do: 'wait'; ms: number }
  | { do: 'sweep' }
  | { do: 'repeat' | 'repeat with another body'; earlier: number }

const wallet = fc.nat({ max: wallets - 1 })
const paise = fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 1_000_000_000 }))
const lastsMs = fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined })
const recent = fc.nat({ max: 30 })

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('credit' as const), wallet, paise }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('debit' as const), wallet, paise }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      wallet,
      distance: fc.integer({ min: 1, max: wallets - 1 }),
      paise,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('hold' as const), wallet, paise, lastsMs }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('post' as const, 'void' as const), hold: recent }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 3_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('repeat' as const, 'repeat with another body' as const),
      earlier: recent,
    }),
  },
)

describeOnStoresInFullSuite('the ledger on %s', kind => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase(kind)
    store = await database.open()
  })
  afterAll(() => database?.drop())

  it(`agrees with a model after each of ${runs * operationsPerRun} operations`, async () => {
    let run = 0
    let operations = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: operationsPerRun, maxLength: operationsPerRun }),
        async plan => {
          const play = playOn(store, `run-${run++}`)
          for (const step of plan) await play(step)
          operations += plan.length
        },
      ),
      // The limit leaves time to shrink a failure and report it before the test's own timeout.
      { seed, numRuns: runs, interruptAfterTimeLimit: 240_000 },
    )
    expect((await store.snapshot(auditLedger)).differences).toEqual([])
    expect(operations).toBeGreaterThanOrEqual(runs * operationsPerRun)
  }, 300_000)
})

/** Applies operations to the ledger and to the model, and compares them after each. */
function playOn(store: Store, name: string): (operation: Operation) => Promise<void> {
  const model = createLedgerModel(wallets)
  const account = (index: number): AccountId => walletOf(`${name}-${index}`)
  const done: { again(body: unknown): Promise<unknown>; body: unknown; result: unknown }[] = []
  let at = Date.UTC(2026, 10, 15)
  let sent = 0

  async function send(
    expected: ModelOutcome,
    body: unknown,
    request: (key: string, body: unknown) => Promise<unknown>,
  ) {
    const key = String(++sent)
    const outcome = await outcomeOf(request(key, body))
    if (expected === 'done') {
      expect(outcome).toHaveProperty('result')
      if ('result' in outcome)
        done.push({ again: other => request(key, other), body, result: outcome.result })
    } else {
      expect(outcome).toMatchObject(expected)
    }
  }

  function entry(lines: { account: AccountId; amountPaise: number }[]) {
    const work = {
      id: `${name}-entry-${sent + 1}`,
      kind: 'adjustment' as const,
      description: `bill:${name}` as const,
      lines,
      at,
    }
    return (key: string, body: unknown) => store.run(postEntryOnce, { scope: name, key, body, work })
  }

  async function perform(operation: Operation): Promise<void> {
    switch (operation.do) {
      case 'credit':
      case 'debit': {
        const { wallet, paise } = operation
        const amountPaise = operation.do === 'credit' ? paise : -paise
        const expected =
          operation.do === 'credit' ? model.credit(wallet, paise) : model.debit(wallet, paise, at)
        const lines = [
          { account: account(wallet), amountPaise },
          { account: 'system:promotions' as const, amountPaise: -amountPaise },
        ]
        return send(expected, operation, entry(lines))
      }
      case 'transfer': {
        const { wallet: from, distance, paise } = operation
        const to = (from + distance) % wallets
        const lines = [
          { account: account(from), amountPaise: -paise },
          { account: account(to), amountPaise: paise },
        ]
        return send(model.transfer(from, to, paise, at), operation, entry(lines))
      }
      case 'hold': {
        const { wallet, paise, lastsMs } = operation
        const expiresAt = lastsMs === undefined ? undefined : at + lastsMs
        const id = `${name}-hold-${model.holds.length}`
        const work = {
          id,
          account: walletOf(`${name}-${wallet}`),
          amountPaise: paise,
          description: `bill:${name}` as const,
          expiresAt,
          at,
        }
        return send(model.hold(wallet, paise, at, expiresAt), operation, (key, body) =>
          store.run(placeHoldOnce, { scope: name, key, body, work }),
        )
      }
      case 'post': {
        const index = model.holds.length - 1 - operation.hold
        const amountPaise = model.holds[index]?.amountPaise ?? 1
        const work = {
          holdId: `${name}-hold-${index}`,
          entryId: `${name}-entry-${sent + 1}`,
          kind: 'payment' as const,
          description: `bill:${name}` as const,
          to: [{ account: 'system:billers' as const, amountPaise }],
          at,
        }
        return send(model.post(index, at), operation, (key, body) =>
          store.run(postHoldOnce, { scope: name, key, body, work }),
        )
      }
      case 'void': {
        const index = model.holds.length - 1 - operation.hold
        const work = { holdId: `${name}-hold-${index}`, at }
        return send(model.void(index, at), operation, (key, body) =>
          store.run(voidHoldOnce, { scope: name, key, body, work }),
        )
      }
      case 'wait':
        at += operation.ms
        return
      case 'sweep':
        model.expire(at)
        await store.run(expireHolds, { at })
        return
      case 'repeat': {
        const earlier = done.at(-1 - operation.earlier)
        if (earlier) expect(await earlier.again(earlier.body)).toEqual(earlier.result)
        return
      }
      case 'repeat with another body': {
        const earlier = done.at(-1 - operation.earlier)
        if (!earlier) return
        const outcome = await outcomeOf(earlier.again({ other: earlier.body }))
        expect(outcome).toMatchObject({ refused: 'idempotency-conflict' })
      }
    }
  }

  async function compare(): Promise<void> {
    const accounts = await store.db
      .selectFrom('ledger_account')
      .select(['id', 'balance_paise', 'held_paise'])
      .where(
        'id',
        'in',
        Array.from({ length: wallets }, (_, index) => account(index)),
      )
      .execute()
    const kept = new Map(accounts.map(({ id, ...amounts }) => [id, amounts]))
    for (let index = 0; index < wallets; index++) {
      const inModel = { balance_paise: model.balancePaise(index), held_paise: model.heldPaise(index) }
      expect(kept.get(account(index)) ?? { balance_paise: 0, held_paise: 0 }).toEqual(inModel)
    }
  }

  return async operation => {
    await perform(operation)
    await compare()
  }
}

async function outcomeOf(
  request: Promise<unknown>,
): Promise<{ result: unknown } | { refused: string; details: Readonly<Record<string, unknown>> }> {
  try {
    return { result: await request }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { refused: error.code, details: error.details }
  }
}
