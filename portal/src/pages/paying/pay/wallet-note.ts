import { minimumTopUpPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatMoment } from '../../../account/dates.ts'
import { formatInText } from '../../../money/money.ts'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

type Spendable = Pick<PayFacts, 'limit' | 'newDevice' | 'wallet'>

export function limitLeft({ limit, newDevice }: Omit<Spendable, 'wallet'>): number {
  return Math.min(limit.leftPaise, newDevice?.leftPaise ?? limit.leftPaise)
}

/** What to add so that the wallet can pay; nothing where a limit would refuse it all the same. */
export function missingPaise({ wallet, ...limits }: Spendable, totalPaise: number): number {
  const missing = totalPaise - wallet.availablePaise
  return missing <= 0 || totalPaise > limitLeft(limits) ? 0 : Math.max(minimumTopUpPaise, missing)
}

/** The limit where it lets the wallet pay less than it holds or than is due, and why where something is new. */
export function walletNote(
  { limit, newDevice, wallet }: Spendable,
  totalPaise: number,
  locale: Locale,
): string | undefined {
  const copy = payCopy[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const leftPaise = limitLeft({ limit, newDevice })
  if (leftPaise >= Math.max(wallet.availablePaise, totalPaise)) return undefined
  if (newDevice && newDevice.leftPaise < limit.leftPaise)
    return copy.newDeviceLeft(money(leftPaise), newDevice.until && formatMoment(newDevice.until, locale))
  return limit.measure === 'payment' ? copy.atOnce(money(leftPaise)) : copy.limitLeft(money(leftPaise))
}
