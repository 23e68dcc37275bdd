import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '../islands/test-behaviour.ts'
import { startReadingHelp } from './reading-help.behaviour.ts'
import { ReadingHelp } from './reading-help.tsx'
import { keepReadingHelp } from './setting.ts'

const voices: { lang: string; localService: boolean }[] = []
const speech = Object.assign(new EventTarget(), { speak: vi.fn(), cancel: vi.fn(), getVoices: () => voices })
let end = () => {}

const named = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

function show(): void {
  const html = renderToStaticMarkup(
    <ReadingHelp locale="en" amount="Rs. 500" words="Five hundred rupees" reads={['h1']} />,
  )
  document.body.innerHTML = `<h1>Paid</h1>${html}`
  end = startIn(document, { startReadingHelp })
}

beforeEach(() => {
  localStorage.clear()
  voices.length = 0
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('who has not asked for it sees nothing of it', () => {
  show()
  expect(document.body.textContent).toBe('Paid')
})

test('the amount is shown in words and hidden again', () => {
  keepReadingHelp(true)
  show()
  const region = document.querySelector('[aria-live]')
  named('Show the amount in words')?.click()
  expect(region?.textContent).toBe('Five hundred rupees')
  named('Hide the words')?.click()
  expect(region?.textContent).toBe('')
})

test('a voice that comes later reads the page aloud, and stops; without one that is said', () => {
  keepReadingHelp(true)
  show()
  expect(document.body.textContent).toContain('no voice of its own')
  expect(named('Read aloud')).toBeUndefined()
  voices.push({ lang: 'en-IN', localService: true })
  speech.dispatchEvent(new Event('voiceschanged'))
  expect(document.body.textContent).not.toContain('no voice of its own')
  named('Read aloud')?.click()
  expect(speech.speak).toHaveBeenCalledWith(expect.objectContaining({ text: 'Paid. Five hundred rupees' }))
  named('Stop reading')?.click()
  expect(named('Read aloud')).toBeDefined()
  expect(speech.speak).toHaveBeenCalledOnce()
})
