import { beforeEach, expect, test, vi } from 'vitest'
import { holdEvents } from './held-events.ts'

let seen: string[]
let island: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<chowk-island>
    <a id="sign-in" href="#login" aria-haspopup="dialog">Sign In</a>
    <button id="sheet" popovertarget="menu-sheet"></button><button id="hide">Hide</button><a id="more" href="#more">More</a>
    <div data-disclosure><button id="greeting" aria-expanded="false"></button></div>
    <ul data-kept><li><a id="menu" href="#menu">Menu</a></li></ul>
  </chowk-island><button id="outside"></button>`
  island = document.querySelector('chowk-island') as HTMLElement
  seen = []
  island.addEventListener('click', ({ target }) => seen.push((target as Element).id))
})

const press = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.getElementById(id)?.dispatchEvent(event)
  return event
}

test('a press is seen once, when the island can answer it, and asks for React', () => {
  const onHeld = vi.fn()
  const release = holdEvents(island, onHeld)
  press('hide')
  expect(seen).toEqual([])
  expect(onHeld).toHaveBeenCalledOnce()
  release()
  expect(seen).toEqual(['hide'])
  release()
  press('hide')
  expect(seen).toEqual(['hide', 'hide'])
})

test('a link that the browser has followed is not followed again, but its press is heard', () => {
  let prevented: boolean | undefined
  const hear = (event: Event) => {
    prevented = event.defaultPrevented
  }
  const release = holdEvents(island, () => {})
  expect(press('more').defaultPrevented).toBe(false)
  const again = new Promise<Event>(resolve => island.addEventListener('click', resolve))
  release()
  expect(seen).toEqual(['more'])
  return again.then(event => {
    hear(event)
    expect(prevented).toBe(true)
  })
})

test('menus, what unfolds, what the browser opens, the sign-in, and what is outside are none of its business', () => {
  const onHeld = vi.fn()
  holdEvents(island, onHeld)
  for (const id of ['menu', 'greeting', 'sheet', 'sign-in', 'outside']) press(id)
  expect(onHeld).not.toHaveBeenCalled()
  expect(seen).toEqual(['menu', 'greeting', 'sheet', 'sign-in'])
})
