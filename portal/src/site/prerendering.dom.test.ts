import { expect, test } from 'vitest'
import { inactiveRulesType, startPrerendering } from './prerendering.ts'

const rules = '{"prerender":[]}'

function move(pointerType: string): void {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }))
}

test('the rules are inactive until a mouse moves: a finger cannot rest on a link', () => {
  document.head.innerHTML = `<script type="${inactiveRulesType}">${rules}</script>`
  startPrerendering()
  move('touch')
  expect(document.querySelector('[type=speculationrules]')).toBeNull()
  move('mouse')
  move('mouse')
  const scripts = [...document.querySelectorAll('script')]
  expect(scripts.map(({ type, text }) => [type, text])).toEqual([['speculationrules', rules]])
})

test('a page without rules gets none', () => {
  document.head.innerHTML = ''
  startPrerendering()
  move('mouse')
  expect(document.querySelector('script')).toBeNull()
})
