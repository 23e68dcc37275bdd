import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LimitWarning } from './limit-warning.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('the end is told a while before it comes, in a region that stood there empty', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.querySelector('div') as HTMLElement)
  const words = { title: 'This ends soon', text: 'Ask for a new one.' }
  await act(async () =>
    root.render(<LimitWarning endsAtMs={Date.now() + 300_000} warnBeforeMs={60_000} {...words} />),
  )
  const region = document.querySelector('[aria-live]')
  await act(() => vi.advanceTimersByTimeAsync(239_000))
  expect(region?.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(region?.textContent).toBe('This ends soonAsk for a new one.')
  act(() => root.unmount())
  vi.useRealTimers()
})
