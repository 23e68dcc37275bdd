import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCopying, startPrinting, startSharing } from './buttons.behaviour.ts'

const button = () => document.querySelector('button')
const press = async () => {
  button()?.click()
  await new Promise(resolve => setTimeout(resolve))
}
const writeText = vi.fn()
const share = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<template><button>Copy</button></template>'
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
})
afterEach(() => vi.unstubAllGlobals())

test('the print button comes with the script', () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  expect(button()).toBeNull()
  startPrinting(document.body)
  button()?.click()
  expect(print).toHaveBeenCalledOnce()
})

test('what was copied is said by the button, and what was not is not', async () => {
  startCopying(document.body, { text: 'ORD-1', done: 'Copied' })
  writeText.mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined)
  await press()
  expect(button()?.textContent).toBe('Copy')
  await press()
  expect(button()?.textContent).toBe('Copied')
  expect(writeText).toHaveBeenLastCalledWith('ORD-1')
})

test('a share that is turned away says nothing', async () => {
  startSharing(document.body, { text: 'Paid' })
  share.mockRejectedValue(new Error('turned away'))
  await press()
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'Paid' })
})

test('a device that can neither copy nor share has no buttons for it', () => {
  vi.stubGlobal('navigator', {})
  startCopying(document.body, { text: 'ORD-1', done: 'Copied' })
  startSharing(document.body, { text: 'Paid' })
  expect(button()).toBeNull()
})
