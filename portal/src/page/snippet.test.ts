import { specifiedBrand as brand } from '@chowk/shell'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applySettings } from './page-settings.ts'
import { markedTitle, snippetDescription, snippetTitle } from './snippet.ts'

const titled = (title: string, current?: string) =>
  snippetTitle({ title, description: '', ...(current && { current }) }, 'en')

const site = {
  environment: 'production',
  hosts: {},
  origin: 'http://localhost:3000',
  icons: '',
  serviceWorker: false,
}
const board = 'Hyderabad Metropolitan Water Supply and Sewerage Board'

describe('a title', () => {
  beforeAll(() => applySettings(site, { demo: false }))
  afterAll(() => applySettings(site))

  test('contains the brand', () => {
    expect(titled('Jio Prepaid Mobile Recharge')).toBe(`Jio Prepaid Mobile Recharge | ${brand.name}`)
  })

  test('says what the portal does when it is short', () => {
    expect(titled('About Us')).toBe(`About Us | ${brand.name}: recharges and bills`)
  })

  test('of more than sixty characters drops its explanation', () => {
    expect(titled('Aditya Birla Sun Life Mutual Fund: who runs it and its schemes')).toBe(
      `Aditya Birla Sun Life Mutual Fund | ${brand.name}`,
    )
  })

  test('of a long name is the name', () => {
    expect(titled(`${board} Water Bill Payment`, board)).toBe(board)
  })

  test('that names the brand stays as it is', () => {
    expect(titled(`What ${brand.name} does with your data`)).toBe(`What ${brand.name} does with your data`)
  })

  test('of an unlisted page is the page’s own', () => {
    expect(markedTitle('Sign in')).toBe('Sign in')
  })
})

describe('a title of the demonstration', () => {
  test('always says that it is one', () => {
    expect(titled('Jio Prepaid Mobile Recharge')).toBe(`Jio Prepaid Mobile Recharge | ${brand.name} demo`)
    expect(titled(`What ${brand.name} does with your data`)).toBe(
      `What ${brand.name} does with your data | ${brand.name} demo`,
    )
    expect(markedTitle('Sign in')).toBe(`Sign in | ${brand.name} demo`)
  })

  test('that is too long drops its explanation or the word for paying, and is never cut', () => {
    expect(titled('Municipal Corporation of Gurugram Water Bill Payment')).toBe(
      `Municipal Corporation of Gurugram Water Bill | ${brand.name} demo`,
    )
    expect(titled('Nagpur Municipal Corporation (Orange City Water) Bill Payment')).toBe(
      `Nagpur Municipal Corporation Bill Payment | ${brand.name} demo`,
    )
    expect(titled('Aditya Birla Sun Life Mutual Fund: who runs it and its schemes')).toBe(
      `Aditya Birla Sun Life Mutual Fund | ${brand.name} demo`,
    )
    expect(titled('National Pension System (NPS): accounts, leaving it and tax')).toBe(
      `National Pension System | ${brand.name} demo`,
    )
    expect(titled('Chinese Yuan Renminbi to Indian Rupee (CNY – INR)')).toBe(
      `Chinese Yuan Renminbi to Indian Rupee | ${brand.name} demo`,
    )
  })
})

describe('a description', () => {
  const sentence = 'This sentence of fifty characters ends right here. '

  test('of up to 160 characters stays as it is', () => {
    expect(snippetDescription(sentence.repeat(3).trim())).toBe(sentence.repeat(3).trim())
  })

  test('that is longer keeps whole sentences, in Hindi too', () => {
    expect(snippetDescription(sentence.repeat(5))).toBe(sentence.repeat(3).trim())
    expect(snippetDescription(`${'क'.repeat(80)}। ${'ख'.repeat(90)}।`)).toBe(`${'क'.repeat(80)}।`)
  })

  test('never cuts a sentence', () => {
    expect(snippetDescription(`Quarterly results. ${'word '.repeat(60)}`)).toBe('Quarterly results.')
    expect(snippetDescription('word '.repeat(60).trim())).toBe('word '.repeat(60).trim())
  })
})
