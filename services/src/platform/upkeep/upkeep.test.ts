import { afterEach, describe, expect, test, vi } from 'vitest'
import { codeIn, openTestPortal, signIn, wrongCode } from '../../test-portal/test-portal.ts'
import { testOnStoresInFullSuite } from '../store/test-on-stores.ts'
import { sweep } from '../upkeep/upkeep.ts'
import { createUpkeep } from './upkeep.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

describe('upkeep', () => {
  afterEach(() => vi.useRealTimers())

  test('repeats a chore, also after a failure, until it is closed', async () => {
    vi.useFakeTimers()
    let runs = 0
    const chore = {
      name: 'counting',
      everyMs: 1000,
      run: async () => {
        runs++
        if (runs === 1) throw new Error('once')
      },
    }
    const upkeep = createUpkeep([chore], silent)
    upkeep.start()
    await vi.advanceTimersByTimeAsync(3500)
    expect(runs).toBe(3)
    await upkeep.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(runs).toBe(3)
  })

  test('does not start a chore while it is still running', async () => {
    vi.useFakeTimers()
    let finish = () => {}
    let runs = 0
    const chore = {
      name: 'slow',
      everyMs: 10,
      run: () => {
        runs++
        return new Promise<void>(resolve => {
          finish = resolve
        })
      },
    }
    const upkeep = createUpkeep([chore], silent)
    upkeep.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(runs).toBe(1)
    const closed = upkeep.close()
    finish()
    await closed
  })

  test('starts an overlapping chore on time, and waits for all runs when closing', async () => {
    vi.useFakeTimers()
    const finish: (() => void)[] = []
    const chore = {
      name: 'hanging',
      everyMs: 1000,
      mayOverlap: true,
      run: () => new Promise<void>(resolve => finish.push(resolve)),
    }
    const upkeep = createUpkeep([chore], silent)
    upkeep.start()
    await vi.advanceTimersByTimeAsync(3500)
    expect(finish).toHaveLength(3)
    let isClosed = false
    const closed = upkeep.close().then(() => {
      isClosed = true
    })
    for (const finishOne of finish) {
      await vi.advanceTimersByTimeAsync(5000)
      expect(isClosed).toBe(false)
      finishOne()
    }
    await closed
    expect(finish).toHaveLength(3)
  })
})

testOnStoresInFullSuite('the sweep on %s takes what has ended and leaves what still counts', async kind => {
  const portal = await openTestPortal(kind, { demo: true })
  try {
    const count = async (table: 'session' | 'code_challenge') => {
      const { rows } = await portal.store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    }
    const sweepNow = () => sweep(portal.store, portal.clock.now())
    await signIn(portal.browser(), '9866600001')
    await sweepNow()
    expect([await count('session'), await count('code_challenge')]).toEqual([1, 1])

    const attacker = portal.browser()
    const { challenge, code } = codeIn(await attacker.requestCode('9866600002'))
    for (let i = 0; i < 5; i++) await attacker.enterCode({ challenge, code: wrongCode(code) })
    portal.clock.pass(16 * 60_000)
    await sweepNow()
    // Both count towards the limits of a day.
    expect(await count('code_challenge')).toBe(2)
    portal.clock.pass(24 * 60 * 60_000)
    await sweepNow()
    expect([await count('session'), await count('code_challenge')]).toEqual([1, 0])
    portal.clock.pass(7 * 24 * 60 * 60_000)
    await sweepNow()
    expect(await count('session')).toBe(0)
  } finally {
    await portal.close()
  }
})
