type EndsSoonProps = { readonly endsAtMs: number; readonly warnBeforeMs: number }

/** Shows the warning in its live region when there is little time left. */
export function warnBeforeEnd(root: HTMLElement, { endsAtMs, warnBeforeMs }: EndsSoonProps): () => void {
  const warning = root.querySelector('template')?.content
  const timer = setTimeout(
    () => warning && root.querySelector('[aria-live]')?.append(warning),
    Math.max(endsAtMs - Date.now() - warnBeforeMs, 0),
  )
  return () => clearTimeout(timer)
}
