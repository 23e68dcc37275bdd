import { beforeEach, expect, test, vi } from 'vitest'
import { showDocument } from './show-document.ts'

vi.stubGlobal('scrollTo', vi.fn())
const focused = vi.spyOn(HTMLElement.prototype, 'focus')

beforeEach(() => {
  focused.mockClear()
  document.body.innerHTML = '<main id="main"><h1>Check and pay</h1></main>'
})

const show = (main: string) =>
  showDocument({
    document: new DOMParser().parseFromString(`<main id="main">${main}</main>`, 'text/html'),
    url: new URL('http://localhost/myorders/ORD-1'),
  })

test('the outcome is heard at the top of the page: styles that come late make nothing scroll to it', async () => {
  await show('<h1 tabindex="-1" autofocus>Pending</h1><a href="upi:">Open UPI app</a>')
  expect(document.activeElement?.textContent).toBe('Pending')
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
})

test('what was refused is gone to, wherever it stands', async () => {
  await show('<h1>Check and pay</h1><div role="alert" tabindex="-1" autofocus>Too little</div>')
  expect(document.activeElement?.textContent).toBe('Too little')
  expect(focused.mock.calls).toEqual([[]])
})
