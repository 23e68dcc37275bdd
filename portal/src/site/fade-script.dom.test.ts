import { URLPattern } from 'node:url'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fadeScript } from './inline-scripts.ts'
import { inactiveRulesType } from './prerendering.ts'
import { speculationRules } from './speculation-rules.ts'

const routes = [
  { pattern: '/movies/:city', target: { page: { access: 'visitor' } } },
  { pattern: '/myorders/:id', target: { page: { access: 'customer' } } },
  { pattern: '/login', target: { page: { access: 'anyone' } } },
] as const

beforeAll(() => {
  // Browsers have it; jsdom does not.
  vi.stubGlobal('URLPattern', URLPattern)
  new Function(fadeScript)()
})

afterEach(() => {
  document.head.replaceChildren()
})

function leaveFor(path?: string) {
  const viewTransition = { skipTransition: vi.fn() }
  const entry = path === undefined ? null : { url: new URL(path, 'http://localhost:3000').href }
  window.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation: { entry } }))
  return viewTransition.skipTransition
}

function writeRules(): void {
  const script = document.createElement('script')
  script.type = inactiveRulesType
  script.textContent = JSON.stringify(speculationRules(routes))
  document.head.append(script)
}

test.each(['/myorders/ORD-1', '/hi/myorders/ORD-1', '/login?redirect=%2Fpay'])(
  'nothing fades into %s',
  path => {
    writeRules()
    expect(leaveFor(path)).toHaveBeenCalledOnce()
  },
)

test.each(['/', '/movies/pune', '/hi/movies/pune'])('a fade into %s is left alone', path => {
  writeRules()
  expect(leaveFor(path)).not.toHaveBeenCalled()
})

test('no fade into a page whose type is unknown', () => {
  writeRules()
  expect(leaveFor()).toHaveBeenCalledOnce()
})

test('a page without rules leaves every fade alone', () => {
  expect(leaveFor('/login')).not.toHaveBeenCalled()
})
