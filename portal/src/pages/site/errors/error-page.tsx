import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../content/words.ts'
import type { PlainPage } from '../../../page/page.ts'
import type { Scene } from '../../../scenes/scene-heading.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const errorCopy = wordsOf('error')

/** Why a visitor gets this page instead of the requested one. */
export type PageFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused'; readonly status: number }
  /** Every form needs a cookie that identifies its origin; `path` is the form's. */
  | { readonly kind: 'no-cookies'; readonly path: string }
  /** The store does not answer; `path` is the address for a retry, with its language. */
  | { readonly kind: 'unavailable'; readonly path: string }
  /** The reference is in the page and in the log. */
  | { readonly kind: 'failed'; readonly reference: string }

interface ErrorText {
  readonly screenName: string
  readonly status: number
  readonly title: string
  readonly text: string
  /** For crawlers, if it differs from the text. */
  readonly description?: string
  readonly scene?: Scene
  readonly note?: ReactNode
  /** What to do next, the most likely first. */
  readonly exits: readonly Exit[]
}

interface Exit {
  readonly name: string
  readonly href: string
}

/** The first is emphasised, the last of three is quiet. */
const variants = ['primary', 'secondary', 'quiet'] as const

export function errorPage(locale: Locale, failure: PageFailure): PlainPage {
  const { screenName, status, title, text, description = text, exits, ...more } = textOf(locale, failure)
  return {
    file: 'src/pages/site/errors/error-page.tsx',
    screenName,
    head: { title, description, noindex: true },
    content: (
      <ErrorLayout code={String(status)} title={title} text={text} {...more}>
        {exits.map((exit, index) => (
          <ButtonLink key={exit.name} variant={variants[index]} href={exit.href} text={exit.name} />
        ))}
      </ErrorLayout>
    ),
  }
}

function textOf(locale: Locale, failure: PageFailure): ErrorText {
  const copy = errorCopy[locale]
  const home: Exit = { name: copy.home, href: href('/', locale) }
  const again = ({ path }: { readonly path: string }): Exit => ({ name: copy.again, href: path })
  switch (failure.kind) {
    case 'not-found': {
      const { title, text } = copy.notFound
      return {
        screenName: 'not_found',
        status: 404,
        title,
        text,
        // The specification's wording is in the description in every language, where no customer reads it.
        description: locale === 'en' ? text : `${text} (${errorCopy.en.notFound.title})`,
        scene: 'lost',
        exits: [
          home,
          { name: copy.menu, href: href('/menu', locale) },
          { name: copy.help, href: href('/care', locale) },
        ],
      }
    }
    case 'refused': {
      const { status } = failure
      const words = status === 403 || status === 413 || status === 429 ? copy[status] : copy.notUnderstood
      return { screenName: 'refused', status, ...words, exits: [home] }
    }
    case 'no-cookies':
      return { screenName: 'refused', status: 403, ...copy.noCookies, exits: [again(failure), home] }
    case 'unavailable':
      return { screenName: 'unavailable', status: 503, ...copy.unavailable, exits: [again(failure), home] }
    case 'failed':
      return {
        screenName: 'failure',
        status: 500,
        ...copy.failed,
        note: (
          <>
            {copy.reference}: <code>{failure.reference}</code>
          </>
        ),
        exits: [home, { name: copy.orders, href: href('/myorders', locale) }],
      }
  }
}
