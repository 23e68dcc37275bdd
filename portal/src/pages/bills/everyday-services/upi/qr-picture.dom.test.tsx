import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIn } from '../../../../islands/test-behaviour.ts'
import { showPart } from '../../../../page/test-page.tsx'
import { readPicture } from './qr-picture.behaviour.ts'
import { QrPicture } from './qr-reading.tsx'

const sent = vi.fn()

beforeEach(() => {
  document.body.innerHTML = `<form><input id="qrText"></form>${showPart(<QrPicture />)}`
  document.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    sent(text().value)
  })
  startIn(document, { readPicture })
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.BarcodeDetector
  sent.mockClear()
})

const text = () => document.querySelector('#qrText') as HTMLInputElement
const message = () => document.querySelector('[aria-live]')?.textContent

/** A browser that reads these codes in every photo. */
function browserThatSees(codes: readonly string[]) {
  vi.stubGlobal('createImageBitmap', async () => ({}))
  window.BarcodeDetector = class {
    detect = async () => codes.map(rawValue => ({ rawValue }))
  }
}

async function choosePhoto() {
  const input = document.querySelector('[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: [new File(['…'], 'code.png', { type: 'image/png' })] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await new Promise(resolve => setTimeout(resolve))
}

test('the code in a photo goes through the page’s form', async () => {
  browserThatSees(['upi://pay?pa=asha@okbank'])
  await choosePhoto()
  expect(sent).toHaveBeenCalledExactlyOnceWith('upi://pay?pa=asha@okbank')
})

test('a photo without a code says so, and sends nothing', async () => {
  browserThatSees([])
  await choosePhoto()
  expect(message()).toContain('No code was found')
  expect(sent).not.toHaveBeenCalled()
})

test('a browser that cannot read codes says what to do instead', async () => {
  await choosePhoto()
  expect(message()).toContain('paste its text above')
  expect(sent).not.toHaveBeenCalled()
})

test('a file that is no picture is not taken for a code', async () => {
  browserThatSees(['upi://pay?pa=asha@okbank'])
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('not an image')
  })
  await choosePhoto()
  expect(message()).toContain('No code was found')
})
