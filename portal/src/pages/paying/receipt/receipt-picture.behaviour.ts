/** Draws a receipt in the browser, and shares the picture; where files cannot be shared it is downloaded. */
import { revealTemplate } from '../../../live-page/page-change.ts'

interface ReceiptPicture {
  readonly title: string
  readonly brand: string
  readonly sum: string
  readonly state: string
  readonly facts: readonly (readonly string[])[]
}

const width = 720
const margin = 48
const rowHeight = 96

export function startSharingPicture(root: HTMLElement, picture: ReceiptPicture): void {
  revealTemplate(root)
  root.querySelector('button')?.addEventListener('click', async () => {
    const blob = await new Promise<Blob | null>(resolve => drawn(picture).toBlob(resolve))
    if (!blob) return
    const file = new File([blob], 'receipt.png', { type: blob.type })
    // The customer cancelled: nothing was shared, and nothing is announced.
    if (navigator.canShare?.({ files: [file] }))
      await navigator.share({ files: [file] }).catch(() => undefined)
    else download(file)
  })
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}

function drawn({ title, brand, sum, state, facts }: ReceiptPicture): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 330 + facts.length * rowHeight
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  const write = (text: string, y: number, font: string, colour: string) => {
    pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`
    pen.fillStyle = colour
    pen.fillText(text, margin, y, width - 2 * margin)
  }
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, canvas.height)
  write(brand, 84, '700 36px', '#002e6e')
  write(title, 134, '400 26px', '#5a6477')
  write(sum, 224, '700 68px', '#101a2c')
  write(state, 276, '700 30px', '#0b7a3e')
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const y = 340 + index * rowHeight
    write(label, y, '400 24px', '#5a6477')
    write(value, y + 36, '600 28px', '#101a2c')
  }
  return canvas
}
