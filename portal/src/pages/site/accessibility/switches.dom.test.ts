import { beforeEach, expect, test } from 'vitest'
import { wantsReadingHelp } from '../../../reading-help/setting.ts'
import { hasSearchKey } from '../../../search/search-key.ts'
import { type SwitchProps, startSwitch } from './switches.behaviour.ts'

const words = { up: { label: 'Off', says: 'It is off.' }, pressed: { label: 'On', says: 'It is on.' } }
const button = () => document.querySelector('button') as HTMLButtonElement
const shown = () => [
  button().getAttribute('aria-pressed'),
  button().textContent,
  document.querySelector('p')?.textContent,
]

function show(setting: SwitchProps['setting']): void {
  document.body.innerHTML = '<button aria-pressed="false">Off</button><p aria-live="polite">It is off.</p>'
  startSwitch(document.body, { setting, words })
}

beforeEach(() => localStorage.clear())

test('reading help is turned on, is on where the page is opened again, and off', () => {
  show('readingHelp')
  expect(shown()).toEqual(['false', 'Off', 'It is off.'])
  button().click()
  expect(shown()).toEqual(['true', 'On', 'It is on.'])
  expect(wantsReadingHelp()).toBe(true)
  show('readingHelp')
  expect(shown()).toEqual(['true', 'On', 'It is on.'])
  button().click()
  expect(wantsReadingHelp()).toBe(false)
})

test('pressed, the / key is off', () => {
  show('searchKeyOff')
  button().click()
  expect(hasSearchKey()).toBe(false)
  expect(button().getAttribute('aria-pressed')).toBe('true')
})
