import { dayInIndia } from '@chowk/catalog'
import { ageSeconds, type Metric } from '../../platform/store/metric.ts'
import type { StoreModule } from '../../platform/store/store-module.ts'
import { renewCalendar } from './bill-calendar.ts'
import { remindOfDue, switchReminders } from './due-reminders.ts'
import { type DueTables, dueFaults } from './dues.tables.ts'
import { dueOf } from './query-biller.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends DueTables {}
}

const dueMetrics: readonly Metric[] = [
  {
    name: 'chowk_dues_late_seconds',
    help: 'Age of the oldest overdue bill query',
    async read(db, at) {
      const next = await db
        .selectFrom('account_due')
        .select(({ fn }) => fn.min('ask_at').as('at'))
        .executeTakeFirstOrThrow()
      return [{ value: ageSeconds(next.at, at) }]
    },
  },
  {
    name: 'chowk_dues_faults',
    help: 'Saved accounts whose biller reports no bill, by fault',
    labels: ['fault'],
    async read(db) {
      const found = await db
        .selectFrom('account_due')
        .select(({ fn }) => ['fault', fn.countAll<number>().as('count')])
        .where('fault', 'is not', null)
        .groupBy('fault')
        .execute()
      return dueFaults.map(fault => ({
        labels: { fault },
        value: found.find(each => each.fault === fault)?.count ?? 0,
      }))
    },
  },
]

export const duesModule: StoreModule = {
  retention: { account_due: 'own', bill_calendar: 'own' },
  deletedWithAccount: ['account_due', 'bill_calendar'],
  exports: [
    {
      name: 'dues',
      about: { en: 'What is due on your saved accounts', hi: 'आपके सेव किए खातों में क्या बाक़ी है' },
      async rows(db, customerId) {
        const dues = db.selectFrom('account_due').selectAll().where('customer_id', '=', customerId)
        return (await dues.orderBy('account_id').execute()).map(row => {
          const due = dueOf(row)
          return {
            biller: row.biller_id,
            bill_number: due?.number ?? '',
            amount_paise: due?.amountPaise ?? null,
            due_date: due?.dueDate ?? '',
            biller_said_so_at: row.seen_at,
            reminders: row.reminds ? 'on' : 'off',
            reminded_on: row.reminded_on,
          }
        })
      },
    },
  ],
  notExported: { bill_calendar: 'the hash of an address that is a secret' },
  // An address that was replaced since the backup must not open again.
  notRestored: { bill_calendar: 'all' },
  metrics: dueMetrics,
  commands: [remindOfDue, switchReminders, renewCalendar],
  // Reminders may have been sent between backup and restore, so none are sent again on that day.
  async afterRestore(store, at) {
    if (!(await store.has('account_due'))) return
    await store.run(`update account_due set remind_at = null, reminded_on = '${dayInIndia(at)}'`)
  },
}
