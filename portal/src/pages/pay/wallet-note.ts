import type { Locale } from '@chowk/shell'
import { formatInText } from '../../money/money.ts'
import { formatMoment } from '../account/dates.ts'
import { payCopy } from './pay-copy.ts'
import type { PayFacts } from './pay-facts.ts'

/** What the wallet may still pay, and until when it pays less because something is new. */
export function walletNote({ limit, newDevice }: PayFacts, locale: Locale): string {
  const copy = payCopy[locale]
  const money = (paise: number) => formatInText(paise, locale)
  const left = money(limit.leftPaise)
  const usual = limit.measure === 'payment' ? copy.atOnce(left) : copy.limitLeft(left)
  if (!newDevice) return usual
  const day = copy.newDeviceLeft(money(newDevice.leftPaise), formatMoment(newDevice.until, locale))
  return usual + day
}
