/** For tests: requests a page or submits its form as the site would, as a visitor or as one person. */
import type { Client, Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type {
  Answer,
  AnyoneContext,
  FilledPage,
  PageContext,
  Redirect,
  Submission,
  WithIntent,
} from './page.ts'
import { CurrentPage } from './page.ts'

interface TestedPage {
  show(context: PageContext): Promise<FilledPage | undefined>
  readonly answer: ((context: PageContext & Submission) => Promise<Answer | undefined>) | undefined
}

export interface RequestParts {
  readonly locale?: Locale | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export function contextAt(
  path: string,
  { locale = 'en', params = {}, query = {} }: RequestParts = {},
): PageContext {
  return { path, params, locale, query, origin: 'http://localhost:3000' }
}

/** The HTML that is shown before a script shows more. */
export const withoutTemplates = (html: string): string => html.replaceAll(/<template.*?<\/template>/gs, '')

/** The request's context when one person opens the page. */
export async function contextFor(
  services: Services,
  client: Client,
  path: string,
  request?: RequestParts,
): Promise<AnyoneContext> {
  const session = await services.sessions.fromRequest(client)
  return { ...contextAt(path, request), services, client, session, csrfToken: 'token' }
}

/** Throws when no page has the path. The markup is rendered on access, because many tests need the head alone. */
export async function show(page: TestedPage, path: string, request?: RequestParts) {
  const shown = await page.show(contextAt(path, request))
  if (!shown) throw new Error(`No page at ${path}`)
  let rendered: string | undefined
  return {
    path,
    head: shown.head,
    get html() {
      rendered ??= renderToStaticMarkup(shown.content)
      return rendered
    },
    get text() {
      return this.html.replace(/<[^>]+>/g, ' ')
    },
  }
}

/** The page that is the answer; throws when the form redirects. */
export async function submit(
  page: TestedPage,
  path: string,
  form: Submission['form'],
  request?: RequestParts,
) {
  const answer = await page.answer?.({ ...contextAt(path, request), form })
  if (!answer || !('shown' in answer)) throw new Error(`The form of ${path} led to another page`)
  return { html: renderToStaticMarkup(answer.shown.content), status: answer.status }
}

/** A part of a page in a language. */
export const showPart = (part: ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <CurrentPage value={{ context: { locale }, head: { title: '', description: '' } }}>{part}</CurrentPage>,
  )

interface PersonalPage<Context> {
  show(context: Context): Promise<FilledPage | Redirect | undefined>
  readonly answer: ((context: Context & Submission) => Promise<Answer | undefined>) | undefined
}

/** What one person gets when opening the page, or submitting a form; or where it redirects. */
export async function meet<Context>(
  page: PersonalPage<NoInfer<Context>>,
  context: Context,
  form?: Submission['form'],
): Promise<{
  shown?: FilledPage
  html: string
  status: number
  led?: Redirect | WithIntent
  setCookies?: readonly string[] | undefined
}> {
  const answer = form ? await page.answer?.({ ...context, form }) : await page.show(context)
  if (!answer) return { html: '', status: 404 }
  if ('redirect' in answer || 'intent' in answer) return { html: '', status: 303, led: answer }
  const { shown, status = 200 } = 'shown' in answer ? answer : { shown: answer }
  const setCookies = 'setCookies' in answer ? answer.setCookies : undefined
  return { shown, html: renderToStaticMarkup(shown.content), status, setCookies }
}
