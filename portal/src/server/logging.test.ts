import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferedLines } from './logging.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function recorded() {
  const written: string[] = []
  const lines = bufferedLines({
    write: text => written.push(text) > 0,
    flush: done => done?.(),
    flushSync: () => {},
  })
  return { lines, written }
}

test('a few lines are delayed and written together, in order', () => {
  const { lines, written } = recorded()
  lines.write('one\n')
  lines.write('दो\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['one\nदो\n'])
  lines.write('three\n')
  vi.advanceTimersByTime(200)
  expect(written).toEqual(['one\nदो\n', 'three\n'])
})

test('many lines are written at once', () => {
  const { lines, written } = recorded()
  const line = `${'x'.repeat(99)}\n`
  for (let count = 0; count < 328; count++) lines.write(line)
  expect(written).toEqual([line.repeat(328)])
})

test('a line longer than the buffer is written whole, and after those before it', () => {
  const { lines, written } = recorded()
  const long = 'ल'.repeat(70_000)
  lines.write('before\n')
  lines.write(long)
  lines.write('after\n')
  lines.flushSync()
  expect(written).toEqual(['before\n', long, 'after\n'])
})

test('a process that exits writes all lines first', () => {
  const { lines, written } = recorded()
  const ended = vi.fn()
  lines.write('last\n')
  lines.flush(ended)
  expect(written).toEqual(['last\n'])
  expect(ended).toHaveBeenCalled()
})
