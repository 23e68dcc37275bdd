/** The line that marks each page of the demonstration. */
import type { Locale } from '@chowk/shell'
import { currentBrand } from '../page/brand.ts'
import { isDemonstration } from '../page/page-settings.ts'

const copy = {
  en: {
    name: 'Demonstration',
    line: 'Demo, not {brand}: no real bills or approvals.',
    sample: 'Sample text of the demonstration: this portal holds no licence or approval.',
  },
  hi: {
    name: 'डेमो',
    line: 'डेमो है, {brand} नहीं: कोई बिल या मंज़ूरी असली नहीं।',
    sample: 'डेमो का नमूना पाठ: इस पोर्टल के पास कोई लाइसेंस या मंज़ूरी नहीं है।',
  },
}

export function DemonstrationLine({ locale }: { readonly locale: Locale }) {
  const { line, name } = copy[locale]
  return (
    isDemonstration() && (
      <aside className="demonstration" aria-label={name}>
        {line.replace('{brand}', currentBrand().name)}
      </aside>
    )
  )
}

/** Shown before a text that claims a licence or an approval. */
export function SampleClaim({ locale }: { readonly locale: Locale }) {
  return (
    isDemonstration() && (
      <p>
        <em>{copy[locale].sample}</em>
      </p>
    )
  )
}
