// biome-ignore lint/suspicious/noConfusingVoidType: most parts have nothing to end
type Start = () => (() => void) | null | undefined | void

/** Starts independent parts: one that fails is reported and does not stop the others. Returns a cleanup function. */
export function startEach(parts: readonly Start[]): () => void {
  const ends = parts.map(start => {
    try {
      return start()
    } catch (error) {
      reportError(error)
      return undefined
    }
  })
  return () => {
    for (const end of ends) end?.()
  }
}
