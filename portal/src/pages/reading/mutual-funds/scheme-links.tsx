import { fundHouses, nameIn, type Scheme } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { LinkGrid } from '../../../ui/link-grid.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { fundCopy } from './fund-copy.ts'
import { schemePath } from './funds.ts'

interface SchemeLinksProps {
  readonly locale: Locale
  readonly schemes: readonly Scheme[]
}

export function SchemeLinks({ locale, schemes }: SchemeLinksProps): ReactNode {
  return (
    <LinkGrid
      locale={locale}
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
