import { expect, test } from 'vitest'
import { payoutText } from '../../care/closing/close-account.ts'
import { returnedTopUp } from '../../money/wallet/top-up-row.ts'
import { textOf } from './templates.ts'
import { boughtInHindi } from './words.ts'

test.each([
  ['DTH Recharge, Tata Play', 'डीटीएच रिचार्ज, टाटा प्ले'],
  ['Electricity Bill Payment, Electricity Department, Goa', 'बिजली बिल भुगतान, Electricity Department, Goa'],
  [returnedTopUp, 'वॉलेट में जोड़े गए पैसे'],
  [payoutText, 'वॉलेट का बैलेंस'],
  ['Tolls, a category that was renamed', 'Tolls, a category that was renamed'],
])('what the ledger calls %s is %s in Hindi', (description, hindi) => {
  expect(boughtInHindi(description)).toBe(hindi)
})

test.each(['dispute-raised', 'dispute-with-biller', 'dispute-resolved', 'dispute-rejected'] as const)(
  'a message of kind %s names who sends it',
  kind => {
    const given = { brand: 'Nagar Pay', variables: { disputeId: 'DSP-1', orderId: 'ORD-1' } }
    for (const language of ['en', 'hi'] as const) expect(textOf(kind, given, language)).toContain('Nagar Pay')
  },
)
