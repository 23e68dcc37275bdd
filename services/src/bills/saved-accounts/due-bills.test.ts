import { billers } from '@chowk/catalog'
import { expect, test, vi } from 'vitest'
import type { BillerGateway } from '../billers/biller-gateway.ts'
import { createDueBills } from './due-bills.ts'
import type { SavedAccount } from './saved-accounts.ts'

const board = billers.find(({ category }) => category.slug === 'electricity-bill-payment')?.id ?? ''
const home: SavedAccount = {
  id: 'home',
  billerId: board,
  account: '0911',
  parameters: { consumerNumber: '0911' },
  name: 'Home',
  label: '',
}
const phone: SavedAccount = { ...home, id: 'phone', billerId: 'mobile-recharge/jio' }
const bill = {
  outcome: 'bill',
  bill: { dueDate: '2026-11-21', amounts: [{ kind: 'total-due', amountPaise: 1655_01 }] },
} as unknown as Awaited<ReturnType<BillerGateway['fetchBill']>>

function asking(answer: () => Promise<typeof bill>) {
  const clock = { at: 0 }
  const fetchBill = vi.fn<BillerGateway['fetchBill']>(answer)
  const due = createDueBills({ gateway: { fetchBill }, now: () => new Date(clock.at), waitMs: 5 })
  return { due, fetchBill, clock }
}

test('a bill is asked for once in a while, a recharge never, and a payment makes it be asked again', async () => {
  const { due, fetchBill, clock } = asking(async () => bill)
  const found = await due.of([home, phone])
  expect([...found]).toEqual([['home', { amountPaise: 1655_01, dueDate: '2026-11-21' }]])
  await due.of([home, phone])
  expect(fetchBill).toHaveBeenCalledTimes(1)
  const paid = { ...home, lastPaid: { at: new Date(0), orderId: 'ORD-1', amountPaise: 1655_01 } }
  fetchBill.mockResolvedValue({ outcome: 'nothing-due' })
  expect([...(await due.of([paid]))]).toEqual([['home', 'nothing-due']])
  clock.at = 30 * 60_000
  await due.of([home])
  expect(fetchBill).toHaveBeenCalledTimes(3)
})

test('nobody waits for a slow biller, and its answer is there the next time', async () => {
  let answer: (given: typeof bill) => void = () => undefined
  const { due } = asking(() => new Promise(resolve => (answer = resolve)))
  expect((await due.of([home])).size).toBe(0)
  answer(bill)
  await Promise.resolve()
  expect((await due.of([home])).size).toBe(1)
})

test('a biller that fails is no reason for the page to fail', async () => {
  const { due } = asking(() => Promise.reject(new Error('down')))
  expect((await due.of([home])).size).toBe(0)
})
