import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTicket } from '../../care/tickets/ticket-row.ts'
import { newCustomer, openTestPortal, type TestPortal } from '../../test-portal/test-portal.ts'
import { dayMs } from '../calendar/durations.ts'
import { recordQueries, tablesIn } from '../store/test-customer-tables.ts'
import { describeOnStoresInFullSuite } from '../store/test-on-stores.ts'
import { sweep } from '../upkeep/upkeep.ts'
import { type Retention, retention } from './retention.ts'

describeOnStoresInFullSuite('retention on %s', kind => {
  let portal: TestPortal

  beforeAll(async () => {
    portal = await openTestPortal(kind, { demo: true })
  })
  afterAll(() => portal?.close())

  const kindsOfTables = () => portal.store.modules.flatMap(({ retention = {} }) => Object.entries(retention))

  const count = async (table: 'care_ticket' | 'care_ticket_message' | 'known_browser' | 'code_guess') => {
    const { rows } = await portal.store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }

  test('is declared exactly once for every table', async () => {
    const tables = (await portal.store.db.introspection.getTables()).map(({ name }) => name)
    const reported = kindsOfTables().map(([table]) => table)
    expect(reported.toSorted(), 'the retention of all *.module.ts, against the tables there are').toEqual(
      tables.toSorted(),
    )
  })

  test('is enforced: rows with a retention period are swept by its end, or by the expiry in the row', async () => {
    const at = portal.clock.now().getTime()
    const sweeps = await recordQueries(portal.store, db => sweep({ ...portal.store, db }, new Date(at)))
    const isSwept = (table: string, retentionMs: number) =>
      sweeps
        .filter(query => query.startsWith('{"kind":"DeleteQueryNode"') && tablesIn(query)[0] === table)
        .some(query => query.includes(`"value":${query.includes('"expires_at"') ? at : at - retentionMs}}`))
    const timed = kindsOfTables().flatMap(([table, kind]) => {
      const { retentionMs }: Partial<Retention> = kind === 'nobody' ? {} : retention[kind]
      return retentionMs === undefined ? [] : [{ table, retentionMs }]
    })
    expect(timed.length).toBeGreaterThan(10)
    expect(
      timed.filter(({ table, retentionMs }) => !isSwept(table, retentionMs)),
      'no *.module.ts takes its rows away by this time',
    ).toEqual([])
  })

  test('is applied by upkeep: a ticket is deleted three years after its last message', async () => {
    const { id } = await newCustomer(portal)
    const ticket = { topic: 'other', subject: 'A question' }
    const opened = []
    for (const message of ['Where is my money?', 'Where is my receipt?'])
      opened.push(await portal.services.tickets.open(id, { ...ticket, message, submission: randomUUID() }))
    const [silent, answered] = opened.map(outcome => ('id' in outcome ? outcome.id : ''))
    const [before, messagesBefore] = [await count('care_ticket'), await count('care_ticket_message')]
    portal.clock.pass(400 * dayMs)
    const answer = { id: answered ?? '', text: 'Here it is.', at: portal.clock.now().getTime() }
    await portal.store.run(answerTicket, answer)
    portal.clock.pass(retention.tickets.retentionMs - 400 * dayMs - 60_000)
    await sweep(portal.store, portal.clock.now())
    expect(await portal.services.tickets.byId(id, silent ?? '')).toBeDefined()

    portal.clock.pass(60_000)
    await sweep(portal.store, portal.clock.now())
    expect(await portal.services.tickets.byId(id, silent ?? '')).toBeUndefined()
    expect((await portal.services.tickets.byId(id, answered ?? ''))?.messages).toHaveLength(2)
    expect(await count('care_ticket')).toBeLessThan(before)
    expect(await count('care_ticket_message')).toBeLessThan(messagesBefore + 1)
  })

  test('applies to known browsers, too, including the last one', async () => {
    await newCustomer(portal)
    portal.clock.pass(retention.browsers.retentionMs - dayMs)
    await sweep(portal.store, portal.clock.now())
    expect(await count('known_browser')).toBe(1)
    portal.clock.pass(dayMs)
    await sweep(portal.store, portal.clock.now())
    expect(await count('known_browser')).toBe(0)
  })
})
