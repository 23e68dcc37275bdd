import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { fundCopy, notAdvice, riskStatement } from './fund-copy.ts'

/** Stands on every page about funds. */
export function RiskNotice({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <Notice tone="warning" title={fundCopy[locale].risk}>
      <p>{riskStatement[locale]}</p>
      <p>{notAdvice[locale]}</p>
    </Notice>
  )
}
