import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { AmountOffers } from './amount-offers.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('a press fills in the amount where it stands, and follows the link only where there is no field', async () => {
  document.body.innerHTML = '<form><input id="amount" value="7"></form><div></div>'
  const root = createRoot(document.querySelector('div') as HTMLElement)
  const offers = [{ value: '500', label: 'Rs. 500', href: '#add' }]
  await act(async () => root.render(<AmountOffers field="amount" label="Amount" offers={offers} />))
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    act(() => void document.querySelector('a')?.dispatchEvent(event))
    return event
  }
  const heard = vi.fn()
  document.forms[0]?.addEventListener('input', heard)
  expect(press().defaultPrevented).toBe(true)
  expect(document.querySelector('input')?.value).toBe('500')
  expect(heard).toHaveBeenCalledOnce()
  document.forms[0]?.remove()
  expect(press().defaultPrevented).toBe(false)
  act(() => root.unmount())
})
