import { expect, test } from 'vitest'
import { fillIn, pathIn } from './language.ts'
import { linkIn, portalPath } from './links.ts'

test.each([
  ['/gas-bill-payment', '/gas-bill-payment'],
  ['/tools/emi-calculator?years=20#schedule', '/tools/emi-calculator'],
  ['{main}/fastag-recharge', '/fastag-recharge'],
  ['{main}', '/'],
  ['{seller}/', undefined],
  ['https://cms.rbi.org.in/', undefined],
])('the portal’s path behind %s is %s', (link, path) => {
  expect(portalPath(link)).toBe(path)
})

test.each([
  ['/', '/hi'],
  ['/gas-bill-payment', '/hi/gas-bill-payment'],
  ['{main}/fastag-recharge', '{main}/hi/fastag-recharge'],
  ['{events}/mumbai', '{events}/mumbai'],
  ['https://cms.rbi.org.in/', 'https://cms.rbi.org.in/'],
])('%s in Hindi is %s', (link, hindiLink) => {
  expect(linkIn('hi', link)).toBe(hindiLink)
  expect(linkIn('en', link)).toBe(link)
})

test('English paths have no prefix', () => {
  expect(pathIn('en', '/movies')).toBe('/movies')
})

test('a sentence takes the name in its own language, and the English one where there is no Hindi', () => {
  const sentence = { en: 'Pay {biller}', hi: '{biller} का बिल भरें' }
  expect(fillIn(sentence, { biller: { name: 'Delhi Jal Board', hindi: 'दिल्ली जल बोर्ड' } }).hi).toBe(
    'दिल्ली जल बोर्ड का बिल भरें',
  )
  expect(fillIn(sentence, { biller: { name: 'Airtel' } })).toEqual({
    en: 'Pay Airtel',
    hi: 'Airtel का बिल भरें',
  })
})
