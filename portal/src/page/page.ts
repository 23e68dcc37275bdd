/**
 * What a page is: a path pattern, whom it is for, the facts it shows, what search engines and the tab are told, and its
 * view. One `*.page.tsx` file exports one page; the site finds it by its file name.
 */
import type { IsoDate } from '@chowk/catalog'
import type { CurrentSession, Customer, PaymentWish, Services, Visit } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { createElement, type ReactNode } from 'react'

export interface PageContext {
  /** The path without the locale prefix. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Only the query keys the page declares; everything else in the query string is ignored. */
  readonly query: Readonly<Record<string, string>>
  /** The portal's public origin. */
  readonly origin: string
  /** Shown in the place of the page that asks for it: its styles are data on the way. */
  readonly isLive?: boolean
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
  /** What the breadcrumbs call this page, where that is not its title. */
  readonly current?: string
  /** Objects for `<script type="application/ld+json">`, beside the ones every page gets. */
  readonly jsonLd?: readonly object[]
  /** Of use to whoever comes, and not to be found by itself: it is in no sitemap either. */
  readonly noindex?: boolean
  /** Where the canonical address is another path than the page's own. */
  readonly canonicalPath?: string
  /** Where it hangs on the facts, in the place of the page's own. */
  readonly chrome?: Chrome
  /** Where the other language's page is found by more than its path. */
  readonly otherLanguage?: string
}

/** Of a page that is called the same whatever it shows. */
export function titled(
  copy: Readonly<Record<Locale, { readonly title: string; readonly description: string }>>,
) {
  return (_facts: unknown, { locale }: PageContext): Head => {
    const { title, description } = copy[locale]
    return { title, description }
  }
}

/** What the route table says of a page. */
interface PageTraits {
  /** Path pattern, as `/tools/:calculator`; Hindi pages stand under /hi by themselves. */
  readonly pattern: string | readonly string[]
  /** Query keys that change the page. A response to one of them is not cached. */
  readonly query?: readonly string[]
  /** Addresses of its own that crawlers are told of, where the catalogue does not name them. A page that is made for each
   * person has some only if it is worth finding for those whom it does not know. */
  readonly sitemap?: readonly string[]
  /** On which day what it says at a path was last looked up, where its facts hold one: sitemaps name it. */
  checkedOn?(path: string): IsoDate | undefined
  /** What analytics call the screen and its vertical. */
  readonly screenName: string
  readonly verticalName?: string
  readonly chrome?: Chrome
  /** May stand in a frame of the portal and of the verticals. */
  readonly framed?: boolean
}

/**
 * What stands around a page. 'none' for pages shown inside the login modal: neither header nor footer. 'paying' has a slim
 * header and leaves out what leads away; 'outcome', where paying ends and on every page of the account, leaves out banners
 * and shortcuts, and so does 'signing-in', which has no second way to sign in.
 */
export type Chrome = 'paying' | 'outcome' | 'signing-in' | 'none'

/** What a page's view, and each part of it that needs both, is given. */
export interface ViewProps<Facts, Context = PageContext> {
  readonly facts: Facts
  readonly context: Context
}

/** How a page is written: in terms of its own facts. */
interface Definition<Facts, Context extends PageContext, Led = Redirect> extends PageTraits {
  /** Facts for this very path; undefined means 'Page not found'. */
  load(context: Context): Facts | Led | undefined | Promise<Facts | Led | undefined>
  head(facts: Facts, context: Context): Head
  View(props: ViewProps<Facts, Context>): ReactNode
  /** Answers a form. */
  act?(context: Context & Submission): Promise<ActionResult<Facts>>
  /**
   * Answers a form of ours whose CSRF token is no longer good: cookies were cleared, or another tab signed in or out. It must
   * do nothing that the form asks for. Undefined, as without it, means the error page.
   */
  actOutOfDate?(context: Context & Submission): Promise<ActionResult<Facts> | undefined>
  /** For how long it makes no sense to ask again: such a page is answered with 429 and Retry-After. */
  waitSeconds?(facts: Facts): number | undefined
  /** Where it explains that there is no such thing: it is answered with 404. */
  isMissing?(facts: Facts): boolean
}

/** How the site handles a page, whatever its facts. */
interface Served<Access, Context extends PageContext, Led = Redirect> extends PageTraits {
  readonly access: Access
  /** Undefined means 'Page not found'. */
  show(context: Context): Promise<Shown | Led | undefined>
  /** Undefined where the page takes no form. */
  readonly answer: ((context: Context & Submission) => Promise<Answer>) | undefined
  answerOutOfDate(context: Context & Submission): Promise<Answer | undefined>
}

/** A page filled with its facts. */
export interface Shown {
  readonly head: Head
  readonly content: ReactNode
  readonly waitSeconds?: number | undefined
  readonly isMissing?: boolean | undefined
}

/** A page that no path of the route table leads to. */
export interface PlainPage extends Shown {
  /** Its source file: its styles are known by it. */
  readonly file: string
  readonly screenName: string
}

/** Who asks, and what the portal's services answer: only on pages that are never cached. */
export interface AnyoneContext extends PageContext {
  readonly services: Services
  /** The request's headers and address, as the services read them. */
  readonly visit: Visit
  readonly session: CurrentSession | null
  /** The hidden field of every form, and the header of every call that changes something. */
  readonly csrfToken: string
  /** Something was asked for with a code alone and takes effect unless the customer cancels it. */
  readonly hasWaitingChange?: boolean
}

export interface CustomerContext extends AnyoneContext {
  readonly session: CurrentSession
}

/** What a person submitted. */
export interface Submission {
  readonly form: Readonly<Record<string, string>>
}

/** To another page (303), or to one that is sent the same form (307). */
export interface Redirect {
  readonly redirect: string
  readonly withForm?: boolean
  readonly setCookies?: readonly string[]
}

/** What is asked to be paid: begun at once for a customer, kept sealed for whoever has to sign in first. */
export interface Wished {
  readonly wish: PaymentWish
  /** Who signed in by this very form. */
  readonly customer?: Customer
  readonly setCookies?: readonly string[]
}

/** What a form leads to: another page, the beginning of a payment, or this page again with facts that explain. */
export type ActionResult<Facts> =
  | Redirect
  | Wished
  | { readonly facts: Facts; readonly status?: number; readonly setCookies?: readonly string[] }

/** The same, with the page made of the facts. */
export type Answer =
  | Redirect
  | Wished
  | { readonly shown: Shown; readonly status?: number; readonly setCookies?: readonly string[] }

type VisitorDefinition<Facts> = Definition<Facts, PageContext, never>
type AnyoneDefinition<Facts> = Definition<Facts, AnyoneContext>
type CustomerDefinition<Facts> = Definition<Facts, CustomerContext>

type ForVisitors = Served<'visitor', PageContext, never>
type ForAnyone = Served<'anyone', AnyoneContext>
type ForCustomers = Served<'customer', CustomerContext>

/** A page as the site handles it. */
export type Page = ForVisitors | PersonalPage
/** Rendered per request, never stored. */
export type PersonalPage = ForAnyone | ForCustomers

export type VisitorPage<Facts> = VisitorDefinition<Facts> & ForVisitors
export type AnyonePage<Facts> = AnyoneDefinition<Facts> & ForAnyone
export type CustomerPage<Facts> = CustomerDefinition<Facts> & ForCustomers

/**
 * The same for every visitor: rendered once per path and build, cached whole. Its form carries no CSRF token and
 * changes nothing by itself: it can only say what the visitor wishes to pay. The answer is never stored.
 */
export function page<Facts>(definition: VisitorDefinition<Facts>): VisitorPage<Facts> {
  return { ...definition, ...served('visitor', definition) }
}

/** For whoever asks, signed in or not. The CSRF token of its form has been checked before it is answered. */
export function anyonePage<Facts>(definition: AnyoneDefinition<Facts>): AnyonePage<Facts> {
  return { ...definition, ...served('anyone', definition) }
}

/**
 * For a customer; a visitor is led to sign in and back. The CSRF token of its form has been checked. No search engine is to
 * find it, whatever its head says.
 */
export function customerPage<Facts>(definition: CustomerDefinition<Facts>): CustomerPage<Facts> {
  const kept: CustomerDefinition<Facts> = {
    ...definition,
    head: (facts, context) => ({ ...definition.head(facts, context), noindex: true }),
  }
  return { ...kept, ...served('customer', kept) }
}

function served<Access, Facts, Context extends PageContext, Led>(
  access: Access,
  { load, head, View, act, actOutOfDate, waitSeconds, isMissing }: Definition<Facts, Context, Led>,
): Omit<Served<Access, Context, Led>, keyof PageTraits> {
  const filled = (facts: Facts, context: Context): Shown => ({
    head: head(facts, context),
    content: createElement(View, { facts, context }),
    waitSeconds: waitSeconds?.(facts),
    isMissing: isMissing?.(facts),
  })
  function answered(result: ActionResult<Facts>, context: Context): Answer {
    if (!('facts' in result)) return result
    const { facts, ...rest } = result
    const shown = filled(facts, context)
    return { ...rest, shown: rest.status === 422 ? toBeChecked(shown, context.locale) : shown }
  }
  return {
    access,
    async show(context) {
      const loaded = await load(context)
      if (loaded === undefined) return undefined
      return isRedirect<Facts, Led>(loaded) ? loaded : filled(loaded, context)
    },
    answer: act && (async context => answered(await act(context), context)),
    async answerOutOfDate(context) {
      const result = await actOutOfDate?.(context)
      return result && answered(result, context)
    },
  }
}

const check = { en: 'Please check', hi: 'कृपया जाँचें' }

/** The title is what is read first: a form that came back is not the page that was sent. */
function toBeChecked(shown: Shown, locale: Locale): Shown {
  return { ...shown, head: { ...shown.head, title: `${check[locale]}: ${shown.head.title}` } }
}

function isRedirect<Facts, Led>(loaded: Facts | Led): loaded is Led {
  return typeof loaded === 'object' && loaded !== null && 'redirect' in loaded
}
