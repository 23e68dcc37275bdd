import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordsBeyond } from './provider-match.ts'
import { ProviderSearch } from './provider-search.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const props = { locale: 'en', label: 'Search', listId: 'providers', total: 3, query: '', shown: 3 } as const
const entry = (name: string, ...others: string[]) =>
  `<li data-words="${wordsBeyond(name, [name, ...others])}"><a href="#${name}">${name}</a></li>`

let root: Root | undefined
let search: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <div id="search">${renderToString(<ProviderSearch {...props} />)}</div>
    <ul id="providers">${entry('Karnataka', 'BESCOM')}${entry('Kerala', 'KSEB')}${entry('Goa')}</ul>`
  search = document.querySelector('#search') as HTMLElement
})

afterEach(() => act(() => root?.unmount()))

const input = () => document.querySelector('input') as HTMLInputElement
const shown = () => [...document.querySelectorAll('li')].filter(li => !li.hidden).map(li => li.textContent)
const status = () => document.querySelector('[role=status]')?.textContent

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(search, <ProviderSearch {...props} />)
  })
}

async function type(text: string) {
  await act(async () => {
    input().value = text
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function pressEnter() {
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

test('the list narrows with each letter and comes back when the box is emptied', async () => {
  await hydrate()
  await type('k')
  expect(shown()).toEqual(['Karnataka', 'Kerala'])
  await type('kse')
  expect(shown()).toEqual(['Kerala'])
  expect(status()).toBe('1 of 3 match “kse”')
  await type('')
  expect(shown()).toHaveLength(3)
  expect(status()).toBe('3 in the list')
})

test('the entries are the ones the server sent, not copies', async () => {
  const [before] = document.querySelectorAll('li')
  await hydrate()
  await type('karn')
  expect(document.querySelector('li:not([hidden])')).toBe(before)
})

test('letters typed before the code arrived count', async () => {
  input().value = 'goa'
  await hydrate()
  expect(shown()).toEqual(['Goa'])
  expect(input().value).toBe('goa')
})

test('nothing found says that it is not here, and where else to look', async () => {
  await hydrate()
  await type('atlantis')
  expect(shown()).toEqual([])
  await vi.waitFor(() => expect(status()).toContain('atlantis'))
  expect(status()).toContain('cannot be paid here yet')
  expect(document.querySelector('[role="status"] a')?.getAttribute('href')).toMatch(/\/search\?q=atlantis$/)
})

test('a name typed as it sounds finds what bears it', async () => {
  await hydrate()
  await type('kerla')
  await vi.waitFor(() => expect(status()).toBe('1 of 3 match “kerla”'))
  expect(shown()).toEqual(['Kerala'])
})

test('Enter opens the only match', async () => {
  const opened: (string | null)[] = []
  document.querySelector('#providers')?.addEventListener('click', event => {
    event.preventDefault()
    opened.push((event.target as HTMLElement).textContent)
  })
  await hydrate()
  await type('bescom')
  await pressEnter()
  expect(opened).toEqual(['Karnataka'])
})

test('Enter among several matches goes to the first of them', async () => {
  await hydrate()
  await type('ke')
  await type('k')
  await pressEnter()
  expect(document.activeElement?.textContent).toBe('Karnataka')
})
