/**
 * What a page is: a path pattern, the facts it shows, what search engines and the tab are told, and its view.
 * One `*.page.tsx` file exports one page; the site finds it by its file name.
 */
import type { Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'

export interface PageContext {
  /** The path without the locale prefix. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Only the query keys the page declares; everything else in the query string is ignored. */
  readonly query: Readonly<Record<string, string>>
  /** The portal's public origin. */
  readonly origin: string
}

export interface Breadcrumb {
  readonly name: string
  readonly path: string
}

export interface Head {
  readonly title: string
  readonly description: string
  /** From the home page down to, and without, this page. */
  readonly breadcrumbs?: readonly Breadcrumb[]
  /** Objects for `<script type="application/ld+json">`, beside the ones every page gets. */
  readonly jsonLd?: readonly object[]
  readonly noindex?: boolean
  /** Where the canonical address is another path than the page's own. */
  readonly canonicalPath?: string
}

interface PageOfFacts<Facts, Context extends PageContext> {
  /** Path pattern, as `/tools/:calculator`; Hindi pages stand under /hi by themselves. */
  readonly pattern: string | readonly string[]
  /** Query keys that change the page. A response to one of them is not cached. */
  readonly query?: readonly string[]
  /** Facts for this very path; undefined means 'Page not found'. */
  load(context: Context): Facts | undefined | Promise<Facts | undefined>
  head(facts: Facts, context: Context): Head
  View(props: { facts: Facts; context: Context }): ReactNode
  /** Marks the current item of the header's menu. */
  readonly activePage?: string
  /** What analytics call the screen and its vertical. */
  readonly screenName: string
  readonly verticalName?: string
  /** 'none' for pages shown inside the login modal: no header and no footer around them. */
  readonly chrome?: 'full' | 'none'
  /** May stand in a frame of the portal and of the verticals. */
  readonly framed?: boolean
}

/** A page that is the same for everybody: rendered once per path and build, cached whole. */
export interface PublicPage<Facts> extends PageOfFacts<Facts, PageContext> {
  readonly access?: 'public'
  /** Answers a form that changes nothing (it carries no CSRF token, since the page is cached). Never stored. */
  act?(context: PageContext & Submission): Promise<ActionResult<Facts>>
}

/** Who asks, and what the portal's services answer: only on pages that are never cached. */
export interface PersonalContext extends PageContext {
  readonly services: Services
  readonly session: Visitor
  /** The hidden field of every form, and the header of every call that changes something. */
  readonly csrfToken: string
}

export interface Visitor {
  readonly customerId?: string
  readonly sessionId?: string
}

/** What a form submission leads to: another page (303), or this page again with facts that explain. */
export type ActionResult<Facts> =
  | { readonly redirect: string; readonly cookies?: readonly string[] }
  | { readonly facts: Facts; readonly status?: number; readonly cookies?: readonly string[] }

export interface Submission {
  readonly form: Readonly<Record<string, string>>
}

export interface ActionContext extends PersonalContext, Submission {
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly address: string
  readonly userAgent: string
}

/** A page rendered per request, never stored. 'customer' leads a visitor to sign in and back. */
export interface PersonalPage<Facts> extends PageOfFacts<Facts, PersonalContext> {
  readonly access: 'customer' | 'anyone'
  act?(context: ActionContext): Promise<ActionResult<Facts>>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of pages holds pages of every kind of facts
export type Page = PublicPage<any> | PersonalPage<any>

export function page<Facts>(definition: PublicPage<Facts>): PublicPage<Facts> {
  return definition
}

export function personalPage<Facts>(definition: PersonalPage<Facts>): PersonalPage<Facts> {
  return definition
}
