import { expect, test } from 'vitest'
import { maskedName } from './gateway-answers.ts'

test.each([
  ['Rajesh Kumar', 'R***** K****'],
  ['  Rajesh   K ', 'R***** K'],
  ['रमेश', 'र***'],
  ['R***** K****', 'R***** K****'],
  ['', ''],
])('%j is shown as %j', (name, masked) => expect(maskedName(name)).toBe(masked))
