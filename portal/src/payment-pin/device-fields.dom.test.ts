import { beforeEach, expect, test, vi } from 'vitest'
import { addDeviceFields } from './device-fields.ts'
import { devicePublicKey, signText } from './device-key.ts'

vi.mock('./device-key.ts')

const fieldsOf = async (attributes: string) => {
  document.body.innerHTML = `<form ${attributes}></form>`
  const fields = new URLSearchParams()
  await addDeviceFields(document.querySelector('form') as HTMLFormElement, fields)
  return Object.fromEntries(fields)
}

beforeEach(() => {
  vi.mocked(devicePublicKey).mockReset().mockResolvedValue('a-key')
  vi.mocked(signText).mockReset().mockResolvedValue('a-signature')
})

test('a browser that is known signs what it approves', async () => {
  expect(await fieldsOf('data-device-of="CUS-1" data-signs="Amount: 100 paise"')).toEqual({
    signature: 'a-signature',
  })
  expect(signText).toHaveBeenCalledWith('CUS-1', 'Amount: 100 paise')
  expect(devicePublicKey).not.toHaveBeenCalled()
})

test('one that is not yet known says by which key it will be', async () => {
  expect(await fieldsOf('data-device-of="CUS-1" data-binds="true"')).toEqual({ deviceKey: 'a-key' })
})

test('one whose key is gone, or that keeps none, sends the form without', async () => {
  vi.mocked(signText).mockResolvedValue(undefined)
  expect(await fieldsOf('data-device-of="CUS-1" data-signs="…"')).toEqual({ signature: '' })
  vi.mocked(devicePublicKey).mockRejectedValue(new Error('A private window.'))
  expect(await fieldsOf('data-device-of="CUS-1" data-binds="true"')).toEqual({})
})

test('a browser whose storage never opens keeps nobody from paying', async () => {
  vi.useFakeTimers()
  vi.mocked(signText).mockReturnValue(new Promise(() => {}))
  const sent = fieldsOf('data-device-of="CUS-1" data-signs="…"')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await sent).toEqual({})
  vi.useRealTimers()
})

test('a form that approves nothing carries nothing', async () => {
  expect(await fieldsOf('')).toEqual({})
})
