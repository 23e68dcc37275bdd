import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QrPicture } from './qr-picture.island.tsx'

const island = <QrPicture locale="en" field="qrText" />
const sent = vi.fn()
let root: Root | undefined

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<form><input id="qrText"></form><div id="island">${renderToString(island)}</div>`
  document.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    sent(text().value)
  })
  await act(async () => {
    root = hydrateRoot(document.querySelector('#island') as HTMLElement, island)
  })
})

afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
  delete window.BarcodeDetector
  sent.mockClear()
})

const text = () => document.querySelector('#qrText') as HTMLInputElement
const message = () => document.querySelector('[aria-live]')?.textContent

/** A browser that sees these codes in every photo. */
function browserThatSees(codes: readonly string[]) {
  vi.stubGlobal('createImageBitmap', async () => ({}))
  window.BarcodeDetector = class {
    detect = async () => codes.map(rawValue => ({ rawValue }))
  }
}

async function choosePhoto() {
  const input = document.querySelector('[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: [new File(['…'], 'code.png', { type: 'image/png' })] })
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
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
