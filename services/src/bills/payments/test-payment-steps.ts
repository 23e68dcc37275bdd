// The steps of the payments' model: what customers, apps, billers and operators may do.
import fc from 'fast-check'
import type { ReturnFault } from '../../money/payment-source/sandbox.ts'
import { type SandboxChoice, sandboxChoices } from '../../money/payment-source/sandbox.ts'
import { type ModelDeed, modelDeeds } from '../../operations/test-desk-model.ts'
import { isSoak } from '../../platform/store/test-soak.ts'
import { type MoneySource, moneySources } from './payment/payment-stages.ts'
import type { BillersPart } from './test-payments-model.ts'

export const payerCount = 3

export type Step =
  | { do: 'credit'; who: number; paise: number }
  | { do: 'draft'; who: number; account: number; paise: number; source: MoneySource; part: BillersPart }
  | { do: 'approve'; payment: number }
  | { do: 'pay in the app'; payment: number; choice: SandboxChoice; returns: ReturnFault | undefined }
  | { do: 'refund'; payment: number }
  | { do: 'ask at the desk'; does: ModelDeed; by: number; payment: number; who: number; paise: number }
  | { do: 'decide at the desk'; does: 'approve' | 'refuse'; by: number; act: number }
  | { do: 'wait'; ms: number }

const who = fc.nat({ max: payerCount - 1 })
const payment = fc.nat({ max: 8 })
const part: fc.Arbitrary<BillersPart> = fc.record({
  reply: fc.constantFrom('at once', 'at once', 'pending', 'lost', 'never arrives', 'not sent', 'contradicts'),
  final: fc.constantFrom('paid', 'paid', 'failed'),
  silentMs: fc.integer({ min: 0, max: 240_000 }),
})
const choice = fc.constantFrom<SandboxChoice>('succeed', ...sandboxChoices)
const returns = fc.constantFrom<ReturnFault | undefined>(undefined, undefined, 'slow', 'refused-once')
const source = fc.constantFrom(...moneySources)
const by = fc.nat({ max: 1 })

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit'), who, paise: fc.integer({ min: 1, max: 1_000_00 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('draft'),
      who,
      account: fc.nat({ max: 4 }),
      paise: fc.constantFrom(100_00, 199_00, 749_00),
      source,
      part,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('approve'), payment }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay in the app'), payment, choice, returns }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund'), payment }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('ask at the desk'),
      does: fc.constantFrom(...modelDeeds, 'end-paid', 'end-failed', 'end-paid', 'end-failed'),
      by,
      payment,
      who,
      paise: fc.constantFrom(1_00, 400_00, 900_00, 4_000_00),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide at the desk'),
      does: fc.constantFrom('approve', 'approve', 'refuse'),
      by,
      act: fc.nat({ max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 90_000 }) }) },
)

/** Ways for operators to disagree, be late or exceed a limit: the test requires that each occurred. */
export const ways = [
  'end-failed: done',
  'end-paid: payment-not-sent',
  'approve end-paid: payment-not-sent',
  'approve adjust-give: same-operator',
  'approve adjust-give: act-ended',
  'approve adjust-give: limit-exceeded',
  'approve adjust-take: insufficient-balance',
  'refuse end-failed: refused',
  'settle: done',
  ...(isSoak
    ? ['approve end-paid: done', 'approve end-failed: payment-not-sent', 'approve refund: nothing-to-refund']
    : []),
]
