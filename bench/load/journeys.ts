/** What users do on a payday evening, in approximate shares. */
import { Customer } from '../faults/customer.ts'
import { roundRobin } from '../round-robin.ts'

const pages = [
  '/',
  '/',
  '/hi',
  '/electricity-bill-payment',
  '/electricity-bill-payment/tamil-nadu',
  '/mobile-recharge',
  '/gas-bill-payment',
  '/tools/emi-calculator',
]

export interface Journey {
  readonly name: string
  /** Per cent. */
  readonly share: number
  take(crowd: Crowd): Promise<unknown>
}

export interface Crowd {
  readonly origin: string
  readonly customers: readonly Customer[]
  /** A number that is used once. */
  next(): number
}

export const journeys: readonly Journey[] = [
  { name: 'public page', share: 60, take: crowd => readPage(crowd.origin + roundRobin(pages, crowd.next())) },
  { name: 'session and wallet', share: 12, take: async crowd => checkSession(customerOf(crowd)) },
  { name: 'passbook', share: 10, take: crowd => customerOf(crowd).get('/passbook') },
  { name: 'add money', share: 8, take: crowd => addMoney(customerOf(crowd), crowd.next()) },
  { name: 'bill payment', share: 6, take: crowd => customerOf(crowd).recharge(phone(crowd.next()), 10_00) },
  { name: 'sign-in', share: 4, take: crowd => new Customer(crowd.origin, customerOf(crowd).mobile).signIn() },
]

/** The journeys in a fixed order that mixes them by their shares, so that two runs are equal. */
export function* mixed(): Generator<Journey, never> {
  const taken = new Map<Journey, number>()
  for (let count = 1; ; count++) {
    const lag = (journey: Journey) => (journey.share * count) / 100 - (taken.get(journey) ?? 0)
    const next = journeys.reduce((max, journey) => (lag(journey) > lag(max) ? journey : max))
    taken.set(next, (taken.get(next) ?? 0) + 1)
    yield next
  }
}

/** Customers who have signed in and have money. */
export async function gatherCrowd(origin: string, size: number): Promise<Crowd> {
  const customers: Customer[] = []
  for (let index = 0; index < size; index++) {
    const customer = await new Customer(origin, String(9_100_000_000 + index)).signIn()
    await customer.approve(await customer.addMoney(2_000_00, 'money-to-begin-with'))
    customers.push(customer)
  }
  let given = 0
  return { origin, customers, next: () => given++ }
}

async function readPage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
}

async function checkSession(customer: Customer): Promise<void> {
  await customer.get('/v1/api/user/details')
  await customer.balancePaise()
}

async function addMoney(customer: Customer, number: number): Promise<void> {
  await customer.approve(await customer.addMoney(10_00, `add-money-${number}`))
}

/** Ends in 1: the sandbox accepts it at once. */
function phone(number: number): string {
  return `98${String(number).padStart(7, '0')}1`
}

function customerOf({ customers, next }: Crowd): Customer {
  return roundRobin(customers, next())
}
