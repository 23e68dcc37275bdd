import { type Bilingual, fundHouses, nameIn, type Scheme } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
import { useLocale } from '../../../page/current-page.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { schemePath } from './funds.ts'

/** Words that the pages of categories, houses and schemes share. */
const riskStatement: Bilingual = {
  en: 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  hi: 'म्यूचुअल फ़ंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यान से पढ़ें।',
}

const notAdvice: Bilingual = {
  en: 'Listing a scheme is not advice to buy it, and units cannot be bought on this site yet.',
  hi: 'यहाँ किसी योजना का होना उसे ख़रीदने की सलाह नहीं है, और इस साइट पर अभी यूनिटें ख़रीदी नहीं जा सकतीं।',
}

export const fundCopy = wordsOf('fund')

/** Shown on every page about funds. */
export function RiskNotice(): ReactNode {
  const locale = useLocale()
  return (
    <Notice tone="warning" title={fundCopy[locale].risk}>
      <p>{riskStatement[locale]}</p>
      <p>{notAdvice[locale]}</p>
    </Notice>
  )
}

interface SchemeLinksProps {
  readonly schemes: readonly Scheme[]
}

export function SchemeLinks({ schemes }: SchemeLinksProps): ReactNode {
  const locale = useLocale()
  return (
    <LinkGrid
      links={schemes.map(scheme => ({
        name: nameIn(locale, scheme),
        link: schemePath(scheme),
        note: `${fundCopy[locale].amfiCode} ${scheme.code}`,
        picture: <Monogram name={houseName(scheme)} locale={locale} />,
      }))}
    />
  )
}

const houseName = ({ house, name }: Scheme): string =>
  fundHouses.find(({ slug }) => slug === house)?.name ?? name
