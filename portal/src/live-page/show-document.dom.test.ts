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

test('the outcome is announced at the top of the page: late styles cause no scrolling to it', async () => {
  await show('<h1 tabindex="-1" autofocus>Pending</h1><a href="upi:">Open UPI app</a>')
  expect(document.activeElement?.textContent).toBe('Pending')
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
})

test('an error is scrolled to, wherever it is', async () => {
  await show('<h1>Check and pay</h1><div role="alert" tabindex="-1" autofocus>Too little</div>')
  expect(document.activeElement?.textContent).toBe('Too little')
  expect(focused.mock.calls).toEqual([[]])
})

test('a page with another header replaces the whole body, from its top and with its history mark', async () => {
  document.body.dataset.chrome = 'paying'
  const next = new DOMParser().parseFromString(
    '<body data-chrome="account"><header>Menu</header><main id="main"><h1>Pending</h1></main></body>',
    'text/html',
  )
  vi.mocked(scrollTo).mockClear()
  await showDocument({ document: next, url: new URL('http://localhost/myorders/ORD-2') })
  expect(document.querySelector('header')?.textContent).toBe('Menu')
  expect(document.body.dataset.chrome).toBe('account')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(document.activeElement?.textContent).toBe('Pending')
})

test('the unchanged header links to the new step in the other language', async () => {
  const header = (address: string) => `<header><a hreflang="hi" href="${address}">हिन्दी</a></header>`
  document.body.innerHTML = `${header('/hi/pay/R')}<main id="main"></main>`
  delete document.body.dataset.chrome
  const next = `${header('/hi/pay/R?step=approve')}<main id="main"><h1>Approve</h1></main>`
  await showDocument({
    document: new DOMParser().parseFromString(next, 'text/html'),
    url: new URL('http://localhost/pay/R'),
  })
  expect(document.querySelector('header a')?.getAttribute('href')).toBe('/hi/pay/R?step=approve')
})

test('a page brings its styles, which replace those of the page before', async () => {
  const bring = (styles: string) =>
    showDocument({
      document: new DOMParser().parseFromString(
        `<head><style>${styles}</style></head><main id="main"><h1>Paid</h1></main>`,
        'text/html',
      ),
      url: new URL('http://localhost/myorders/ORD-3'),
    })
  await bring('h1 { color: red }')
  await bring('h1 { color: green }')
  const rules = document.adoptedStyleSheets.flatMap(sheet => Array.from(sheet.cssRules, rule => rule.cssText))
  expect(rules).toEqual([expect.stringContaining('green')])
})

test('between steps of a payment the browser fades, and not where motion is reduced', async () => {
  const done = Promise.resolve()
  const startViewTransition = vi.fn((change: () => void) => {
    change()
    return { updateCallbackDone: done, finished: done, ready: done }
  })
  Object.assign(document, { startViewTransition })
  const matches = vi.fn(() => ({ matches: false }))
  vi.stubGlobal('matchMedia', matches)
  const step = (chrome: string) =>
    showDocument({
      document: new DOMParser().parseFromString(
        `<body data-chrome="${chrome}"><main id="main"><h1>Approve</h1></main></body>`,
        'text/html',
      ),
      url: new URL('http://localhost/pay/R'),
    })
  document.body.dataset.chrome = 'paying'
  await step('paying')
  expect(startViewTransition).toHaveBeenCalledTimes(1)
  expect(document.activeElement?.textContent).toBe('Approve')
  matches.mockReturnValue({ matches: true })
  await step('paying')
  matches.mockReturnValue({ matches: false })
  await step('none')
  expect(startViewTransition).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'startViewTransition')
})
