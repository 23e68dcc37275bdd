/** The frame of the account pages: navigation, title, and a check that the customer is still the one the page was made for. */

import { accountMenu as menu, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsOf } from '../content/words.ts'
import { Icon } from '../icons/icon.tsx'
import { currentBrand } from '../page/brand.ts'
import type { AnyoneContext, Breadcrumb, WithLocale } from '../page/page.ts'
import { computeOncePerSettings } from '../page/page-settings.ts'
import { InlineForm } from '../ui/actions.tsx'
import { Breadcrumbs, crumbsFromHome } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { href } from '../ui/link.ts'
import { Notice } from '../ui/notice.tsx'
import styles from './account-layout.module.css'
import { SessionWatch } from './session-watch.tsx'

interface AccountLayoutProps {
  readonly context: AnyoneContext
  /** The entry of the account's menu to which the page belongs. */
  readonly section: AccountSection
  readonly title: string
  /** The name of this page in the breadcrumbs, if the title is too long for them. */
  readonly current?: string
  readonly lead?: ReactNode
  /** Confirms the action that `?done` names, above everything else. */
  readonly done?: Readonly<Record<string, string>>
  /** The result of the customer's last action, if it is more than a sentence. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

const contentId = 'account-content'

type AccountSection = (typeof menu)[number]['path']

export function AccountLayout(props: AccountLayoutProps) {
  const { context, section, title, current = title, lead, done = {}, notice, children } = props
  const { locale, path, session, query } = context
  const copy = wordsOf('accountLayout')[locale]
  const { account, signOut } = wordsOf('account')[locale]
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{currentBrand().name}</p>
      <Breadcrumbs locale={locale} crumbs={accountTrail(locale, section, path)} current={current} />
      <div className={session ? styles.columns : undefined}>
        {session && (
          <div className={styles.menu}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered before */}
            <nav aria-label={account} dangerouslySetInnerHTML={{ __html: linksOf(section, locale) }} />
          </div>
        )}
        <SessionWatch context={context} contentId={contentId} />
        <div id={contentId} className={styles.content}>
          {query.done !== undefined && Object.hasOwn(done, query.done) && (
            <Notice tone="success" role="status" title={done[query.done]} takesFocus />
          )}
          {notice}
          {/* On every page of the account, because somebody else may have requested the change. */}
          {context.hasPendingChange && path !== '/settings' && (
            <Notice tone="warning" title={copy.title}>
              <p>
                {copy.text} <a href={`${href('/settings', locale)}#waiting`}>{copy.see}</a>
              </p>
            </Notice>
          )}
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        {/* The header's control to sign out needs JavaScript. */}
        {session && (
          <noscript className={styles.content}>
            <InlineForm context={context} path="/login">
              <Button variant="quiet" name="signOut" value="1" text={signOut} />
            </InlineForm>
          </noscript>
        )}
      </div>
    </div>
  )
}

/** The breadcrumbs from the home page to the parent of the page at this path. */
function accountTrail(locale: Locale, section: AccountSection, path: string): readonly Breadcrumb[] {
  const page = menu.find(each => each.path === section)
  if (!page || path === section) return crumbsFromHome(locale)
  return crumbsFromHome(locale, { name: nameIn(locale, page), path: section })
}

/** On a phone the tabs share one row, so each shows its short name; screen readers read the full one. */
function TabName({ name, short }: { readonly name: string; readonly short: string }) {
  const [before, after] = short && name.includes(short) ? name.split(short) : ['', '']
  return (
    <span>
      {before && <span className={styles.rest}>{before}</span>}
      {before || after ? short : name}
      {after && <span className={styles.rest}>{after}</span>}
    </span>
  )
}

/** Cached, because the links are the same for all customers. */
const linksOf = (section: AccountSection, locale: Locale): string =>
  computeOncePerSettings(`account ${section} ${locale}`, () =>
    renderToStaticMarkup(<Links section={section} locale={locale} />),
  )

function Links({ section, locale }: WithLocale<{ section: AccountSection }>) {
  const shortNames: Partial<Record<AccountSection, string>> = wordsOf('accountLayout')[locale].shortNames
  return (
    <ul className={styles.links}>
      {menu.map(page => (
        <li key={page.path}>
          <a
            className={styles.link}
            href={href(page.path, locale)}
            aria-current={page.path === section ? 'page' : undefined}
          >
            <Icon name={page.icon} />
            <TabName name={nameIn(locale, page)} short={shortNames[page.path] ?? ''} />
          </a>
        </li>
      ))}
    </ul>
  )
}
