import { beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from '../../../live-page/load-document.ts'
import { sendForm } from './biller-form.ts'

vi.mock('../../../live-page/load-document.ts')
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})

const answerAt = (path: string) =>
  vi.mocked(loadDocument).mockResolvedValue({ document, url: new URL(path, location.href) })

function formOf(action: string): HTMLFormElement {
  const form = document.createElement('form')
  form.action = action
  return form
}

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/pay')
})

test('a form that leads back to its own page is sent once', async () => {
  answerAt('/pay')
  expect(await sendForm(formOf('/electricity-bill-payment/tamil-nadu'))).toBe(true)
  expect(assign).toHaveBeenCalledOnce()
  expect(submit).not.toHaveBeenCalled()
})

test('what its own address refuses, the browser shows', async () => {
  answerAt('/electricity-bill-payment/tamil-nadu')
  expect(await sendForm(formOf('/electricity-bill-payment/tamil-nadu'))).toBe(true)
  expect(submit).toHaveBeenCalledOnce()
})
