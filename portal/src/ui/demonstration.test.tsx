import type { Locale } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { showPart } from '../page/test-page.tsx'
import { configure } from '../page/test-settings.ts'
import { DemonstrationLine } from './demonstration.tsx'
import { TextSectionView } from './text-section.tsx'

afterEach(() => configure())

const line = (locale: Locale) => renderToStaticMarkup(<DemonstrationLine locale={locale} />)

test('the demonstration says what it is not and that it pays nothing, in both languages', () => {
  expect(line('en')).toContain('Demo, not Paytm: no real bills or approvals.')
  expect(line('hi')).toContain('कोई बिल या मंज़ूरी असली नहीं')
})

test('elsewhere nothing is said', () => {
  configure({ demo: false })
  expect(line('en')).toBe('')
})

test('a text that claims an approval is marked as a sample in the demonstration, and only there', () => {
  const claim = { heading: 'Approved', paragraphs: ['We hold an approval.'], claims: 'tpap' } as const
  const shown = () => showPart(<TextSectionView section={claim} />)
  expect(shown()).toContain('Sample text of the demonstration')
  configure({ demo: false })
  expect(shown()).not.toContain('Sample text')
})
