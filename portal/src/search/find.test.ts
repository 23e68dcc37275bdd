// A hundred typical queries and the destination they mean: it is among the first three, in the order of the groups shown.
import { describe, expect, test } from 'vitest'
import { find } from './find.ts'

type Wanted = readonly [question: string, path: string]

const electricity = '/electricity-bill-payment'
const gas = '/gas-bill-payment'

const slips: readonly Wanted[] = [
  ['electrcity', electricity],
  ['elektricity', electricity],
  ['electicity bill', electricity],
  ['fasttag', '/fastag-recharge'],
  ['fast tag', '/fastag-recharge'],
  ['fastg recharge', '/fastag-recharge'],
  ['mobile rechrage', '/mobile-recharge'],
  ['moblie recharge', '/mobile-recharge'],
  ['recharg', '/mobile-recharge'],
  ['airtl', '/mobile-recharge/airtel'],
  ['jio rechage', '/mobile-recharge/jio'],
  ['vodafon', '/mobile-recharge/vi'],
  ['tata pwer', `${electricity}/maharashtra/tata-power-mumbai`],
  ['tatapower', `${electricity}/maharashtra/tata-power-mumbai`],
  ['beskom', `${electricity}/karnataka/bangalore-electricity-supply-company`],
  ['insurence premium', '/insurance-premium-payment'],
  ['brodband', '/broadband-bill-payment'],
  ['landlin bill', '/landline-bill-payment'],
  ['credt card bill', '/credit-card-bill-payment'],
  ['muncipal tax', '/municipal-payments'],
  ['calculater emi', '/tools/emi-calculator'],
  ['gratutity', '/tools/gratuity-calculator'],
  ['currancy', '/currency-converter'],
  ['mutal fund', '/mutual-funds'],
  ['metro crad', '/metro-card-recharge'],
]

const hinglish: readonly Wanted[] = [
  ['bijli', electricity],
  ['bijli bill', electricity],
  ['biji bil', electricity],
  ['bijlee ka bill', electricity],
  ['light bill', electricity],
  ['gas cylinder', gas],
  ['pani ka bill', '/water-bill-payment'],
  ['paani bill', '/water-bill-payment'],
  ['jal board', '/water-bill-payment/delhi-jal-board'],
  ['ghar ka kiraya', '/rental-bill-payment'],
  ['kist', '/loan-emi-payment'],
  ['loan ki kist', '/loan-emi-payment'],
  ['mobile recharge kaise kare', '/mobile-recharge'],
  ['dish recharge', '/dth-recharge/dish-tv'],
  ['tata sky', '/dth-recharge/tata-play'],
  ['toll', '/toll-tag-recharge'],
  ['bima', '/insurance-premium-payment'],
  ['shikayat', '/bbps'],
  ['paise kat gaye', '/care/payment-failed-refund'],
  ['paise bhejo', '/money-transfer'],
  ['byaj calculator', '/tools/simple-interest-calculator'],
  ['aaykar', '/tools/income-tax-calculator'],
  ['sukanya', '/tools/sukanya-samriddhi-yojana-calculator'],
  ['train kahan hai', '/train-tickets/running-status'],
  ['ghar ka tax', '/municipal-payments'],
]

const hindi: readonly Wanted[] = [
  ['बिजली', electricity],
  ['बीजली का बिल', electricity],
  ['इलेक्ट्रिसिटी', electricity],
  ['मोबाइल रिचार्ज', '/mobile-recharge'],
  ['मोबाईल रीचार्ज', '/mobile-recharge'],
  ['एयरटेल', '/mobile-recharge/airtel'],
  ['जियो रिचार्ज', '/mobile-recharge/jio'],
  ['बीएसएनएल', '/mobile-recharge/bsnl'],
  ['वोडाफोन', '/mobile-recharge/vi'],
  ['फास्टैग', '/fastag-recharge'],
  ['एचडीएफसी फास्टैग', '/fastag-recharge/hdfc-bank'],
  ['बेसकॉम', `${electricity}/karnataka/bangalore-electricity-supply-company`],
  ['टाटा पावर', `${electricity}/maharashtra/tata-power-mumbai`],
  ['गैस', gas],
  ['पानी का बिल', '/water-bill-payment'],
  ['टाटा प्ले', '/dth-recharge/tata-play'],
  ['किस्त', '/loan-emi-payment'],
  ['बजाज फाइनेंस', '/loan-emi-payment/bajaj-finance'],
  ['एलआईसी', '/insurance-premium-payment/life-insurance-corporation-of-india'],
  ['रसीद', '/myorders'],
  ['पिन भूल गए', '/settings#pin'],
  ['ओटीपी', '/care/code-not-received'],
  ['रिफंड', '/care/payment-failed-refund'],
  ['संपत्ति कर', '/municipal-payments'],
  ['आयकर', '/tools/income-tax-calculator'],
]

const names: readonly Wanted[] = [
  ['electricity', electricity],
  ['bescom', `${electricity}/karnataka/bangalore-electricity-supply-company`],
  ['uppcl', `${electricity}/uttar-pradesh`],
  ['mahavitaran', `${electricity}/maharashtra/maharashtra-state-electricity-distribution-company`],
  ['bses yamuna', `${electricity}/new-delhi/bses-yamuna-power`],
  ['tneb', `${electricity}/tamil-nadu`],
  ['indane', gas],
  ['mgl', `${gas}/mahanagar-gas`],
  ['igl', `${gas}/indraprastha-gas`],
  ['jio', '/mobile-recharge/jio'],
  ['airtel dth', '/dth-recharge/airtel-digital-tv'],
  ['hdfc credit card', '/credit-card-bill-payment'],
  ['indusind credit card', '/credit-card-bill-payment/indusind-bank'],
  ['bajaj emi', '/loan-emi-payment/bajaj-finance'],
  ['lic premium', '/insurance-premium-payment/life-insurance-corporation-of-india'],
  ['dmrc', '/metro-card-recharge/delhi-metro'],
  ['refund', '/care/payment-failed-refund'],
  ['otp', '/care/code-not-received'],
  ['pin', '/settings#pin'],
  ['lock account', '/settings#safety'],
  ['customer care', '/care'],
  ['pending payment', '/care/payment-pending'],
  ['change number', '/care/change-mobile-number'],
  ['usd to inr', '/currency-converter/us-dollar'],
  ['sbi ifsc', '/ifsc-code/state-bank-of-india'],
  ['pnr', '/train-tickets/pnr-status'],
  ['delhi to mumbai flight', '/flights/delhi-to-mumbai-flight-tickets'],
]

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

const wanted = [...slips, ...hinglish, ...hindi, ...names]
const firstThree = (question: string) =>
  find('en', question)
    .found.slice(0, 3)
    .map(({ path }) => path)

test('there are more than a hundred of them', () => {
  expect(wanted.length).toBeGreaterThan(100)
})

test.each(wanted)('%s', (question, path) => {
  expect(firstThree(question)).toContain(path)
})

test.each(boards)('%s leads to the board of that place', (question, path) => {
  expect(firstThree(question)).toContain(path)
})

test.each([
  ['bijlee bil', electricity, `${electricity}/maharashtra`],
  ['bijli ka bill', electricity, `${electricity}/maharashtra`],
  ['electricity bill', electricity, `${electricity}/maharashtra`],
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

test('a search for a refund shows the help about it, disputes too, before any guide', () => {
  const { found } = find('en', 'refund')
  expect(found.map(({ path }) => path)).toContain('/care/raise-dispute')
  expect(found.findIndex(({ group }) => group === 'guides')).toBe(found.length - 1)
})

test.each([
  ['lucknow to delhi train', '/train-tickets/delhi-to-lucknow-trains'],
  ['दिल्ली से मुंबई फ़्लाइट', '/flights/delhi-to-mumbai-flight-tickets'],
  ['bombay to pune bus', '/bus-tickets/mumbai-to-pune-booking'],
])('%s finds the route, in whichever order it is asked for', (question, path) => {
  expect(firstThree(question)).toContain(path)
})

test('a search that names no state lists large states before small ones', () => {
  const paths = find('en', 'bijlee bil').found.map(({ path }) => path)
  const at = (state: string) => paths.indexOf(`${electricity}/${state}`)
  expect(at('lakshadweep')).toBeGreaterThan(at('uttar-pradesh'))
  expect(at('uttar-pradesh')).toBeGreaterThan(0)
})

describe('on a Hindi page', () => {
  test('a category also finds its states, and not only boards whose names contain its word', () => {
    const paths = find('hi', 'बिजली', 48).found.map(({ path }) => path)
    expect(paths).toContain(`/hi${electricity}/uttar-pradesh`)
    expect(paths[0]).toBe(`/hi${electricity}`)
  })

  test('all results are in Hindi', () => {
    const [first] = find('hi', 'jio recharge').found
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
  expect(find('en', question).found.map(found => found.name)).toContain(name)
})

test('a result without one of the words is marked as near', () => {
  expect(find('en', 'electricity')).toMatchObject({ isWhole: true })
  const { isWhole, found } = find('en', 'electricity zzzzyx')
  expect(isWhole).toBe(false)
  expect(found.map(({ path }) => path)).toContain(electricity)
})

test.each(['hdfc', 'HDFC', 'idfc', 'hdfc bank'])('%s finds no bank that is only spelt like it', question => {
  const [bank = ''] = question.toLowerCase().split(' ')
  const { found } = find('en', question)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ name }) => !name.toLowerCase().includes(bank))).toEqual([])
})

test.each(['', ' -- ', 'xqzzyv'])('“%s” finds nothing', question => {
  expect(find('en', question).found).toEqual([])
})

test('results of a group are together, and no page is listed twice', () => {
  const { found } = find('en', 'airtel', 60)
  const groups = found.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1])
  expect(new Set(groups).size).toBe(groups.length)
  expect(new Set(found.map(({ path }) => path)).size).toBe(found.length)
})

test.each([
  ['bijli', 'बिजली'],
  ['pani', 'पानी'],
])('%s and %s are one question, in whichever script', (latin, devanagari) => {
  const led = (question: string) => find('hi', question).found.map(({ path }) => path)
  expect(led(latin)).not.toEqual([])
  expect(led(latin)).toEqual(led(devanagari))
})
