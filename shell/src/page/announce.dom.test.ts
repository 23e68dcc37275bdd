import { expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

test('an announcement is heard, and not seen even where no style sheet is', () => {
  vi.useFakeTimers()
  announce('Not paid')
  vi.runOnlyPendingTimers()
  const region = document.querySelector<HTMLElement>('[aria-live=polite]')
  expect(region?.textContent).toBe('Not paid')
  expect(region?.style.clipPath).toBe('inset(50%)')
  expect(region?.style.position).toBe('fixed')
})
