import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { PortalFooter } from './portal-footer.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the portal’s links are fetched when they are near, and a footer is there before', async () => {
  let comeNear: IntersectionObserverCallback = () => {}
  const observe = vi.fn()
  const disconnect = vi.fn()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect = disconnect
      constructor(callback: IntersectionObserverCallback) {
        comeNear = callback
      }
    },
  )
  const section = {
    id: 7,
    title: 'Bills',
    tag: 'bills',
    items: [{ name: 'Electricity', link: '/electricity' }],
  }
  const fetch = vi.fn(async () => Response.json({ seoData: [section] }))
  vi.stubGlobal('fetch', fetch)
  const root = createRoot(document.body)
  await act(() => root.render(<PortalFooter locale="hi" aboutSectionTitle="About us" />))
  const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[]
  const observer = {} as IntersectionObserver

  await act(() => comeNear(entry(false), observer))
  expect(observe).toHaveBeenCalledWith(document.querySelector('footer'))
  expect(document.querySelector('footer')?.textContent).toBe('')
  expect(fetch).not.toHaveBeenCalled()

  await act(() => comeNear(entry(true), observer))
  await vi.waitFor(() => expect(document.querySelector('summary')?.textContent).toBe('Bills'))
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/shell/v1/links?locale=hi'), expect.anything())
  await act(() => root.unmount())
  expect(disconnect).toHaveBeenCalled()
})
