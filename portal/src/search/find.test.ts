import { describe, expect, test } from 'vitest'
import { findEntries } from './find.ts'
import { notOfferedQueries, queries, type Wanted } from './test-queries.ts'

const electricity = '/electricity-bill-payment'
const gas = '/gas-bill-payment'

const boards: readonly Wanted[] = [
  ['लखनऊ बिजली', `${electricity}/uttar-pradesh/madhyanchal-vidyut-vitran-nigam`],
  ['lucknow bijli bill', `${electricity}/uttar-pradesh/madhyanchal-vidyut-vitran-nigam`],
  ['MSEDCL', `${electricity}/maharashtra/maharashtra-state-electricity-distribution-company`],
  ['MSEDCL Maharashtra', `${electricity}/maharashtra/maharashtra-state-electricity-distribution-company`],
  ['pune light bill', `${electricity}/maharashtra/maharashtra-state-electricity-distribution-company`],
  ['UPPCL', `${electricity}/uttar-pradesh`],
  ['UPPCL varanasi', `${electricity}/uttar-pradesh/purvanchal-vidyut-vitran-nigam`],
  ['gurgaon electricity', `${electricity}/haryana`],
  ['गुवाहाटी बिजली', `${electricity}/assam/assam-power-distribution-company`],
]

const firstThree = (question: string) =>
  findEntries('en', question)
    .found.slice(0, 3)
    .map(({ path }) => path)

describe(`of ${queries.length} queries`, () => {
  const among = (limit: number) =>
    queries.filter(([question, path]) => !firstThree(question).slice(0, limit).includes(path))

  test('all find the page they mean within three results', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150)
    expect(among(3)).toEqual([])
  })

  test('19 of 20 find it first', () => {
    const missed = among(1)
    expect(missed.length / queries.length, String(missed.map(([question]) => question))).toBeLessThanOrEqual(
      0.05,
    )
  })
})

test.each(notOfferedQueries)('%s is said not to be done here, in both languages', question => {
  expect(findEntries('en', question).notOffered).toMatch(/\b(not|no|cannot)\b/)
  expect(findEntries('hi', question).notOffered).toMatch(/नहीं/)
})

test.each(boards)('%s leads to the board of that place', (question, path) => {
  expect(firstThree(question)).toContain(path)
})

test.each([
  ['bijlee bil', electricity, `${electricity}/maharashtra`],
  ['bijli ka bill', electricity, `${electricity}/maharashtra`],
  ['electricity bill', electricity, `${electricity}/maharashtra`],
  ['electric', electricity, `${electricity}/maharashtra`],
  ['gas bill', gas, `${gas}/adani-total-gas`],
  ['pani ka bill', '/water-bill-payment', '/water-bill-payment/delhi-jal-board'],
  ['loan emi', '/loan-emi-payment', '/loan-emi-payment/bajaj-finance'],
  ['recharge', '/mobile-recharge', '/dth-recharge'],
])('%s is the category, and then what most people pay', (question, category, best) => {
  expect(firstThree(question).slice(0, 2)).toEqual([category, best])
})

const refunds = '/care/payment-failed-refund'

test.each([
  ['refund', refunds],
  ['refunds', refunds],
  ['refund status', refunds],
  ['refund nahi aaya', refunds],
  ['money back', refunds],
  ['bill payment fail', refunds],
  ['payment failed', refunds],
  ['paisa wapas', refunds],
  ['रिफ़ंड', refunds],
  ['dispute', '/care/raise-dispute'],
  ['raise a dispute', '/bbps'],
  ['messages', '/messages'],
  ['notifications', '/messages'],
  ['complaint', '/bbps'],
  ['train ticket cancellation', '/train-tickets/cancellation'],
  ['train refund', '/train-tickets/cancellation'],
])('%s is answered first by the page about it', (question, path) => {
  expect(firstThree(question)[0]).toBe(path)
})

test.each(['refund', 'refunds', 'paisa kat gaya'])('%s offers the customer’s own refunds', question => {
  expect(firstThree(question)).toContain('/myorders/refunds')
})

test('a search for a refund shows the help about it, disputes too, and nothing to pay', () => {
  const { found } = findEntries('en', 'refund')
  expect(found.map(({ path }) => path)).toContain('/care/raise-dispute')
  expect(found.filter(({ group }) => group !== 'help')).toEqual([])
})

test.each([
  ['lucknow to delhi train', '/train-tickets/delhi-to-lucknow-trains'],
  ['दिल्ली से मुंबई फ़्लाइट', '/flights/delhi-to-mumbai-flight-tickets'],
  ['bombay to pune bus', '/bus-tickets/mumbai-to-pune-booking'],
])('%s finds the route, in whichever order it is asked for', (question, path) => {
  expect(firstThree(question)).toContain(path)
})

test('a search that names no state lists large states before small ones', () => {
  const paths = findEntries('en', 'bijlee bil').found.map(({ path }) => path)
  const at = (state: string) => paths.indexOf(`${electricity}/${state}`)
  expect(at('lakshadweep')).toBeGreaterThan(at('uttar-pradesh'))
  expect(at('uttar-pradesh')).toBeGreaterThan(0)
})

describe('on a Hindi page', () => {
  test('a category also finds its states, and not only boards whose names contain its word', () => {
    const paths = findEntries('hi', 'बिजली', 48).found.map(({ path }) => path)
    expect(paths).toContain(`/hi${electricity}/uttar-pradesh`)
    expect(paths[0]).toBe(`/hi${electricity}`)
  })

  test('all results are in Hindi', () => {
    const [first] = findEntries('hi', 'jio recharge').found
    expect(first).toMatchObject({ path: '/hi/mobile-recharge/jio' })
    expect(first?.name).toMatch(/\p{Script=Devanagari}/u)
  })
})

test.each([
  ['indraprastha gas', 'Indraprastha Gas – Bill Payment'],
  ['delhi metro', 'Delhi Metro – Card Recharge'],
  ['hdfc life', 'HDFC Life Insurance – Premium Payment'],
  ['bescom', 'Bangalore Electricity Supply Company (BESCOM)'],
])('%s is answered without a stutter', (question, name) => {
  expect(findEntries('en', question).found.map(found => found.name)).toContain(name)
})

test('a result without one of the words is marked as near', () => {
  expect(findEntries('en', 'electricity')).toMatchObject({ isWhole: true })
  const { isWhole, found } = findEntries('en', 'electricity zzzzyx')
  expect(isWhole).toBe(false)
  expect(found.map(({ path }) => path)).toContain(electricity)
})

test.each(['hdfc', 'HDFC', 'idfc', 'hdfc bank'])('%s finds no bank that is only spelt like it', question => {
  const [bank = ''] = question.toLowerCase().split(' ')
  const { found } = findEntries('en', question)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ name }) => !name.toLowerCase().includes(bank))).toEqual([])
})

test.each(['', ' -- ', 'xqzzyv'])('“%s” finds nothing', question => {
  expect(findEntries('en', question).found).toEqual([])
})

test('results of a group are together, and no page is listed twice', () => {
  const { found } = findEntries('en', 'airtel', 60)
  const groups = found.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
  expect(new Set(groups).size).toBe(groups.length)
  expect(new Set(found.map(({ path }) => path)).size).toBe(found.length)
})

test.each([
  ['bijli', 'बिजली'],
  ['pani', 'पानी'],
])('%s and %s are one question, in whichever script', (latin, devanagari) => {
  const led = (question: string) => findEntries('hi', question).found.map(({ path }) => path)
  expect(led(latin)).not.toEqual([])
  expect(led(latin)).toEqual(led(devanagari))
})
