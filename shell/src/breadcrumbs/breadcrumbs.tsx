import { localeHref } from '../environment/environment.ts'
import type { Breadcrumb } from '../props/header-props.ts'
import { type Locale, words } from '../words/words.ts'
import styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly locale: Locale
}

/** The breadcrumb without a link is the page itself. */
export function Breadcrumbs({ breadcrumbs, locale }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={words(locale).breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ name, link }) => (
          <li key={`${name} ${link}`} aria-current={link === undefined ? 'page' : undefined}>
            {link === undefined ? name : <a href={localeHref(link, locale)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
