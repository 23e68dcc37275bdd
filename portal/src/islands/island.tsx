/**
 * The parts of a page that come alive in the browser; everything around them stays HTML. One with state of its own is an
 * `Island`, a component in a `*.island.tsx` file that React hydrates. What only listens and changes what is there is a
 * `Behaviour`, a function in a `*.behaviour.ts` file, without React. The props of both must survive JSON. This file is the
 * server's alone.
 */
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { codeOf } from '../page/page-settings.ts'
import { findCode } from './registry.ts'

/**
 * When the browser starts it: at once, when idle, when seen, when first touched (or the form that it stands in), or for a
 * customer who is signed in.
 */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | 'customer'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }
type AsJson<Props> = { readonly [Key in keyof Props]: Json }

interface IslandProps<Props> {
  readonly component: ComponentType<Props>
  readonly props: Props
  readonly when: When
}

/**
 * The island is rendered as a React root of its own, since the browser will hydrate it as one. Props travel in an
 * attribute: React escapes it, so no text in them can end a tag or a script.
 */
export function Island<Props extends AsJson<Props>>({
  component: Component,
  props,
  when,
}: IslandProps<Props>): ReactNode {
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
  /** Given the element around the markup. Returns how to end it, where there is something to end. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to end
  readonly start: (root: HTMLElement, props: Props) => (() => void) | undefined | void
  readonly props: Props
  readonly when: When
  /** The markup, whose children React does not own in the browser. */
  readonly children?: ReactNode
}

export function Behaviour<Props extends AsJson<Props>>({
  start,
  props,
  when,
  children,
}: BehaviourProps<Props>): ReactNode {
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
        'data-when': When
        'data-props': string
        children?: import('react').ReactNode
        dangerouslySetInnerHTML?: { __html: string }
      }
    }
  }
}
