import { fundHouses, type Locale, nameIn, type Scheme } from '@chowk/catalog'
import { fundCategoryText } from '../../../content/fund-text.ts'
import { useLocale } from '../../../page/page.ts'
import type { GridLink } from '../../../ui/link-grid.tsx'
import { LinkSection } from '../../../ui/link-section.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { categoryPath, fundCopy, type KnownCategory, schemePath } from './funds.ts'

/** Shown on every page about funds. */
export function RiskNotice() {
  const words = fundCopy[useLocale()]
  return (
    <Notice tone="warning" title={words.risk}>
      <p>{words.riskStatement}</p>
      <p>{words.notAdvice}</p>
    </Notice>
  )
}

export function SchemeSection(props: { readonly title: string; readonly schemes: readonly Scheme[] }) {
  const { title, schemes } = props
  const locale = useLocale()
  return (
    <LinkSection
      title={title}
      links={schemes.map(scheme => ({
        name: nameIn(locale, scheme),
        link: schemePath(scheme),
        note: `${fundCopy[locale].amfiCode} ${scheme.code}`,
        picture: <Monogram name={houseName(scheme)} locale={locale} />,
      }))}
    />
  )
}

const houseName = ({ house, name }: Scheme) => fundHouses.find(({ slug }) => slug === house)?.name ?? name

/** Links to categories with their rules. */
export const categoryLinks = (categories: readonly KnownCategory[], locale: Locale): readonly GridLink[] =>
  categories.map(category => ({
    name: nameIn(locale, category),
    link: categoryPath(category),
    note: fundCategoryText(category.slug, locale).rule,
  }))
