import { expect, test } from 'vitest'
import { openAhead, sleepingRulesType } from './open-ahead.ts'

const rules = '{"prerender":[]}'

function move(pointerType: string): void {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }))
}

test('the rules sleep until a mouse moves: a finger cannot rest on a link', () => {
  document.head.innerHTML = `<script type="${sleepingRulesType}">${rules}</script>`
  openAhead()
  move('touch')
  expect(document.querySelector('[type=speculationrules]')).toBeNull()
  move('mouse')
  move('mouse')
  const scripts = [...document.querySelectorAll('script')]
  expect(scripts.map(({ type, text }) => [type, text])).toEqual([['speculationrules', rules]])
})

test('a page without rules stays without', () => {
  document.head.innerHTML = ''
  openAhead()
  move('mouse')
  expect(document.querySelector('script')).toBeNull()
})
