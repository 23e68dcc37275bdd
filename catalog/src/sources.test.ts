import { expect, test } from 'vitest'
import { categories } from './categories/categories.ts'
import type { Source, UnofficialSource } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

/** Hosts that customers may be sent to: regulators, the companies themselves, and edited papers and journals. */
const goodHosts = [
  // Regulators and authorities.
  ['gov.in', 'rbi.org.in', 'npci.org.in', 'pfrda.org.in', 'ecb.europa.eu', 'irctc.co.in', 'licindia.in'],
  // Companies about themselves, and rating agencies.
  ['tatapower.com', 'cashe.co.in', 'faircent.com', 's3.ap-south-1.amazonaws.com', 'flexiloans.com'],
  ['sicrevacapital.com', 'snapmint.com', 'crisil.com', 'acuite.in', 'indiainfoline.com'],
  // Newspapers and broadcasters.
  ['thehindu.com', 'hindustantimes.com', 'livemint.com', 'business-standard.com', 'moneycontrol.com'],
  [
    'economictimes.indiatimes.com',
    'freepressjournal.in',
    'mid-day.com',
    'thehansindia.com',
    'telegraphindia.com',
  ],
  ['telanganatoday.com', 'munsifdaily.com', 'siasat.com', 'etvbharat.com', 'indiatvnews.com', 'patrika.com'],
  ['zeebiz.com', 'outlookmoney.com', 'indiatoday.in', 'businesstoday.in', 'ndtv.com', 'money9live.com'],
  // Trade journals, and publishers of tax and law.
  ['powerline.net.in', 'smartutilities.net.in', 'cgdindia.net', 'taxguru.in', 'cleartax.in', 'ksandk.com'],
  [
    'angelone.in',
    'upstox.com',
    'mathrubhumi.com',
    'news18.com',
    'ndtvprofit.com',
    'hdfcpension.com',
    'zeenews.india.com',
    'dicgc.org.in',
  ],
].flat()

const notes = categories.flatMap(({ providers }) => providers.flatMap(({ note }) => note?.source ?? []))
const everySource: readonly (Source | UnofficialSource)[] = [
  ...categories.flatMap(({ providers }) =>
    providers.flatMap(({ boards = [] }) => boards.flatMap(({ area }) => area?.source ?? [])),
  ),
  ...notes,
  ...rules.flatMap(({ rows, check }) => [...rows.map(({ source }) => source), check]),
]

test('a page sends nobody to a blog, a collector of news or a copy that anybody uploads', () => {
  const shown = everySource.flatMap(source => ('link' in source ? source.link : []))
  expect(shown.length).toBeGreaterThan(50)
  const isGood = (link: string) =>
    link.startsWith('https://') && goodHosts.some(host => `.${new URL(link).hostname}`.endsWith(`.${host}`))
  expect(shown.filter(link => !isGood(link))).toEqual([])
})
