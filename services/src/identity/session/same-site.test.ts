import { expect, test } from 'vitest'
import { sameSiteVerticals } from './same-site.ts'

test.each([
  ['https://www.chowk.example', 'https://travel.chowk.example'],
  ['https://chowk.example', 'https://bus.travel.chowk.example'],
  ['https://www.chowk.co.in', 'https://travel.chowk.co.in:8443'],
  ['http://localhost:3000', 'http://localhost:3001'],
])('%s and %s are one site', (origin, vertical) => {
  expect(sameSiteVerticals(origin, [vertical])).toEqual([vertical])
})

test.each([
  ['https://www.chowk.example', 'https://travel.example'],
  ['https://www.chowk.example', 'http://travel.chowk.example'],
  ['https://www.chowk.example', 'https://notchowk.example'],
  ['https://pay.co.in', 'https://travel.co.in'],
  ['http://localhost:3000', 'http://127.0.0.1:3001'],
  ['http://10.0.0.1:3000', 'http://11.0.0.1:3000'],
])('%s and %s are two', (origin, vertical) => {
  expect(sameSiteVerticals(origin, [vertical])).toEqual([])
})
