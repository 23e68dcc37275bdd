/**
 * An island is the part of a page that comes alive in the browser; everything around it stays HTML.
 * Its component lives in a `*.island.tsx` file, and its props must survive JSON.
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'

export type When = 'load' | 'idle' | 'visible' | 'interaction'

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

export interface IslandRenderer {
  nameOf(component: unknown): string
  render(element: ReactElement, name: string): string
}

let renderer: IslandRenderer | undefined

/** Given by the server: an island may stand inside another, and the browser's copy of that one holds no renderer. */
export function configureIslands(chosen: IslandRenderer): void {
  renderer = chosen
}

interface IslandProps<Props extends { readonly [Key in keyof Props]: Json }> {
  readonly component: ComponentType<Props>
  readonly props: Props
  /** When the browser hydrates it: at once, when idle, when seen, or when first touched. */
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
  if (!renderer) throw new Error('Islands are rendered on the server: call configureIslands there first.')
  const name = renderer.nameOf(Component)
  const html = renderer.render(<Component {...(props as Props & object)} />, name)
  return (
    <chowk-island
      data-name={name}
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
        'data-when': When
        'data-props': string
        dangerouslySetInnerHTML: { __html: string }
      }
    }
  }
}
