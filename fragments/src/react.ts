/**
 * Header and footer in a page that React renders on a server: elements with the portal's HTML, which the browser's own parser
 * shows before any script, and which React neither compares nor renders again. For React 18.3 and 19, with server components
 * or without.
 */
import { createElement, Fragment, type ReactNode } from 'react'
import type { PageFragments, ShellParameters } from './fragments.ts'
import { cacheHtml } from './html-cache.ts'
import { ServerHtml } from './server-html.ts'

interface FragmentProps {
  /** The result of `shell.get()`. */
  readonly fragments: PageFragments
}

export const ChowkHeader = ({ fragments }: FragmentProps): ReactNode => elementsOf(fragments.header)
export const ChowkFooter = ({ fragments }: FragmentProps): ReactNode => elementsOf(fragments.footer)

/** For the head of the page, or the start of its body. */
export const ChowkStyles = ({ fragments }: FragmentProps): ReactNode => elementsOf(fragments.head)
/** For the end of the body. With a nonce in `shell.get({ nonce })` they carry it. */
export const ChowkScripts = ({ fragments }: FragmentProps): ReactNode => elementsOf(fragments.scripts)

/** The portal's answers are few elements, one after another, of attributes in double quotes. */
function elementsOf(html: string): ReactNode {
  const found = [...html.matchAll(/<([a-z][\w-]*)((?: [\w-]+(?:="[^"]*")?)*)>(?:(.*?)<\/\1>)?/gs)]
  const elements = found.map(([, name = '', attributes = '', inside]) => {
    const props: Record<string, unknown> = { suppressHydrationWarning: true }
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g))
      props[attribute === 'crossorigin' ? 'crossOrigin' : attribute] = decoded(value)
    const key = `${name} ${String(props.src ?? props.href)}`
    if (!inside) return createElement(name, { ...props, key })
    const element = { name, attributes: props }
    cacheHtml(element, inside)
    return createElement(ServerHtml, { ...element, key })
  })
  return createElement(Fragment, null, ...elements)
}

const decoded = (value: string): string =>
  value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** As attributes everything is text, since React 18 and 19 write booleans on elements differently. */
type ElementAttributes = {
  readonly [Name in keyof Omit<ShellParameters, 'breadcrumbs'>]?:
    | Extract<ShellParameters[Name], string>
    | 'true'
    | 'false'
} & {
  /** The breadcrumbs as JSON. */
  readonly breadcrumbs?: string
  readonly children?: ReactNode
  readonly suppressHydrationWarning?: boolean
  readonly className?: string
  readonly id?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chowk-header': ElementAttributes
      'chowk-footer': ElementAttributes
    }
  }
}
