import { nameIn } from '@chowk/catalog'
import type { Plan } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { countText, fill, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'
import type { Fact } from '../../../ui/fact-list.tsx'

/** 'Everyday: 1.5 GB a day · unlimited calls · 28 days' */
export function planLine(plan: Plan, locale: Locale): string {
  return [nameIn(locale, plan), planText(plan, locale)].filter(Boolean).join(': ')
}

/** A plan's benefits: '1.5 GB a day · unlimited calls · 100 SMS a day · 28 days'. */
export function planText(plan: Plan, locale: Locale): string {
  const copy = wordsOf('plan')[locale]
  const { dailyData, data, hasUnlimitedCalls, talkTime, sms, channels, validity } = benefitTexts(plan, locale)
  const calls = hasUnlimitedCalls && copy.unlimitedCalls
  const talk = talkTime && fill(copy.talkTime, { amount: talkTime })
  return [dailyData, data, calls, talk, sms, channels, validity].filter(Boolean).join(' · ')
}

/** 'Plan: Everyday', 'Data: 1.5 GB a day', 'Validity: 28 days' and so on, if the amount is a plan's. */
export function planFacts(plan: Plan | undefined, locale: Locale): readonly Fact[] {
  if (!plan) return []
  const copy = wordsOf('plan')[locale]
  const { dailyData, data, hasUnlimitedCalls, talkTime, sms, channels, validity } = benefitTexts(plan, locale)
  return [
    { label: copy.facts.plan, value: nameIn(locale, plan) },
    { label: copy.facts.data, value: [dailyData, data].filter(Boolean).join(', ') },
    { label: copy.facts.calls, value: [hasUnlimitedCalls && copy.unlimited, sms].filter(Boolean).join(', ') },
    { label: copy.facts.talk, value: talkTime },
    { label: copy.facts.channels, value: channels },
    { label: copy.facts.validity, value: validity },
  ].filter(({ value }) => value)
}

/** The texts of a plan's benefits; undefined for those it has not. */
function benefitTexts({ gives, validityDays }: Plan, locale: Locale) {
  const copy = wordsOf('plan')[locale]
  const { dataMbPerDay, dataMb, talk, talkTimePaise, smsPerDay, channels } = gives
  return {
    dailyData: dataMbPerDay === undefined ? undefined : fill(copy.perDay, { data: dataText(dataMbPerDay) }),
    data: dataMb === undefined ? undefined : dataText(dataMb),
    hasUnlimitedCalls: talk === 'unlimited',
    talkTime: talkTimePaise === undefined ? undefined : formatInText(talkTimePaise, locale),
    sms: smsPerDay === undefined ? undefined : fill(copy.sms, { count: smsPerDay }),
    channels: channels === undefined ? undefined : fill(copy.channels, { count: channels }),
    validity: validityDays === undefined ? undefined : countText(copy.days, validityDays),
  }
}

export const mbPerGb = 1024

function dataText(megabytes: number): string {
  return megabytes < mbPerGb ? `${megabytes} MB` : `${Math.round((megabytes / mbPerGb) * 10) / 10} GB`
}
