import type { ReactNode } from 'react'
import { FoldBoundary } from '../page/fold-boundary.tsx'
import { useCurrentPage } from '../page/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { classNames } from './class-names.ts'
import styles from './page-layout.module.css'

interface PageLayoutProps {
  /** The page's one h1. */
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead?: ReactNode
  /** A monogram or an icon beside the title. */
  readonly picture?: ReactNode
  /** Replaces title, lead and picture. */
  readonly heading?: ReactNode
  /** A page of prose, set for reading. */
  readonly isReading?: boolean
  /** The page begins with a self-explanatory form: a phone shows its button above the fold instead of the lead. */
  readonly isForm?: boolean
  /** Beside the content on wide windows, after it on narrow ones. */
  readonly aside?: ReactNode
  /** Over the whole width, after content and aside. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page's content: breadcrumbs as in its head, title, lead, then sections. */
export function PageLayout(props: PageLayoutProps) {
  const { title, lead, picture, heading, isReading, isForm, aside, after, children } = props
  const { context, head } = useCurrentPage()
  return (
    <div className={classNames(styles.page, isReading && styles.reading)}>
      <Breadcrumbs
        locale={context.locale}
        crumbs={head.breadcrumbs ?? []}
        current={head.current ?? head.title}
      />
      {heading ?? (
        <div
          className={classNames(
            styles.heading,
            picture !== undefined && styles.withPicture,
            isForm && styles.overForm,
          )}
        >
          {picture}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      <div className={classNames(styles.columns, aside !== undefined && styles.withAside)}>
        <div className={styles.content}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {after && (
        <>
          <FoldBoundary />
          <div className={classNames(styles.content, styles.after)}>{after}</div>
        </>
      )}
    </div>
  )
}
