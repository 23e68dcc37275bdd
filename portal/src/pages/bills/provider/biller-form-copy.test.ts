import { longestAskMs } from '@chowk/services'
import { expect, test } from 'vitest'
import { billerFormCopy } from './biller-form-copy.ts'

test.each(Object.entries(billerFormCopy))(
  'who waits for a biller is told a time that holds (%s)',
  (_, copy) => {
    const seconds = Number(/\d+/.exec(copy.within)?.[0])
    expect(seconds * 1000).toBeGreaterThan(longestAskMs)
  },
)
