import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

/** Work that goes on until it is let go, and how much of it goes on at a time. */
function work() {
  const running: (() => void)[] = []
  let max = 0
  return {
    hash: () =>
      new Promise<void>(resolve => {
        running.push(resolve)
        max = Math.max(max, running.length)
      }),
    async finishAll() {
      for (let turn = 0; turn < 20; turn++) {
        running.shift()?.()
        await new Promise(resolve => setImmediate(resolve))
      }
    },
    max: () => max,
  }
}

test('hashes so many at once, and the others in their turn', async () => {
  const queue = createHashQueue(2)
  const { hash, finishAll, max } = work()
  const done = Promise.all(Array.from({ length: 7 }, () => queue.hash(hash)))
  await finishAll()
  await done
  expect(max()).toBe(2)
})

test('goes on after a hash that failed', async () => {
  const queue = createHashQueue(1)
  const failed = queue.hash(() => Promise.reject(new Error('no memory')))
  const next = queue.hash(async () => 'hashed')
  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('hashed')
})

test('refuses one more customer than may wait, and nobody who is in already', async () => {
  const queue = createHashQueue(1, 1)
  const { hash, finishAll } = work()
  const first = queue.admit('CUS-1', () => queue.hash(hash))
  const second = queue.admit('CUS-2', () => queue.hash(hash))
  const again = queue.admit('CUS-1', async () => 'again')
  expect(queue.admit('CUS-3', async () => 'third')).toBeUndefined()
  expect(await again).toBe('again')
  await finishAll()
  await Promise.all([first, second])
  expect(await queue.admit('CUS-3', async () => 'third')).toBe('third')
})
