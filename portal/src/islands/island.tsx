/**
 * An island is the part of a page that comes alive in the browser; everything around it stays HTML.
 * Its component lives in a `*.island.tsx` file, and its props must survive JSON.
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { sourceOf } from './island-name.ts'

export type When = 'load' | 'idle' | 'visible' | 'interaction'

export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

export interface FoundIsland {
  readonly name: string
  /** Its source, as the build knows it: 'src/pages/home/quick-pay.island.tsx'. */
  readonly file: string
}

/** Where the browser finds an island's code; undefined for one whose code comes with every page. */
export type CodeOf = (file: string) => string | undefined

export interface IslandRenderer {
  find(component: unknown): FoundIsland
  render(element: ReactElement, name: string): string
}

let renderer: IslandRenderer | undefined
let codeOf: CodeOf = sourceOf

/** Given by the server: an island may stand inside another, and the browser's copy of that one holds no renderer. */
export function configureIslands(chosen: IslandRenderer, code: CodeOf = sourceOf): void {
  renderer = chosen
  codeOf = code
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
  const { name, file } = renderer.find(Component)
  const html = renderer.render(<Component {...(props as Props & object)} />, name)
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
