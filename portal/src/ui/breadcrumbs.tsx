import type { Locale } from '@chowk/shell'
import type { Breadcrumb } from '../page/page.ts'
import styles from './breadcrumbs.module.css'
import { href } from './link.ts'

const copy: Record<Locale, { readonly home: string; readonly label: string }> = {
  en: { home: 'Home', label: 'Breadcrumbs' },
  hi: { home: 'होम', label: 'आप यहाँ हैं' },
}

/** The breadcrumbs from the home page to the parent of a page, for `head.breadcrumbs`. */
export function crumbsFromHome(locale: Locale, ...crumbs: readonly Breadcrumb[]): readonly Breadcrumb[] {
  return [{ name: copy[locale].home, path: '/' }, ...crumbs]
}

interface BreadcrumbsProps {
  readonly locale: Locale
  readonly crumbs: readonly Breadcrumb[]
  /** The page the reader is on. */
  readonly current: string
}

export function Breadcrumbs({ locale, crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={copy[locale].label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path, locale)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
