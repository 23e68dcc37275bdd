import { afterEach, expect, test, vi } from 'vitest'
import { startSharingPicture } from './receipt-picture.behaviour.ts'

const picture = {
  title: 'Payment receipt',
  brand: 'Chowk',
  sum: 'Rs. 250',
  state: 'Paid',
  facts: [['Biller', 'Jio']],
}

afterEach(() => vi.unstubAllGlobals())

async function press(navigator: object): Promise<void> {
  vi.stubGlobal('navigator', navigator)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(take =>
    take(new Blob([''], { type: 'image/png' })),
  )
  document.body.innerHTML = '<div><template><button>Share as a picture</button></template></div>'
  const root = document.querySelector('div') as HTMLElement
  startSharingPicture(root, picture)
  root.querySelector('button')?.click()
  await new Promise(resolve => setTimeout(resolve))
}

test('the picture is shared as a file', async () => {
  const share = vi.fn(async (_: ShareData) => undefined)
  await press({ canShare: () => true, share })
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'receipt.png', type: 'image/png' })
})

test('where files cannot be shared, it is downloaded', async () => {
  const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  await press({})
  expect(downloaded).toHaveBeenCalledOnce()
})
