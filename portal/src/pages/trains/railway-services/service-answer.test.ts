import { type ServicePage, trainServices } from '@chowk/catalog'
import { describe, expect, test } from 'vitest'
import { answerService, isPersonal } from './service-answer.ts'

function service(slug: string): ServicePage {
  const found = trainServices.find(candidate => candidate.slug === slug)
  if (!found) throw new Error(`The catalogue has no train service ${slug}`)
  return found
}

const today = '2026-11-15'
const answer = (slug: string, typed: Record<string, string>) => answerService(service(slug), typed, today)

test('what names a person’s ticket or account is personal, a train or a journey is not', () => {
  expect(trainServices.filter(isPersonal).map(({ slug }) => slug)).toEqual([
    'pnr-status',
    'cancellation',
    'account-login',
  ])
})

test.each(trainServices.map(({ slug }) => slug))('%s answers nothing to who asks nothing', slug => {
  expect(answer(slug, {})).toBeUndefined()
})

describe('a number is taken as tickets print it', () => {
  test.each([
    ['pnr-status', { pnr: ' 235-4567890 ' }, { kind: 'ticket', pnr: '2354567890' }],
    ['pnr-status', { pnr: '२३५४५६७८९०' }, { kind: 'ticket', pnr: '2354567890' }],
    ['running-status', { trainNumber: '12 951' }, { kind: 'train', trainNumber: '12951' }],
    ['account-login', { irctcUserId: ' asha.devi1' }, { kind: 'account', userId: 'asha.devi1' }],
  ])('%s %j', (slug, typed, outcome) => {
    expect(answer(slug, typed)).toMatchObject({ problems: [], outcome })
  })
})

describe('a slip is told with what to do, and nothing typed is lost', () => {
  test.each([
    ['pnr-status', { pnr: '12345' }, 'Enter the 10 digits of the PNR.'],
    ['pnr-status', { pnr: '' }, 'Enter the 10 digits of the PNR.'],
    ['cancellation', { pnr: '12345678901' }, 'Enter the 10 digits of the PNR.'],
    ['running-status', { trainNumber: '1295A' }, 'Enter the 5 digits of the train number.'],
    ['account-login', { irctcUserId: 'a' }, 'Enter 3 to 35 letters or digits, without spaces.'],
  ])('%s %j', (slug, typed, message) => {
    const given = answer(slug, typed)
    expect(given?.problems.map(problem => problem.message.en)).toEqual([message])
    expect(given?.outcome).toBeUndefined()
    expect(given?.typed).toEqual(typed)
  })
})

test('a journey is looked up among the train routes', () => {
  const found = answer('seat-availability', { from: 'Delhi', to: 'Varanasi', date: '2026-12-05' })
  expect(found?.outcome).toMatchObject({
    kind: 'journey',
    journey: { day: '2026-12-05', route: { path: '/train-tickets/delhi-to-varanasi-trains' } },
  })
  expect(answer('railway-enquiry', { from: 'Atlantis', to: 'Delhi' })?.problems).toHaveLength(1)
})
