import { companyPages } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { configureDemonstration, DemonstrationLine } from './demonstration.tsx'
import { TextSectionView } from './text-section.tsx'

afterEach(() => configureDemonstration(true))

const line = (locale: Locale) => renderToStaticMarkup(<DemonstrationLine locale={locale} />)

test('the demonstration says what it is not and that it pays nothing, in both languages', () => {
  expect(line('en')).toContain(
    'Demonstration, not Paytm. No real bill is paid; licences and approvals named here are sample text.',
  )
  expect(line('hi')).toContain('कोई असली बिल नहीं भरा जाता')
})

test('elsewhere nothing is said', () => {
  configureDemonstration(false)
  expect(line('en')).toBe('')
})

test('a text that claims an approval is marked as a sample in the demonstration, and only there', () => {
  const claim = companyPages.flatMap(({ sections }) => sections).find(({ claims }) => claims === 'tpap')
  if (!claim) throw new Error('No text claims the approval.')
  const shown = () => renderToStaticMarkup(<TextSectionView locale="en" section={claim} />)
  expect(shown()).toContain('Sample text of the demonstration')
  configureDemonstration(false)
  expect(shown()).not.toContain('Sample text')
})
