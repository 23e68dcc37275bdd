/**
 * What a page is: a path pattern, the facts it shows, what search engines and the tab are told, and its view.
 * One `*.page.tsx` file exports one page; the site finds it by its file name.
 */
import type { CurrentSession, PaymentWish, Services, Visit } from '@chowk/services'
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

interface PageOfFacts<Facts, Context extends PageContext, Loaded = Facts> {
  /** Path pattern, as `/tools/:calculator`; Hindi pages stand under /hi by themselves. */
  readonly pattern: string | readonly string[]
  /** Query keys that change the page. A response to one of them is not cached. */
  readonly query?: readonly string[]
  /** Facts for this very path; undefined means 'Page not found'. */
  load(context: Context): Loaded | undefined | Promise<Loaded | undefined>
  head(facts: Facts, context: Context): Head
  View(props: { facts: Facts; context: Context }): ReactNode
  /** For how long it makes no sense to ask again: such a page is answered with 429 and Retry-After. */
  waitSeconds?(facts: Facts): number | undefined
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
export interface VisitorContext extends PageContext {
  readonly services: Services
  /** The request's headers and address, as the services read them. */
  readonly visit: Visit
  readonly session: CurrentSession | null
  /** The hidden field of every form, and the header of every call that changes something. */
  readonly csrfToken: string
}

export interface CustomerContext extends VisitorContext {
  readonly session: CurrentSession
}

/** What a person submitted. */
export interface Submission {
  readonly form: Readonly<Record<string, string>>
}

/** What a path leads to for this person at this moment, when not to the page itself. */
export interface Elsewhere {
  readonly elsewhere: string
  readonly setCookies?: readonly string[]
}

/**
 * What a form submission leads to: another page (303), another page that is sent the same form (307), or this page
 * again with facts that explain.
 */
export type ActionResult<Facts> = { readonly setCookies?: readonly string[] } & (
  | {
      readonly redirect: string
      readonly withForm?: boolean
      /** What the visitor asks to pay: kept for them, sealed, until they have signed in. */
      readonly wish?: PaymentWish
    }
  | { readonly facts: Facts; readonly status?: number }
)

interface PersonalPage<Facts, Context extends VisitorContext>
  extends PageOfFacts<Facts, Context, Facts | Elsewhere> {
  /** Answers a form. The CSRF token has been checked before it is called. */
  act?(context: Context & Submission): Promise<ActionResult<Facts>>
}

/** Rendered per request, never stored, for whoever asks. */
export interface VisitorPage<Facts> extends PersonalPage<Facts, VisitorContext> {
  readonly access: 'anyone'
}

/** Rendered per customer, never stored; a visitor is led to sign in and back. */
export interface CustomerPage<Facts> extends PersonalPage<Facts, CustomerContext> {
  readonly access: 'customer'
}

/** A page as the site handles it, whatever its facts. */
// biome-ignore lint/suspicious/noExplicitAny: a list of pages holds pages of every kind of facts
export type Page = PublicPage<any> | VisitorPage<any> | CustomerPage<any>

export const page = <Facts>(definition: PublicPage<Facts>): PublicPage<Facts> => definition
export const visitorPage = <Facts>(definition: VisitorPage<Facts>): VisitorPage<Facts> => definition
export const customerPage = <Facts>(definition: CustomerPage<Facts>): CustomerPage<Facts> => definition
