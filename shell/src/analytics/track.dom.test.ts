import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession, unknownSession } from '../session/session-store.ts'
import { delegateTracking } from './delegate-tracking.ts'
import { track } from './track.ts'

const pulse = { userID: 'c-9', screenName: 'Home', vertical_name: 'home', clientId: 'travel' }
const promotion = { name: 'metro', creative: 'banner', position: 'home_1', destinationURL: '/metro' }

beforeEach(() => {
  delete window.dataLayer
})

afterEach(() => {
  setSession(unknownSession)
  document.body.replaceChildren()
})

test.each<[string, unknown]>([
  [
    'a push that throws',
    {
      push: () => {
        throw new Error('no')
      },
    },
  ],
  ['no push', {}],
  ['a number', 5],
  ['an element of that id', document.createElement('div')],
  ['a frozen list', Object.freeze([])],
])('a page whose dataLayer is %s goes on', (_name, layer) => {
  vi.stubGlobal('reportError', vi.fn())
  Object.assign(window, { dataLayer: layer })
  expect(() => track.screen()).not.toThrow()
})

describe('the events of the contract', () => {
  test('promotionImpression', () => {
    track.promotionView(promotion, pulse)
    expect(window.dataLayer).toEqual([
      {
        event: 'promotionImpression',
        view: 'promoView',
        promotions: [{ name: 'metro', creative: 'banner', position: 'home_1' }],
        Customer_Id: 'c-9',
        vertical_name: 'home',
        destinationURL: '/metro',
        clientId: 'travel',
        screenName: 'Home',
      },
    ])
  })

  test('promotionClick', () => {
    track.promotionClick(promotion)
    expect(window.dataLayer).toEqual([
      {
        event: 'promotionClick',
        view: 'promoClick',
        promotions: [{ name: 'metro', creative: 'banner', position: 'home_1' }],
        destinationURL: '/metro',
        clientId: 'web',
      },
    ])
  })

  test('openScreen names the path when the page names no screen', () => {
    window.history.replaceState(null, '', '/gas-bill-payment')
    track.screen()
    track.screen(pulse)
    expect(window.dataLayer).toEqual([
      {
        event: 'openScreen',
        event_action: 'screenview',
        event_label: '/gas-bill-payment',
        screenName: '/gas-bill-payment',
        clientId: 'web',
      },
      {
        event: 'openScreen',
        event_action: 'screenview',
        event_label: 'Home',
        screenName: 'Home',
        vertical_name: 'home',
        clientId: 'travel',
      },
    ])
  })

  test('custom_event', () => {
    const facts = {
      view: 'promoClick',
      event_action: 'important_updates_clicked',
      event_label: 'Click to know more',
    }
    track.custom(facts, pulse)
    expect(window.dataLayer).toEqual([
      { event: 'custom_event', ...facts, screenName: 'Home', vertical_name: 'home', clientId: 'travel' },
    ])
  })

  test('the signed-in customer is the Customer_Id unless the page names another', () => {
    setSession({ status: 'signed-in', info: { id: 'c-1' }, wallet: { state: 'unknown' } })
    track.promotionView(promotion)
    expect(window.dataLayer).toMatchObject([{ Customer_Id: 'c-1' }])
  })
})

describe('when the events arrive', () => {
  test('those before the analytics script are stored for it', () => {
    track.screen(pulse)
    window.dataLayer = window.dataLayer || []
    expect(window.dataLayer).toHaveLength(1)
  })

  test('an existing queue is used as it is, with its own push', () => {
    const seen: unknown[] = []
    window.dataLayer = Object.assign([], { push: (event: unknown) => seen.push(event) })
    track.screen(pulse)
    expect(seen).toHaveLength(1)
  })

  test('a prerendered page speaks only once it is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    track.screen(pulse)
    expect(window.dataLayer).toBeUndefined()
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(window.dataLayer).toHaveLength(1)
  })
})

describe('delegated clicks', () => {
  function footer(): HTMLElement {
    document.body.innerHTML = `
      <footer data-track="footer|footer|">
        <section data-track="|footer_seo_link|">
          <a id="dth" href="/dth?x=1" data-track="||dth"><b>DTH</b></a>
          <a id="untagged" href="/metro">Metro</a>
        </section>
        <a id="about" href="/about" data-track="||about">About</a>
        <span id="text">No link</span>
      </footer>
      <nav id="other"><a href="/elsewhere">Elsewhere</a></nav>`
    const root = document.querySelector('footer')
    if (!root) throw new Error('no footer')
    return root
  }

  function press(selector: string, type = 'click', button = 0): void {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }))
  }

  test('a link is known by its own words and those around it', () => {
    delegateTracking(footer(), () => pulse)
    press('#dth b')
    press('#about')
    press('#untagged')
    expect(window.dataLayer).toMatchObject([
      {
        event: 'promotionClick',
        view: 'promoClick',
        promotions: [{ name: 'footer', position: 'footer_seo_link', creative: 'dth' }],
        destinationURL: `${window.location.origin}/dth?x=1`,
      },
      { promotions: [{ name: 'footer', position: 'footer', creative: 'about' }] },
      { promotions: [{ name: 'footer', position: 'footer_seo_link', creative: '' }] },
    ])
  })

  test('a middle click counts; a right click and a click beside the links do not', () => {
    delegateTracking(footer(), () => pulse)
    press('#about', 'auxclick', 1)
    press('#about', 'auxclick', 2)
    press('#text')
    expect(window.dataLayer).toHaveLength(1)
  })

  test('nothing is counted after it was stopped', () => {
    delegateTracking(footer(), () => pulse)()
    press('#about')
    expect(window.dataLayer).toBeUndefined()
  })
})
