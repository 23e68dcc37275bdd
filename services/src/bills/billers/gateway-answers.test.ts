import { expect, test } from 'vitest'
import { billShape, maskedName } from './gateway-answers.ts'

test.each([
  ['Rajesh Kumar', 'R***** K****'],
  ['  Rajesh   K ', 'R***** K'],
  ['रमेश', 'र***'],
  ['R***** K****', 'R***** K****'],
  ['', ''],
])('%j is shown as %j', (name, masked) => expect(maskedName(name)).toBe(masked))

test('a bill’s number that no paper has room for is no bill', () => {
  const dates = { billDate: '2026-11-02', dueDate: '2026-11-20' }
  const bill = { ...dates, customerName: '', amounts: [{ kind: 'total-due', amountPaise: 1 }] }
  expect(billShape.safeParse({ ...bill, billNumber: 'B-1' }).success).toBe(true)
  expect(billShape.safeParse({ ...bill, billNumber: 'B'.repeat(101) }).success).toBe(false)
})
