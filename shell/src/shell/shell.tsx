import type { ReactNode } from 'react'
import { Footer, type FooterProps } from '../footer/footer.tsx'
import { Header, type HeaderProps } from '../header/header.tsx'
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
