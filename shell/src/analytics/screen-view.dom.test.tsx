import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pulse } from '../props/header-props.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let unmounts: (() => void)[] = []

async function mounting() {
  vi.resetModules()
  const { useScreenView } = await import('./screen-view.ts')
  function Screen({ pulse }: { readonly pulse: Pulse }) {
    useScreenView(pulse)
    return null
  }
  return function mount(pulse: Pulse) {
    const root = createRoot(document.createElement('div'))
    unmounts.push(() => act(() => root.unmount()))
    const show = (shown: Pulse) => act(() => root.render(<Screen pulse={shown} />))
    show(pulse)
    return show
  }
}

function screens(): unknown[] {
  return (window.dataLayer ?? []).map(event => (event as { screenName: string }).screenName)
}

beforeEach(() => {
  delete window.dataLayer
})

afterEach(() => {
  for (const unmount of unmounts) unmount()
  unmounts = []
})

test('two headers on a page are one screen view, and one when history brings the page back', async () => {
  const mount = await mounting()
  mount({ screenName: 'Home' })
  mount({ screenName: 'Home' })
  expect(screens()).toEqual(['Home'])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(screens()).toEqual(['Home', 'Home'])
})

test('each screen of an application that stays on the page is a view, and so is the way back', async () => {
  const mount = await mounting()
  const show = mount({ screenName: 'Flights' })
  show({ screenName: 'Flights' })
  show({ screenName: 'Seats' })
  show({ screenName: 'Flights' })
  expect(screens()).toEqual(['Flights', 'Seats', 'Flights'])
})

test('a page that history brings back is a view again', async () => {
  const mount = await mounting()
  mount({ screenName: 'Home' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(screens()).toEqual(['Home', 'Home'])
})
