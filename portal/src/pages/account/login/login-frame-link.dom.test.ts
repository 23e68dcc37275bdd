import { beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from '../../../live-page/load-document.ts'
import { notifyOpener } from './login-frame-link.behaviour.ts'

vi.stubGlobal('scrollTo', vi.fn())
vi.mock('../../../live-page/load-document.ts')

const step = (content: string) => `<main id="main"><form method="post">${content}</form></main>`
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})

beforeEach(() => {
  vi.mocked(loadDocument).mockReset()
  reload.mockReset()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'XSRF-TOKEN=t'
  document.body.dataset.chrome = 'none'
  document.body.innerHTML = `${step('<input id="mobile" name="mobile" value="9000000001"><button>Continue</button>')}`
  notifyOpener(document.body, { frameOrigins: [], typedNumber: '' })
})

async function press(): Promise<void> {
  document.querySelector('button')?.click()
  await new Promise(resolve => setTimeout(resolve))
}

test('the next step takes the place of the one before, and the history stays as it was', async () => {
  const entries = history.length
  const next = new DOMParser().parseFromString(
    `<body data-chrome="none">${step('<input id="code" autofocus>')}</body>`,
    'text/html',
  )
  vi.mocked(loadDocument).mockResolvedValue({ document: next, url: new URL(location.href) })
  await press()
  const [, fields] = vi.mocked(loadDocument).mock.calls[0] ?? []
  expect(String(fields)).toBe('mobile=9000000001')
  expect(document.getElementById('code')).not.toBeNull()
  expect(history.length).toBe(entries)
})

test('a second press waits for the answer to the first', async () => {
  vi.mocked(loadDocument).mockRejectedValue(new Error('The page did not come.'))
  document.querySelector('button')?.click()
  await press()
  expect(loadDocument).toHaveBeenCalledOnce()
})

test('where the answer was lost, the frame asks how far it has come', async () => {
  vi.mocked(loadDocument).mockRejectedValue(new Error('The page did not come.'))
  await press()
  expect(reload).toHaveBeenCalledOnce()
})

test('what is held back without a network is not sent', async () => {
  const hold = (event: Event) => event.preventDefault()
  document.addEventListener('submit', hold)
  await press()
  document.removeEventListener('submit', hold)
  expect(loadDocument).not.toHaveBeenCalled()
})
