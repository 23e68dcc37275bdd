import { beforeEach, expect, test } from 'vitest'
import { hasSearchKey } from '../../../search/search-key.ts'
import { startSearchKeySwitch } from './search-key-switch.behaviour.ts'

const button = () => document.querySelector('button') as HTMLButtonElement
const shown = () => [button().getAttribute('aria-pressed'), document.querySelector('p')?.textContent]

function show(): void {
  document.body.innerHTML = '<button aria-pressed="false">Off</button><p aria-live="polite">It is on.</p>'
  startSearchKeySwitch(document.body, { on: 'It is on.', off: 'It is off.' })
}

beforeEach(() => localStorage.clear())

test('the / key is turned off, is off where the page is opened again, and on', () => {
  show()
  expect(shown()).toEqual(['false', 'It is on.'])
  button().click()
  expect(shown()).toEqual(['true', 'It is off.'])
  expect(hasSearchKey()).toBe(false)
  show()
  expect(shown()).toEqual(['true', 'It is off.'])
  button().click()
  expect(shown()).toEqual(['false', 'It is on.'])
  expect(hasSearchKey()).toBe(true)
})
