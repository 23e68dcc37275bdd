import type { Locale } from '@chowk/shell'
import { formatInText } from '../../money/money.ts'
import { formatMoment } from '../account/dates.ts'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

/** The limit where it lets the wallet pay less than it holds or than is due, and why where something is new. */
export function walletNote(
  { limit, newDevice, wallet }: Pick<PayFacts, 'limit' | 'newDevice' | 'wallet'>,
  totalPaise: number,
  locale: Locale,
): string | undefined {
  const copy = payCopy[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const leftPaise = Math.min(limit.leftPaise, newDevice?.leftPaise ?? limit.leftPaise)
  if (leftPaise >= Math.max(wallet.availablePaise, totalPaise)) return undefined
  if (newDevice && newDevice.leftPaise < limit.leftPaise)
    return copy.newDeviceLeft(money(leftPaise), formatMoment(newDevice.until, locale))
  return limit.measure === 'payment' ? copy.atOnce(money(leftPaise)) : copy.limitLeft(money(leftPaise))
}
