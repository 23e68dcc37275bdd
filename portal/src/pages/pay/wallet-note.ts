import type { Locale } from '@chowk/shell'
import { formatInText } from '../../money/money.ts'
import { formatMoment } from '../account/dates.ts'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

/** What the wallet may still pay: of two limits the narrower, and why it is so narrow where something is new. */
export function walletNote({ limit, newDevice }: PayFacts, locale: Locale): string {
  const copy = payCopy[locale]
  const money = (paise: number) => formatInText(paise, locale)
  if (newDevice && newDevice.leftPaise < limit.leftPaise)
    return copy.newDeviceLeft(money(newDevice.leftPaise), formatMoment(newDevice.until, locale))
  const left = money(limit.leftPaise)
  return limit.measure === 'payment' ? copy.atOnce(left) : copy.limitLeft(left)
}
