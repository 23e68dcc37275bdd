import { type RefObject, useEffect, useRef } from 'react'

type Start<Options> = (root: HTMLElement, options: () => Options) => () => void

/**
 * Gives the element behind the returned ref its behaviour while the component is mounted. The behaviour reads `options`
 * when it needs them, so they may change; it starts anew when `parts` change, which say what is rendered at all.
 */
export function useBehaviour<Options, Root extends HTMLElement = HTMLDivElement>(
  start: Start<Options>,
  options: Options,
  parts = '',
): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts are other elements
  useEffect(() => (root.current ? start(root.current, () => latest.current) : undefined), [start, parts])
  return root
}
