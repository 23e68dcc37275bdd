import { beforeEach, expect, test, vi } from 'vitest'
import { runWhenDue, runWhenPageUsed } from './start-when.ts'

const start = vi.fn()

function island(when: string): HTMLElement {
  const element = document.createElement('chowk-island')
  element.dataset.when = when
  document.body.append(element)
  runWhenDue(element, start)
  return element
}

const happen = (place: EventTarget, type: string) => place.dispatchEvent(new Event(type, { bubbles: true }))
const move = (place: EventTarget, movementX: number) =>
  place.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, movementX }))

beforeEach(() => {
  start.mockClear()
  delete document.documentElement.dataset.session
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.useFakeTimers()
})

test('the first interaction is reported once, when it was answered and the browser is idle', () => {
  runWhenPageUsed(start)
  happen(document.body, 'focusin')
  happen(document.body, 'pointerdown')
  move(document.body, 2)
  expect(start).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test("the page's own focus of a field is no interaction; the first key is", () => {
  runWhenPageUsed(start)
  const field = document.createElement('input')
  field.autofocus = true
  document.body.append(field)
  happen(field, 'focusin')
  vi.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  happen(field, 'keydown')
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('a press is reported before that: its click comes when the finger lifts', () => {
  runWhenPageUsed(start)
  happen(document.body, 'pointerdown')
  vi.advanceTimersByTime(250)
  expect(start).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('a press meanwhile delays it: what the press opens is painted first', () => {
  runWhenPageUsed(start)
  move(document.body, 1)
  vi.advanceTimersByTime(90)
  happen(document.body, 'pointerdown')
  happen(document.body, 'focusin')
  vi.advanceTimersByTime(250)
  expect(start).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('what is pressed is fetched at once, and runs when the press was answered', async () => {
  const search = island('interaction')
  search.dataset.code = '/assets/search.js'
  const fetched = () =>
    [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')].map(link =>
      link.getAttribute('href'),
    )
  happen(document.body, 'pointerdown')
  expect(fetched()).toEqual([])
  happen(search, 'pointerdown')
  happen(search, 'focusin')
  expect(fetched()).toEqual(['/assets/search.js'])
  expect(start).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(start).toHaveBeenCalledOnce()
})

test('a form that is sent before its code has loaded is marked as busy until the page is left', () => {
  const form = island('interaction')
  form.append(document.createElement('form'))
  happen(form.children[0] as Element, 'submit')
  expect(form.dataset).toHaveProperty('sent')
  happen(window, 'pagehide')
  expect(form.dataset).not.toHaveProperty('sent')
})

test('a resting pointer under which the page appeared is no interaction', () => {
  runWhenPageUsed(start)
  happen(document.body, 'pointerover')
  move(document.body, 0)
  vi.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  move(document.body, 1)
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('an island for customers starts for a returning customer and for a visitor who signs in', () => {
  island('customer')
  const say = (status: string) => window.dispatchEvent(new CustomEvent('chowk:user', { detail: { status } }))
  say('signed-out')
  expect(start).not.toHaveBeenCalled()
  say('signed-in')
  say('signed-in')
  expect(start).toHaveBeenCalledOnce()
  document.documentElement.dataset.session = 'in'
  island('customer')
  expect(start).toHaveBeenCalledTimes(2)
})
