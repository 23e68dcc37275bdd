/**
 * The parts of a page that run in the browser; everything around them is plain HTML. A part with state is an
 * `Island`, a component in a `*.island.tsx` file that React hydrates. A part that only listens and changes existing markup is a
 * `Behaviour`, a function in a `*.behaviour.ts` file, without React. The props of both must survive JSON. This file runs
 * on the server only.
 */
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { codeOf } from '../page/page-settings.ts'
import { findCode } from './registry.ts'

/**
 * When the browser starts it: at once, when idle, when visible, at the first interaction (with it or with the form around it),
 * or for a signed-in customer.
 */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'customer'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }
type AsJson<Props> = { readonly [Key in keyof Props]: Json }

interface IslandProps<Props> {
  readonly component: ComponentType<Props>
  readonly props: Props
  readonly when: HydrateWhen
}

/**
 * The island is rendered as a separate React root, since the browser hydrates it as one. Props are in an
 * attribute: React escapes it, so no text in them can end a tag or a script.
 */
export function Island<Props extends AsJson<Props>>({
  component: Component,
  props,
  when,
}: IslandProps<Props>) {
  const { name, file } = findCode(Component)
  const html = renderToString(<Component {...(props as Props & object)} />, { identifierPrefix: name })
  return (
    <chowk-island
      data-name={name}
      data-code={codeOf(file)}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server-rendered markup, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

interface BehaviourProps<Props> {
  /** Called with the element around the markup. Returns a function that stops it, if needed. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to stop
  readonly start: (root: HTMLElement, props: Props) => (() => void) | undefined | void
  readonly props: Props
  readonly when: HydrateWhen
  /** The markup, whose children React does not own in the browser. */
  readonly children?: ReactNode
}

export function Behaviour<Props extends AsJson<Props>>({
  start,
  props,
  when,
  children,
}: BehaviourProps<Props>) {
  const { name, file } = findCode(start)
  return (
    <chowk-island
      data-start={name}
      data-code={codeOf(file)}
      data-when={when}
      data-props={JSON.stringify(props)}
    >
      {children}
    </chowk-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chowk-island': {
        'data-name'?: string
        'data-start'?: string
        'data-code': string | undefined
        'data-when': HydrateWhen
        'data-props': string
        children?: import('react').ReactNode
        dangerouslySetInnerHTML?: { __html: string }
      }
    }
  }
}
