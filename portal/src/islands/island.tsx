/**
 * An island is the part of a page that comes alive in the browser; everything around it stays HTML.
 * Its component lives in a `*.island.tsx` file, and its props must survive JSON. This one is the server's alone.
 */
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { codeOf } from '../page/page-settings.ts'
import { findIsland } from './registry.ts'

export type When = 'load' | 'idle' | 'visible' | 'interaction' | 'customer'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

interface IslandProps<Props extends { readonly [Key in keyof Props]: Json }> {
  readonly component: ComponentType<Props>
  readonly props: Props
  /**
   * When the browser hydrates it: at once, when idle, when seen, when first touched (or the form that it stands in), or for a
   * customer who is signed in.
   */
  readonly when: When
}

/**
 * The island is rendered as a React root of its own, since the browser will hydrate it as one. Props travel in an
 * attribute: React escapes it, so no text in them can end a tag or a script.
 */
export function Island<Props extends { readonly [Key in keyof Props]: Json }>({
  component: Component,
  props,
  when,
}: IslandProps<Props>): ReactNode {
  const { name, file } = findIsland(Component)
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'chowk-island': {
        'data-name': string
        'data-code': string | undefined
        'data-when': When
        'data-props': string
        dangerouslySetInnerHTML: { __html: string }
      }
    }
  }
}
