import { beforeEach, expect, test, vi } from 'vitest'
import { startScript } from './inline-scripts.ts'

let painted: () => void

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        painted = report
      }
      observe() {}
    },
  )
  const script = Object.assign(document.createElement('script'), { type: 'late', id: 'page' })
  document.head.replaceChildren(script)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    previousSibling: script,
  } as Partial<HTMLScriptElement> as HTMLScriptElement)
  new Function(startScript)()
})

const type = () => document.querySelector<HTMLScriptElement>('#page')?.type

test('the script is loaded once the page has been painted', () => {
  expect(type()).toBe('late')
  painted()
  expect(type()).toBe('module')
})

test('a page that is never painted loads it once it is parsed', () => {
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(type()).toBe('module')
})
