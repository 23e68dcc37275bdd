import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { startIn } from '../islands/test-behaviour.ts'
import { warnBeforeEnd } from './ends-soon.behaviour.ts'
import { EndsSoon } from './ends-soon.tsx'

test('the end is announced shortly before it, in a live region that was empty', () => {
  vi.useFakeTimers()
  const endsAt = new Date(Date.now() + 300_000)
  document.body.innerHTML = renderToStaticMarkup(
    <EndsSoon endsAt={endsAt} warnBeforeMs={60_000} title="This ends soon" text="Ask for a new one." />,
  )
  const end = startIn(document, { warnBeforeEnd })
  const region = document.querySelector('[aria-live]')
  vi.advanceTimersByTime(239_000)
  expect(region?.textContent).toBe('')
  vi.advanceTimersByTime(2000)
  expect(region?.textContent).toBe('This ends soonAsk for a new one.')
  end()
  vi.useRealTimers()
})
