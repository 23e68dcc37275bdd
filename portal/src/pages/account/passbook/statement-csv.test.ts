import type { Description, WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthCsv, statementCsv } from './statement-csv.ts'
import { amountsOfMonths, monthWith } from './test-month.ts'

const entry: WalletEntry = {
  id: 'e-1',
  kind: 'payment',
  description: 'bill:dth-recharge/tata-play',
  reference: 'ORD-1',
  amountPaise: -1_842_05,
  balancePaise: 3_158_00,
  at: new Date('2026-10-31T19:00:00Z'),
}

/** An unknown code, as somebody might write into the ledger, is shown unchanged. */
const altered = (text: string) => text as Description

async function csvOf(entries: readonly WalletEntry[], locale: Locale = 'en'): Promise<string> {
  async function* read() {
    yield* entries
  }
  let text = ''
  for await (const part of statementCsv(read(), locale)) text += part
  return text
}

test('an entry is a line with the day of India and amounts that a spreadsheet can add', async () => {
  expect((await csvOf([entry])).split('\r\n')).toEqual([
    '\uFEFFDate,Time (IST),Kind,Details,Reference,Amount (Rs.),Balance (Rs.),Entry',
    '2026-11-01,00:30:00,Payment,"DTH Recharge, Tata Play",ORD-1,-1842.05,3158.00,e-1',
    '',
  ])
})

test('a few paise keep their zeros', async () => {
  const line = (await csvOf([{ ...entry, amountPaise: 5, balancePaise: 0 }])).split('\r\n')[1]
  expect(line).toContain(',0.05,0.00,')
})

test('quotes and line ends stay inside their cell', async () => {
  expect(await csvOf([{ ...entry, description: altered('A "big"\nbill') }])).toContain('"A ""big""\nbill"')
})

test('a month begins with its opening balance and ends with its closing one', async () => {
  expect((await linesOfMonth(1_00, [5_00, -2_50], 75)).slice(1)).toEqual([
    '2026-10-01,,Opening balance,,,,1.00,',
    "2026-10-01,05:30:00,Payment,'=1+1,,5.00,6.00,e-0",
    "2026-10-01,05:31:00,Payment,'=1+1,,-2.50,3.50,e-1",
    '2026-10-31,,Closing balance,,,,3.50,',
    '2026-10-31,,Came in,5.00,,,,',
    '2026-10-31,,Went out,2.50,,,,',
    '2026-10-31,,Set aside at the end,0.75,,,,',
  ])
})

test('the column of amounts makes what lies between the balances, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(amountsOfMonths, async ({ openingPaise, amounts }) => {
      const cells = (await linesOfMonth(openingPaise, amounts)).slice(1).map(line => line.split(','))
      const paise = (text = '') => Math.round(Number(text) * 100)
      const balances = cells.map(cell => cell[6] ?? '').filter(cell => cell !== '')
      const total = cells.reduce((sum, cell) => sum + paise(cell[5]), 0)
      expect(paise(balances[0]) + total).toBe(paise(balances.at(-1)))
      const named = (name: string) => paise(cells.find(cell => cell[2] === name)?.[3])
      expect(named('Came in') - named('Went out')).toBe(total)
    }),
    { seed: 14 },
  )
})

async function linesOfMonth(opening: number, amounts: readonly number[], held?: number): Promise<string[]> {
  let text = ''
  for await (const part of monthCsv('2026-10', monthWith(opening, amounts, held), 'en')) text += part
  return text.trimEnd().split('\r\n')
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\n=1+1', '＝1+1', '＠A1'])(
  'text that begins as a formula does is shown: %s',
  async text => {
    const shown = `'${text}`
    expect(await csvOf([{ ...entry, description: altered(text) }])).toContain(
      text.includes('\n') ? `,"${shown}",` : `,${shown},`,
    )
  },
)

test('Hindi has Hindi headings and kinds', async () => {
  const [headings, line] = (await csvOf([entry], 'hi')).split('\r\n')
  expect(headings).toContain('रकम (₹)')
  expect(line).toContain('भुगतान')
})
