import { type IsoDate, incomeTaxRates, wageRule } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { describe, expect, test } from 'vitest'
import { showPart } from '../page/test-page.tsx'
import { OutdatedRules, PageRules, RulesInForce } from './rules-in-force.tsx'

const shown = (View: typeof RulesInForce, today: IsoDate, locale: Locale = 'en'): string =>
  showPart(<View rules={[incomeTaxRates]} today={today} />, locale)

describe('on a day of the rule', () => {
  test('says for which period it speaks, with a link to the source', () => {
    const html = shown(RulesInForce, '2026-11-15')
    expect(html).toContain('tax year 2026-27')
    expect(html).toContain('href="https://www.outlookmoney.com/')
    expect(html).toContain('checked on 15 November 2026')
    expect(shown(RulesInForce, '2025-12-01')).toContain('financial year 2025-26')
  })

  test('what is known from reports alone says so, and leads to who makes the rule', () => {
    const html = showPart(<RulesInForce rules={[wageRule]} today="2026-11-15" />)
    expect(html).toContain('from reports, read on 15 November 2026, and not from the rule itself')
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://labour.gov.in/"'])
  })

  test('warns of nothing', () => {
    expect(shown(OutdatedRules, '2027-03-31')).toBe('')
  })
})

describe('past the last day', () => {
  test('says so by itself, and where to look', () => {
    const html = shown(OutdatedRules, '2027-04-01')
    expect(html).toContain('tax year 2026-27): this period is over')
    expect(html).toContain('href="https://www.incometax.gov.in/"')
  })

  test('in Hindi too', () => {
    expect(shown(OutdatedRules, '2027-04-01', 'hi')).toContain('आज की स्थिति अलग हो सकती है')
  })

  test('a page says it once, with the warning', () => {
    const page = (today: IsoDate) => showPart(<PageRules path="/currency-converter" today={today} />)
    expect(page('2026-10-10').match(/Exchange rates/g)).toHaveLength(1)
    expect(page('2026-11-15').match(/Exchange rates/g)).toHaveLength(1)
  })
})
