import { billerIn } from '@chowk/catalog'
import { type Locale, Mark } from '@chowk/shell'
import { markLetters, markOf } from '../marks/marks.ts'

interface MonogramProps {
  /** The English name, whatever the page's language. */
  readonly name: string
  /** Distinguishes a company that is in several categories. */
  readonly billerId?: string | undefined
  readonly locale: Locale
  readonly size?: 'small' | 'large'
}

/** A company's mark, in place of a logo. Decorative: the name is beside it. */
export function Monogram({ name, billerId, locale, size = 'small' }: MonogramProps) {
  return (
    <Mark image={markOf(name, billerId)} letters={markLetters(name, locale)} isLarge={size === 'large'} />
  )
}

/** The mark of a biller. */
export function BillerMark({ billerId, locale }: { readonly billerId: string; readonly locale: Locale }) {
  return <Monogram name={billerIn('en', billerId)} billerId={billerId} locale={locale} />
}
