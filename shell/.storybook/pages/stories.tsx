/** Reads story files without Storybook, so that a story can be rendered on a server and hydrated in a browser. */
import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react'

type Args = Record<string, unknown>

interface Story {
  readonly component?: ComponentType<Args>
  readonly render?: (args: Args) => ReactNode
  readonly args?: Args
  readonly beforeEach?: () => unknown
}

interface Meta extends Story {
  readonly title: string
}

type StoryModule = { readonly default: Meta } & Readonly<Record<string, Meta | Story>>

export const storyModules = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx', { eager: true })

export function storyElement(file: string, exportName: string): ReactElement {
  const module = storyModules[file]
  const story = module?.[exportName]
  if (!module || !story) throw new Error(`There is no story ${exportName} in ${file}`)
  const meta = module.default
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  if (render) return <Hydrated>{render(args)}</Hydrated>
  const Component = story.component ?? meta.component
  if (!Component)
    throw new Error(`The story ${exportName} in ${file} has neither a component nor a render function`)
  return (
    <Hydrated>
      <Component {...args} />
    </Hydrated>
  )
}

/** What a story does before it is shown, as Storybook would let it: it answers the shell's calls, say. */
export async function beforeStory(file: string, exportName: string): Promise<void> {
  const module = storyModules[file]
  await module?.default.beforeEach?.()
  await module?.[exportName]?.beforeEach?.()
}

/** A mark for tests: React has hydrated the page. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
