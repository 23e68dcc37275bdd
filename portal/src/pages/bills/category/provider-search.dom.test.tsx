import { beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '../../../islands/test-behaviour.ts'
import { showPart } from '../../../page/test-page.tsx'
import { ProviderSearch } from './provider-list.tsx'
import { unshownWords } from './provider-match.ts'
import { searchProviders } from './provider-search.behaviour.ts'

const props = { label: 'Search', listId: 'providers', total: 3, query: '', shown: 3 } as const
const entry = (name: string, ...others: string[]) =>
  `<li data-words="${unshownWords(name, [name, ...others])}"><a href="#${name}">${name}</a></li>`

beforeEach(() => {
  document.body.innerHTML = `
    ${showPart(<ProviderSearch {...props} />)}
    <ul id="providers">${entry('Karnataka', 'BESCOM')}${entry('Kerala', 'KSEB')}${entry('Goa')}</ul>`
})

const start = () => startIn(document, { searchProviders })
const input = () => document.querySelector('input') as HTMLInputElement
const shown = () => [...document.querySelectorAll('li')].filter(li => !li.hidden).map(li => li.textContent)
const status = () => document.querySelector('[role=status]')?.textContent

function type(text: string): void {
  input().value = text
  input().dispatchEvent(new Event('input', { bubbles: true }))
}

function pressEnter(): void {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

test('the list narrows with each letter and comes back when the box is emptied', async () => {
  start()
  type('k')
  expect(shown()).toEqual(['Karnataka', 'Kerala'])
  type('kse')
  expect(shown()).toEqual(['Kerala'])
  expect(status()).toBe('1 of 3 match “kse”')
  type('')
  expect(shown()).toHaveLength(3)
  expect(status()).toBe('3 in the list')
})

test('the entries are the ones the server sent, not copies', async () => {
  const [before] = document.querySelectorAll('li')
  start()
  type('karn')
  expect(document.querySelector('li:not([hidden])')).toBe(before)
})

test('letters typed before the code arrived count', async () => {
  input().value = 'goa'
  start()
  expect(shown()).toEqual(['Goa'])
  expect(input().value).toBe('goa')
})

test('nothing found says that it is not here, and where else to look', async () => {
  start()
  type('atlantis')
  expect(shown()).toEqual([])
  await vi.waitFor(() => expect(status()).toContain('atlantis'))
  expect(status()).toContain('cannot be paid here yet')
  expect(document.querySelector('[role="status"] a')?.getAttribute('href')).toMatch(/\/search\?q=atlantis$/)
})

test('a name typed as it sounds finds what bears it', async () => {
  start()
  type('kerla')
  await vi.waitFor(() => expect(status()).toBe('1 of 3 match “kerla”'))
  expect(shown()).toEqual(['Kerala'])
})

test('Enter opens the only match', async () => {
  const opened: (string | null)[] = []
  document.querySelector('#providers')?.addEventListener('click', event => {
    event.preventDefault()
    opened.push((event.target as HTMLElement).textContent)
  })
  start()
  type('bescom')
  pressEnter()
  expect(opened).toEqual(['Karnataka'])
})

test('Enter among several matches goes to the first of them', async () => {
  start()
  type('ke')
  type('k')
  pressEnter()
  expect(document.activeElement?.textContent).toBe('Karnataka')
})
