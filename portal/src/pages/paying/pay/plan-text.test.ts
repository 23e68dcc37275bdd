import type { Plan } from '@chowk/services'
import { expect, test } from 'vitest'
import { planFacts, planText } from './plan-text.ts'

const plan = { id: 'p', name: 'P', group: 'popular', amountPaise: 299_00 } as const

test.each([
  [
    { gives: { dataMbPerDay: 1536, talk: 'unlimited', smsPerDay: 100 }, validityDays: 28 },
    '1.5 GB a day · unlimited calls · 100 SMS a day · 28 days',
    'रोज़ 1.5 GB · अनलिमिटेड कॉल · रोज़ 100 SMS · 28 दिन',
  ],
  [{ gives: { dataMb: 500 }, validityDays: 1 }, '500 MB · 1 day', '500 MB · 1 दिन'],
  [{ gives: { talkTimePaise: 81_75 } }, 'talk time of Rs.\u00a081.75', '₹81.75 का टॉक टाइम'],
  [{ gives: { channels: 180 }, validityDays: 30 }, '180 channels · 30 days', '180 चैनल · 30 दिन'],
] as const)('%j', (facts, english, hindi) => {
  expect(planText({ ...plan, ...facts }, 'en')).toBe(english)
  expect(planText({ ...plan, ...facts }, 'hi')).toBe(hindi)
})

test('each thing that was bought is listed by its name', () => {
  const facts = (gives: Plan['gives'], validityDays?: number) =>
    planFacts({ ...plan, gives, validityDays }, 'en').map(({ label, value }) => `${label}: ${value}`)
  expect(facts({ dataMbPerDay: 1536, talk: 'unlimited', smsPerDay: 100 }, 28)).toEqual([
    'Plan: P',
    'Data: 1.5 GB a day',
    'Calls and SMS: unlimited, 100 SMS a day',
    'Validity: 28 days',
  ])
  expect(facts({ talkTimePaise: 81_75 })).toEqual(['Plan: P', 'Talk time: Rs.\u00a081.75'])
  expect(facts({ channels: 180 }, 30)).toEqual(['Plan: P', 'Channels: 180 channels', 'Validity: 30 days'])
  expect(planFacts(undefined, 'hi')).toEqual([])
})
