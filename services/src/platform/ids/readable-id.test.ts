import { expect, test } from 'vitest'
import { newReadableId, parseReadableId } from './readable-id.ts'

test('an id starts with its kind, and ids are unique', () => {
  const ids = Array.from({ length: 1000 }, () => newReadableId('TKT'))
  expect(ids.every(id => /^TKT-[0-9A-HJKMNP-TV-Z]{10}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})

test('an id survives being read out and typed in', () => {
  expect(parseReadableId('TKT', ' tkt-ol0i 123456 ')).toBe('TKT-0101123456')
  expect(parseReadableId('TKT', 'ORD-0101123456')).toBeUndefined()
  expect(parseReadableId('TKT', 'TKT-123')).toBeUndefined()
  expect(parseReadableId('TKT', 'TKT-U101123456')).toBeUndefined()
})
