import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from '../../live-page/load-document.ts'
import { ProofLimit } from './proof-limit.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('../../live-page/load-document.ts', () => ({ loadDocument: vi.fn() }))

const minuteMs = 60_000
const limitAt = (endsAtMs: number, clock: string) => ({
  endsAtMs,
  goodUntil: `You have until ${clock} for this.`,
  endsSoon: `Your confirmation ends soon, at ${clock}`,
  text: 'Need more time?',
  more: '5 more minutes',
  failed: 'That did not reach us.',
  action: '/settings/confirm/set-pin',
  csrfToken: 'token',
})

let root: Root
const shown = () => document.querySelector('#island')?.textContent
const warning = () => document.querySelector('#island [aria-live]')?.textContent
const more = () => document.querySelector('button') as HTMLButtonElement

beforeEach(async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><h1>Set your PIN</h1><input value="48"><div id="island"></div></main>'
  root = createRoot(document.querySelector('#island') as HTMLElement)
  await act(async () => root.render(<ProofLimit {...limitAt(Date.now() + 5 * minuteMs, '9:05 am')} />))
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function answerWith(html: string) {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  vi.mocked(loadDocument).mockResolvedValue({
    document: answer,
    url: new URL('http://localhost/settings/pin'),
  })
}

async function pressMore() {
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  await act(async () => more().focus())
  await act(async () => more().click())
}

test('its end is told by the clock, and warned of while there is time', async () => {
  expect(shown()).toBe('You have until 9:05 am for this.')
  await act(() => vi.advanceTimersByTimeAsync(3 * minuteMs))
  expect(warning()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(minuteMs))
  expect(warning()).toContain('Your confirmation ends soon, at 9:05 am')
})

test('one press puts it off: what was typed stays, and the focus is back where it was', async () => {
  await act(() => vi.advanceTimersByTimeAsync(4 * minuteMs))
  const next = JSON.stringify(limitAt(Date.now() + 5 * minuteMs, '9:09 am')).replaceAll('"', '&quot;')
  answerWith(`<chowk-island data-name="proof-limit" data-props="${next}"></chowk-island>`)
  await pressMore()
  const [address, form] = vi.mocked(loadDocument).mock.lastCall ?? []
  expect([address, String(form)]).toEqual(['/settings/confirm/set-pin', '_csrf=token&do=extend'])
  expect(shown()).toBe('You have until 9:09 am for this.')
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(document.querySelector('input')?.value).toBe('48')
  await act(() => vi.advanceTimersByTimeAsync(4 * minuteMs))
  expect(warning()).toContain('at 9:09 am')
})

test('a press that does not reach the portal says so and can be made again', async () => {
  await act(() => vi.advanceTimersByTimeAsync(4 * minuteMs))
  vi.mocked(loadDocument).mockRejectedValue(new Error('offline'))
  await pressMore()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.body.lastElementChild?.textContent).toBe('That did not reach us.')
  expect(document.activeElement).toBe(more())
})
