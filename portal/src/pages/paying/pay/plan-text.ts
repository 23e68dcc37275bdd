import { nameIn } from '@chowk/catalog'
import type { Plan, PlanGroup } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { formatInText } from '../../../money/money.ts'

export const planGroupNames: Record<Locale, Record<PlanGroup, string>> = {
  en: { popular: 'Popular', data: 'Data', validity: 'Long validity', talk: 'Talk time', pack: 'Packs' },
  hi: { popular: 'लोकप्रिय', data: 'डेटा', validity: 'लंबी वैलिडिटी', talk: 'टॉक टाइम', pack: 'पैक' },
}

/** A plan's benefits: '1.5 GB a day, unlimited calls, 100 SMS a day, 28 days'. */
export function planText({ gives, validityDays }: Plan, locale: Locale): string {
  const words = copy[locale]
  const { dataMbPerDay, dataMb, talk, talkTimePaise, smsPerDay, channels } = gives
  return [
    dataMbPerDay !== undefined && words.perDay(dataText(dataMbPerDay)),
    dataMb !== undefined && dataText(dataMb),
    talk === 'unlimited' && words.unlimited,
    talkTimePaise !== undefined && words.talkTime(formatInText(talkTimePaise, locale)),
    smsPerDay !== undefined && words.sms(smsPerDay),
    channels !== undefined && words.channels(channels),
    validityDays !== undefined && words.days(validityDays),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** 'Everyday: 1.5 GB a day · unlimited calls · 28 days' */
export function planLine(plan: Plan, locale: Locale): string {
  return [nameIn(locale, plan), planText(plan, locale)].filter(Boolean).join(': ')
}

/** 'Plan: Everyday', 'Data: 1.5 GB a day', 'Validity: 28 days' and so on, if the amount is a plan's. */
export function planFacts(
  plan: Plan | undefined,
  locale: Locale,
): readonly { label: string; value: string }[] {
  if (!plan) return []
  const words = copy[locale]
  const { dataMbPerDay, dataMb, talk, talkTimePaise, smsPerDay, channels } = plan.gives
  const data = [
    dataMbPerDay !== undefined && words.perDay(dataText(dataMbPerDay)),
    dataMb !== undefined && dataText(dataMb),
  ]
  const calls = [talk === 'unlimited' && words.noLimit, smsPerDay !== undefined && words.sms(smsPerDay)]
  const given = {
    plan: nameIn(locale, plan),
    gives: listed(data),
    calls: listed(calls),
    talk: talkTimePaise === undefined ? '' : formatInText(talkTimePaise, locale),
    watch: channels === undefined ? '' : words.channels(channels),
    validity: plan.validityDays === undefined ? '' : words.days(plan.validityDays),
  }
  return Object.entries(given).flatMap(([name, value]) =>
    value ? [{ label: words.facts[name as keyof typeof given], value }] : [],
  )
}

const listed = (texts: readonly (string | false)[]) => texts.filter(Boolean).join(', ')

const mbPerGb = 1024

function dataText(megabytes: number): string {
  return megabytes < mbPerGb ? `${megabytes} MB` : `${Math.round((megabytes / mbPerGb) * 10) / 10} GB`
}

const copy = {
  en: {
    facts: {
      plan: 'Plan',
      gives: 'Data',
      calls: 'Calls and SMS',
      talk: 'Talk time',
      watch: 'Channels',
      validity: 'Validity',
    },
    perDay: (data: string) => `${data} a day`,
    unlimited: 'unlimited calls',
    noLimit: 'unlimited',
    talkTime: (amount: string) => `talk time of ${amount}`,
    sms: (count: number) => `${count} SMS a day`,
    channels: (count: number) => `${count} channels`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  hi: {
    facts: {
      plan: 'प्लान',
      gives: 'डेटा',
      calls: 'कॉल और SMS',
      talk: 'टॉक टाइम',
      watch: 'चैनल',
      validity: 'वैलिडिटी',
    },
    perDay: (data: string) => `रोज़ ${data}`,
    unlimited: 'अनलिमिटेड कॉल',
    noLimit: 'अनलिमिटेड',
    talkTime: (amount: string) => `${amount} का टॉक टाइम`,
    sms: (count: number) => `रोज़ ${count} SMS`,
    channels: (count: number) => `${count} चैनल`,
    days: (days: number) => `${days} दिन`,
  },
} as const
