import { beforeEach, expect, test } from 'vitest'
import { keepSearchKey, listenForSearchKey } from './search-key.ts'

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

test('/ goes to the search box and is not typed into it', () => {
  expect(press('p')).toBe(true)
})

test('/ is typed where somebody types, and left to the browser with another key', () => {
  expect(press('#other')).toBe(false)
  expect(press('p', { ctrlKey: true })).toBe(false)
})

test('turned off it does nothing, and it can be turned on again', () => {
  keepSearchKey(false)
  expect(press('p')).toBe(false)
  keepSearchKey(true)
  expect(press('p')).toBe(true)
})
