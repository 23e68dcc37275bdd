import { beforeEach, expect, test } from 'vitest'
import { pointerScript } from './inline-scripts.ts'

const arriveAtPage = () => {
  window.dispatchEvent(new Event('pagehide'))
  document.documentElement.removeAttribute('data-pointer')
  new Function(pointerScript)()
}
const isByPointer = () => document.documentElement.hasAttribute('data-pointer')

beforeEach(() => sessionStorage.clear())

test('the page and the next one know whether a pointer or a key was used last', () => {
  arriveAtPage()
  expect(isByPointer()).toBe(false)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(isByPointer()).toBe(true)
  arriveAtPage()
  expect(isByPointer()).toBe(true)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(isByPointer()).toBe(false)
  arriveAtPage()
  expect(isByPointer()).toBe(false)
})
