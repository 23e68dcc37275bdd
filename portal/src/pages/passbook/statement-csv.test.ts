import type { WalletEntry } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { expect, test } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const entry: WalletEntry = {
  id: 'e-1',
  kind: 'payment',
  description: 'Electricity bill, BESCOM',
  reference: 'ORD-1',
  amountPaise: -1_842_05,
  balancePaise: 3_158_00,
  at: new Date('2026-10-31T19:00:00Z'),
}

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
    '2026-11-01,00:30:00,Payment,"Electricity bill, BESCOM",ORD-1,-1842.05,3158.00,e-1',
    '',
  ])
})

test('a few paise keep their zeros', async () => {
  const line = (await csvOf([{ ...entry, amountPaise: 5, balancePaise: 0 }])).split('\r\n')[1]
  expect(line).toContain(',0.05,0.00,')
})

test('quotes and line ends stay inside their cell', async () => {
  expect(await csvOf([{ ...entry, description: 'A "big"\nbill' }])).toContain('"A ""big""\nbill"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('text that begins as a formula does is shown: %s', async text => {
  expect(await csvOf([{ ...entry, description: text }])).toContain(`,'${text},`)
})

test('Hindi has Hindi headings and kinds', async () => {
  const [headings, line] = (await csvOf([entry], 'hi')).split('\r\n')
  expect(headings).toContain('राशि (₹)')
  expect(line).toContain('भुगतान')
})
