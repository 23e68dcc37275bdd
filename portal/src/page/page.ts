/**
 * What a page is: a path pattern, its audience, the facts it shows, its metadata for search engines and the tab, and its
 * view. One `*.page.tsx` file exports one page; the site finds it by its file name.
 */
import type { IsoDate, Locale } from '@chowk/catalog'
import type { Client, CurrentSession, Customer, LiveShell, PaymentIntent, Services } from '@chowk/services'
import { createContext, createElement, type ReactNode, useContext } from 'react'

export interface PageContext {
  /** The path without the locale prefix. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Only the query keys the page declares; everything else in the query string is ignored. */
  readonly query: Readonly<Record<string, string>>
  /** The portal's public origin. */
  readonly origin: string
  /**
   * A script requested this page and swaps its content into the current one. Its styles are sent as inert text, because
   * the script applies them.
   */
  readonly isSwappedIn?: boolean
  /** What operators have published for pages with the whole header. */
  readonly publishedShell?: LiveShell
}

export interface Breadcrumb {
  readonly name: string
  readonly path: string
}

export interface Head {
  readonly title: string
  readonly description: string
  /** The breadcrumbs from the home page to this page's parent, as search engines and `PageLayout` show them. */
  readonly breadcrumbs?: readonly Breadcrumb[]
  /** Its name in the breadcrumbs, when that is not the title. */
  readonly current?: string
  /** Objects for `<script type="application/ld+json">`, beside the ones every page gets. */
  readonly jsonLd?: readonly object[]
  /** Useful to a visitor with the link, but not for search engines: noindex, and in no sitemap. */
  readonly noindex?: boolean
  /** The canonical path, when it is another page's. */
  readonly canonicalPath?: string
  /** Overrides the page's `chrome` when it depends on the facts. */
  readonly chrome?: Chrome
  /** The other language's page, when it differs by more than its prefix. */
  readonly otherLanguage?: string
}

/** The names of the texts of this type. */
type TextName<Copy> = { [Name in keyof Copy]: Copy[Name] extends string ? Name : never }[keyof Copy]

interface HeadTexts<Copy> extends Pick<Head, 'noindex'> {
  /** Set if they are not named 'title' and 'description'. */
  readonly title?: TextName<Copy>
  readonly description?: TextName<Copy>
}

interface ShownPage {
  readonly context: Pick<PageContext, 'locale'>
  readonly head: Head
}

/**
 * The page around a component: the parts of public pages read their language and head here. An island hydrates alone,
 * so it and everything in it gets the language as a prop.
 */
export const CurrentPage = createContext<ShownPage | undefined>(undefined)

export function useCurrentPage(): ShownPage {
  const page = useContext(CurrentPage)
  if (!page) throw new Error('This component is rendered outside a page: wrap it in <CurrentPage>.')
  return page
}

export const useLocale = (): Locale => useCurrentPage().context.locale

/** For a page with a fixed name, whatever it shows. */
export function headFrom<Copy extends { readonly title: string; readonly description: string }>(
  copy: Readonly<Record<Locale, Copy>>,
  { title, description, ...rest }: HeadTexts<Copy> = {},
) {
  return (_facts: unknown, { locale }: PageContext): Head => ({
    title: String(copy[locale][title ?? 'title']),
    description: String(copy[locale][description ?? 'description']),
    ...rest,
  })
}

/** The facts about a page in the route table. */
interface PageTraits {
  /** Path pattern, such as `/tools/:calculator`; the Hindi pages under /hi are added automatically. */
  readonly pattern: string | readonly string[]
  /** Query keys that change the page. A response to one of them is not cached. */
  readonly query?: readonly string[]
  /**
   * Public paths for the sitemap, if the catalogue does not list them. List a personal page only if signed-out visitors can
   * use it.
   */
  readonly sitemap?: readonly string[]
  /** When the facts at a path were last checked, if known, for the sitemap. */
  checkedOn?(path: string): IsoDate | undefined
  /** The names of the screen and its vertical in analytics. */
  readonly screenName: string
  readonly verticalName?: string
  readonly chrome?: Chrome
  /** May be framed by the portal and the verticals. */
  readonly framed?: boolean
}

/**
 * What surrounds a page. 'none' for pages inside the login modal: neither header nor footer. 'paying' has a slim
 * header and omits links that lead away; 'account', on every page of the account and after a payment, omits banners
 * and shortcuts, and so does 'signing-in', which has no second way to sign in.
 */
export type Chrome = 'paying' | 'account' | 'signing-in' | 'none'

/** The input of a page's view, and of each part of it that needs both. */
export interface ViewProps<Facts, Context = PageContext> {
  readonly facts: Facts
  readonly context: Context
}

/** The props of a part of a page that also needs the language. */
export type WithLocale<Props> = Readonly<Props> & { readonly locale: Locale }

/** The props of a part of a page that also needs the request. */
export type WithContext<Props, Context = CustomerContext> = Readonly<Props> & { readonly context: Context }

/** How a page is written: in terms of its own facts. `Redirected` is `never` where a page may not redirect. */
interface Definition<Facts, Context extends PageContext, Redirected = Redirect> extends PageTraits {
  /** Facts for this very path; undefined means 'Page not found'. */
  load(context: Context): Facts | Redirected | undefined | Promise<Facts | Redirected | undefined>
  head(facts: Facts, context: Context): Head
  View(props: ViewProps<Facts, Context>): ReactNode
  /** Answers a form; undefined means 'Page not found'. */
  submit?(context: Context & Submission): Promise<ActionResult<Facts> | undefined>
  /**
   * Answers a form with an expired CSRF token: cookies were cleared, or another tab signed in or out. It must
   * not perform the action. Undefined, or no such function, means the error page.
   */
  submitWithExpiredToken?(context: Context & Submission): Promise<ActionResult<Facts> | undefined>
  /** How long the visitor has to wait: the page is then answered with 429 and Retry-After. */
  waitSeconds?(facts: Facts): number | undefined
  /** When the page explains that nothing exists here: it is answered with 404. */
  isMissing?(facts: Facts): boolean
}

/** How the site handles a page, whatever its facts. */
interface PageHandler<Access, Context extends PageContext, Redirected = Redirect> extends PageTraits {
  readonly access: Access
  /** Undefined means 'Page not found'. */
  show(context: Context): Promise<FilledPage | Redirected | undefined>
  /** Undefined when the page has no form. */
  readonly answer: ((context: Context & Submission) => Promise<Answer | undefined>) | undefined
  answerWithExpiredToken(context: Context & Submission): Promise<Answer | undefined>
}

/** A page filled with its facts. */
export interface FilledPage {
  readonly head: Head
  readonly content: ReactNode
  readonly waitSeconds?: number | undefined
  readonly isMissing?: boolean | undefined
}

/** A page that is in no route table, such as an error page. */
export interface PlainPage extends FilledPage {
  /** Its source file, which identifies its styles. */
  readonly file: string
  readonly screenName: string
}

/** The visitor, and the portal's services: only on pages that are never cached. */
export interface AnyoneContext extends PageContext {
  readonly services: Services
  /** The request's headers and address, for the services. */
  readonly client: Client
  readonly session: CurrentSession | null
  /** The value of the hidden field of every form, and of the header of every call that changes something. */
  readonly csrfToken: string
  /** A change was requested with a one-time code alone and takes effect unless the customer cancels it. */
  readonly hasPendingChange?: boolean
}

export interface CustomerContext extends AnyoneContext {
  readonly session: CurrentSession
}

/** The submitted fields of a form. */
export interface Submission {
  readonly form: Readonly<Record<string, string>>
}

/** To another page (303), or to one that is sent the same form (307). */
export interface Redirect {
  readonly redirect: string
  readonly withForm?: boolean
  readonly setCookies?: readonly string[]
}

/** What the visitor wants to pay. A customer's payment begins at once; a visitor's is stored encrypted until sign-in. */
export interface WithIntent {
  readonly intent: PaymentIntent
  /** The customer who signed in by this form. */
  readonly customer?: Customer
  readonly setCookies?: readonly string[]
}

/** The result of a form: another page, the beginning of a payment, or this page again with facts that explain. */
export type ActionResult<Facts> =
  | Redirect
  | WithIntent
  | { readonly facts: Facts; readonly status?: number; readonly setCookies?: readonly string[] }

/** The same, with the page rendered from the facts. */
export type Answer =
  | Redirect
  | WithIntent
  | { readonly shown: FilledPage; readonly status?: number; readonly setCookies?: readonly string[] }

type VisitorDefinition<Facts> = Definition<Facts, PageContext, never>
type AnyoneDefinition<Facts> = Definition<Facts, AnyoneContext>
type CustomerDefinition<Facts> = Definition<Facts, CustomerContext>

type ForVisitors = PageHandler<'visitor', PageContext, never>
type ForAnyone = PageHandler<'anyone', AnyoneContext>
type ForCustomers = PageHandler<'customer', CustomerContext>

/** A page as the site handles it. */
export type Page = ForVisitors | PersonalPage
/** Rendered per request, never stored. */
export type PersonalPage = ForAnyone | ForCustomers

export type VisitorPage<Facts> = VisitorDefinition<Facts> & ForVisitors
export type AnyonePage<Facts> = AnyoneDefinition<Facts> & ForAnyone
export type CustomerPage<Facts> = CustomerDefinition<Facts> & ForCustomers

/**
 * The same for every visitor: rendered once per path and build, cached whole. Its form carries no CSRF token and
 * changes nothing by itself: it can only submit what the visitor wants to pay. The answer is never stored.
 */
export function page<Facts>(definition: VisitorDefinition<Facts>): VisitorPage<Facts> {
  return { ...definition, ...served('visitor', definition) }
}

/** For everyone, signed in or not. The CSRF token of its form is checked before it is answered. */
export function anyonePage<Facts>(definition: AnyoneDefinition<Facts>): AnyonePage<Facts> {
  return { ...definition, ...served('anyone', definition) }
}

/**
 * For a customer; a visitor is redirected to sign in and back. The CSRF token of its form is checked. Search engines must
 * not index it, whatever its head says.
 */
export function customerPage<Facts>(definition: CustomerDefinition<Facts>): CustomerPage<Facts> {
  const unlisted: CustomerDefinition<Facts> = {
    ...definition,
    head: (facts, context) => ({ ...definition.head(facts, context), noindex: true }),
  }
  return { ...unlisted, ...served('customer', unlisted) }
}

function served<Access, Facts, Context extends PageContext, Redirected>(
  access: Access,
  definition: Definition<Facts, Context, Redirected>,
): Omit<PageHandler<Access, Context, Redirected>, keyof PageTraits> {
  const { load, head, View, submit, submitWithExpiredToken, waitSeconds, isMissing } = definition
  function filled(facts: Facts, context: Context): FilledPage {
    const value = { context, head: head(facts, context) }
    return {
      head: value.head,
      content: createElement(CurrentPage, { value }, createElement(View, { facts, context })),
      waitSeconds: waitSeconds?.(facts),
      isMissing: isMissing?.(facts),
    }
  }
  function answered(result: ActionResult<Facts> | undefined, context: Context): Answer | undefined {
    if (!result || !('facts' in result)) return result
    const { facts, ...rest } = result
    const shown = filled(facts, context)
    return { ...rest, shown: rest.status === 422 ? withErrorTitle(shown, context.locale) : shown }
  }
  return {
    access,
    async show(context) {
      const loaded = await load(context)
      if (loaded === undefined) return undefined
      return isRedirect<Facts, Redirected>(loaded) ? loaded : filled(loaded, context)
    },
    answer: submit && (async context => answered(await submit(context), context)),
    async answerWithExpiredToken(context) {
      return answered(await submitWithExpiredToken?.(context), context)
    },
  }
}

const errorPrefix = { en: 'Please check', hi: 'कृपया जाँचें' }

/** Screen readers read the title first: it says that this is the form again, with errors. */
function withErrorTitle(shown: FilledPage, locale: Locale): FilledPage {
  return { ...shown, head: { ...shown.head, title: `${errorPrefix[locale]}: ${shown.head.title}` } }
}

function isRedirect<Facts, Redirected>(loaded: Facts | Redirected): loaded is Redirected {
  return typeof loaded === 'object' && loaded !== null && 'redirect' in loaded
}
