import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '../../../islands/test-behaviour.ts'
import { warnBeforeEnd } from '../../../live-page/ends-soon.behaviour.ts'
import { loadDocument } from '../../../live-page/load-document.ts'
import { onPageChange } from '../../../live-page/page-change.ts'
import type { CustomerContext } from '../../../page/page.ts'
import { VerificationTime } from './verification-parts.tsx'
import { extendVerification } from './verification-time.behaviour.ts'

vi.mock('../../../live-page/load-document.ts', () => ({ loadDocument: vi.fn() }))

const minuteMs = 60_000
const limit = () => {
  const context = { locale: 'en', csrfToken: 'token' } as CustomerContext
  const until = new Date(Date.now() + 5 * minuteMs)
  return renderToStaticMarkup(<VerificationTime action="set-pin" until={until} context={context} />)
}

let end: () => void
const shown = () => document.querySelector('#limit p')?.textContent
const warning = () => document.querySelector('#limit [aria-live]')?.textContent
const more = () => document.querySelector('button') as HTMLButtonElement

// As the page's first script does.
onPageChange(({ place, change }) => {
  end()
  change()
  end = startIn(place, { warnBeforeEnd })
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-05T09:00+05:30') })
  document.body.innerHTML = `<main><h1>Set your PIN</h1><input value="48"><div id="limit">${limit()}</div></main>`
  end = startIn(document, { extendVerification, warnBeforeEnd })
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

async function pressMore() {
  const field = document.querySelector('input') as HTMLInputElement
  field.focus()
  more().dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }))
  more().focus()
  more().click()
  await vi.advanceTimersByTimeAsync(0)
}

test('its end is shown as a time, with a warning before it', () => {
  expect(shown()).toMatch(/until 9:05\sam/)
  vi.advanceTimersByTime(3 * minuteMs)
  expect(warning()).toBe('')
  vi.advanceTimersByTime(minuteMs)
  expect(warning()).toMatch(/at 9:05\sam/)
})

test('one press puts it off: what was typed stays, and the focus is back where it was', async () => {
  vi.advanceTimersByTime(4 * minuteMs)
  vi.mocked(loadDocument).mockResolvedValue({
    document: new DOMParser().parseFromString(limit(), 'text/html'),
    url: new URL('http://localhost/settings/pin'),
  })
  await pressMore()
  const [address, form] = vi.mocked(loadDocument).mock.lastCall ?? []
  expect(address).toMatch(/\/settings\/confirm\/set-pin$/)
  expect(String(form)).toBe('_csrf=token&do=extend')
  expect(shown()).toMatch(/until 9:09\sam/)
  expect(warning()).toBe('')
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(document.querySelector('input')?.value).toBe('48')
  vi.advanceTimersByTime(4 * minuteMs)
  expect(warning()).toMatch(/at 9:09\sam/)
})

test('a press that does not reach the portal says so and can be made again', async () => {
  vi.advanceTimersByTime(4 * minuteMs)
  vi.mocked(loadDocument).mockRejectedValue(new Error('offline'))
  await pressMore()
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.body.lastElementChild?.textContent).toMatch(/not reach/)
  expect(document.activeElement).toBe(more())
})
