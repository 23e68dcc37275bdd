/** Both pages that a browser keeps. They have no header, whose links would lead nowhere, and yet say whose they are. */
import { type Locale, LogoAlone } from '@chowk/shell'
import type { ReactNode } from 'react'
import { brandInHeader } from '../../../page/brand.ts'
import { DemonstrationLine } from '../../../ui/demonstration.tsx'
import { ErrorLayout } from '../errors/error-layout.tsx'
import styles from './offline-layout.module.css'

interface OfflineLayoutProps {
  readonly locale: Locale
  readonly title: string
  readonly text: string
  readonly note: string
  readonly children: ReactNode
}

export function OfflineLayout({ locale, ...said }: OfflineLayoutProps): ReactNode {
  return (
    <>
      <DemonstrationLine locale={locale} />
      <div className={styles.brand}>
        <LogoAlone {...brandInHeader()} />
      </div>
      <ErrorLayout code="" {...said} />
    </>
  )
}
