import { expect, test } from 'vitest'
import { derivedKeys } from './derived-key.ts'
import { decryptText, encryptText } from './encrypted-text.ts'

const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const before = derivedKeys([old], 'message-seal')
const after = derivedKeys([fresh, old], 'message-seal')

test('opens for the row it was sealed for, and for no other', () => {
  const sealed = encryptText(before, 'row 1', '123456')
  expect(sealed).not.toContain('123456')
  expect(decryptText(before, 'row 1', sealed)).toBe('123456')
  expect(decryptText(before, 'row 2', sealed)).toBeUndefined()
})

test('opens while the old secret is still listed, and not afterwards', () => {
  const sealed = encryptText(before, 'row 1', '123456')
  expect(decryptText(after, 'row 1', sealed)).toBe('123456')
  expect(decryptText(derivedKeys([fresh], 'message-seal'), 'row 1', sealed)).toBeUndefined()
})

test('changed or foreign ciphertext does not open', () => {
  const sealed = encryptText(before, 'row 1', '123456')
  expect(decryptText(before, 'row 1', `${sealed.slice(0, -2)}AA`)).toBeUndefined()
  expect(decryptText(before, 'row 1', 'nothing')).toBeUndefined()
})
