import { fundHouses, nameIn, type Scheme } from '@chowk/catalog'
import type { ReactNode } from 'react'
import { useLocale } from '../../../page/page.ts'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { fundCopy, schemePath } from './funds.ts'

/** Shown on every page about funds. */
export function RiskNotice(): ReactNode {
  const words = fundCopy[useLocale()]
  return (
    <Notice tone="warning" title={words.risk}>
      <p>{words.riskStatement}</p>
      <p>{words.notAdvice}</p>
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
