import type { ReactNode } from 'react'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import type { FooterProps } from '../props/footer-props.ts'
import type { HeaderProps } from '../props/header-props.ts'
import styles from './shell.module.css'

export interface ShellProps {
  readonly header?: HeaderProps
  readonly footer?: FooterProps
  /** The page's content. */
  readonly children: ReactNode
}

/** A whole page: header, content, footer. */
export function Shell({ header, footer, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <Header {...header} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer {...footer} />
    </div>
  )
}
