import { describe, expect, test } from 'vitest'
import { isMovingToward } from './hover.ts'

/** A panel below the bar, to the right of where the pointer left its button. */
const panel = { left: 100, top: 90, right: 400, bottom: 300 }
const button = { x: 120, y: 45 }

describe('isHeadingTo', () => {
  test('a straight way down to the panel', () => {
    expect(isMovingToward(panel, button, { x: 120, y: 80 })).toBe(true)
  })

  test('a diagonal way to the far end of the panel', () => {
    expect(isMovingToward(panel, button, { x: 250, y: 70 })).toBe(true)
  })

  test('along the bar to the next button is another way', () => {
    expect(isMovingToward(panel, button, { x: 250, y: 47 })).toBe(false)
  })

  test('away from the panel', () => {
    expect(isMovingToward(panel, button, { x: 60, y: 30 })).toBe(false)
  })

  test('inside the panel', () => {
    expect(isMovingToward(panel, button, { x: 300, y: 200 })).toBe(true)
  })

  test('a panel beside the row is reached across the rows below', () => {
    const flyout = { left: 300, top: 100, right: 560, bottom: 500 }
    const row = { x: 200, y: 120 }
    expect(isMovingToward(flyout, row, { x: 260, y: 200 })).toBe(true)
    expect(isMovingToward(flyout, row, { x: 205, y: 300 })).toBe(false)
  })

  test('a panel without size is never headed to', () => {
    const hidden = { left: 0, top: 0, right: 0, bottom: 0 }
    expect(isMovingToward(hidden, button, { x: 60, y: 22 })).toBe(false)
  })
})
