import { longestLookupMs } from '@chowk/services'
import { expect, test } from 'vitest'
import { billerFormCopy } from './biller-form.ts'

test.each(Object.entries(billerFormCopy))(
  'a customer who waits for a biller is shown a time that holds (%s)',
  (_, copy) => {
    const seconds = Number(/\d+/.exec(copy.within)?.[0])
    expect(seconds * 1000).toBeGreaterThan(longestLookupMs)
  },
)
