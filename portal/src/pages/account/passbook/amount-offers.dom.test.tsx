import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { startIn } from '../../../islands/test-behaviour.ts'
import { AmountOffers } from './add-money-card.tsx'
import { fillInAmount } from './amount-offers.behaviour.ts'

test('a press fills in the amount, and follows the link only where there is no field', () => {
  const offers = [{ value: '500', label: 'Rs. 500', href: '#add' }]
  const html = renderToStaticMarkup(<AmountOffers label="Amount" offers={offers} />)
  document.body.innerHTML = `<form><input id="amount" value="7"></form>${html}`
  startIn(document, { fillInAmount })
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(event)
    return event
  }
  const heard = vi.fn()
  document.forms[0]?.addEventListener('input', heard)
  expect(press().defaultPrevented).toBe(true)
  expect(document.querySelector('input')?.value).toBe('500')
  expect(heard).toHaveBeenCalledOnce()
  document.forms[0]?.remove()
  expect(press().defaultPrevented).toBe(false)
})
