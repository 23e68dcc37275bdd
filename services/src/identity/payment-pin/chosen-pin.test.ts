import { expect, test } from 'vitest'
import type { Mobile } from '../mobile/mobile.ts'
import { choosePin } from './chosen-pin.ts'

const mobile = '9811122244' as Mobile
const choose = (pin: string, again = pin) => choosePin({ pin, again }, mobile)

test.each(['12345', '1234567', '48151a', '', '481 516'])('%j is no PIN: it has not six digits', pin => {
  expect(choose(pin)).toEqual({ ok: false, fault: 'malformed' })
})

test.each(['111111', '123456', '654321', '012345', '890123', '121212', '123123'])(
  '%s is what a thief tries first',
  pin => {
    expect(choose(pin)).toEqual({ ok: false, fault: 'trivial' })
  },
)

test('digits of the mobile number are no PIN, wherever they stand in it', () => {
  expect(choose('122244')).toEqual({ ok: false, fault: 'mobile' })
  expect(choose('811122')).toEqual({ ok: false, fault: 'mobile' })
})

test('it is typed twice the same', () => {
  expect(choose('481516', '481517')).toEqual({ ok: false, fault: 'not-the-same' })
  expect(choose('481516')).toEqual({ ok: true, pin: '481516' })
})

test('Hindi digits are digits', () => {
  expect(choose('४८१५१६', '481516')).toEqual({ ok: true, pin: '481516' })
})
