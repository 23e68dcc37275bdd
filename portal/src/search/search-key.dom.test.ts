import { beforeEach, expect, test } from 'vitest'
import { listenForSearchKey, storeSearchKey } from './search-key.ts'

listenForSearchKey()

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<input name="q"><input id="other"><p tabindex="-1">text</p>'
})

function press(selector: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...more })
  document.querySelector(selector)?.dispatchEvent(event)
  return document.activeElement === document.querySelector('[name=q]') && event.defaultPrevented
}

test('/ moves the focus to the search box and is not typed into it', () => {
  expect(press('p')).toBe(true)
})

test('/ is typed in a text field, and left to the browser with a modifier', () => {
  expect(press('#other')).toBe(false)
  expect(press('p', { ctrlKey: true })).toBe(false)
})

test('it can be turned off and on again', () => {
  storeSearchKey(false)
  expect(press('p')).toBe(false)
  storeSearchKey(true)
  expect(press('p')).toBe(true)
})
