import { beforeEach, expect, test, vi } from 'vitest'
import { attachDisclosures } from './disclosure.ts'

/** As in the menu: the word is a link beside the button that shows its children. */
beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li data-disclosure><a href="#bills">Bills</a><button aria-expanded="false"></button><div>Gas</div></li>
    <li data-disclosure><a href="#travel">Travel</a><button aria-expanded="false"></button><div>Bus</div></li>
  </ul>`
  attachDisclosures(document.querySelector('ul') as HTMLElement)
})

function tap(word: string, pointerType = 'touch') {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === word)
  const press = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType })
  link?.dispatchEvent(press)
  return press.defaultPrevented ? 'stays' : 'follows the link'
}

const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map(
    ({ previousElementSibling }) => previousElementSibling?.textContent,
  )

test('the first tap on a word shows what is below it, the second follows it', () => {
  expect(tap('Bills')).toBe('stays')
  expect(open()).toEqual(['Bills'])
  expect(tap('Bills')).toBe('follows the link')
})

test('a tap on another word shows that one instead', () => {
  tap('Bills')
  expect(tap('Travel')).toBe('stays')
  expect(open()).toEqual(['Travel'])
})

test('what is open closes when the window becomes wider or narrower, and not when it becomes lower', () => {
  const size = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(window.innerWidth)
  tap('Bills')
  window.dispatchEvent(new Event('resize'))
  expect(open()).toEqual(['Bills'])
  size.mockReturnValue(window.innerWidth + 1)
  window.dispatchEvent(new Event('resize'))
  expect(open()).toEqual([])
})

test('a mouse, which has shown it by resting there, follows at once', () => {
  expect(tap('Bills', 'mouse')).toBe('follows the link')
  expect(open()).toEqual([])
})
