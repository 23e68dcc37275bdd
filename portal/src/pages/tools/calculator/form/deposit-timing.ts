/** When the deposits of a year are made: it decides from which month they earn interest. */
import type { DepositTiming } from '../../../../calculators/small-savings.ts'
import { choice } from './fields.ts'

export const depositTiming = choice<DepositTiming>('Deposit made', 'जमा कब', [
  { value: 'yearly', label: { en: 'Once, by 5 April', hi: 'एक बार, 5 अप्रैल तक' } },
  { value: 'monthly', label: { en: 'Every month, by the 5th', hi: 'हर महीने, 5 तारीख़ तक' } },
])
