/** The layout of the two offline pages. They have the logo, but no header, whose links would not work. */

import { LogoAlone } from '@chowk/shell'
import type { ReactNode } from 'react'
import { brandInHeader } from '../../../page/brand.ts'
import { useLocale } from '../../../page/page.ts'
import { DemonstrationLine } from '../../../ui/demonstration.tsx'
import { ErrorLayout } from '../errors/error-layout.tsx'
import styles from './offline-layout.module.css'

interface OfflineLayoutProps {
  readonly title: string
  readonly text: string
  readonly note: string
  readonly children: ReactNode
}

export function OfflineLayout({ ...content }: OfflineLayoutProps) {
  const locale = useLocale()
  return (
    <>
      <DemonstrationLine locale={locale} />
      <div className={styles.brand}>
        <LogoAlone {...brandInHeader()} />
      </div>
      <ErrorLayout code="" {...content} />
    </>
  )
}
