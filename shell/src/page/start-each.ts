// biome-ignore lint/suspicious/noConfusingVoidType: most parts have nothing to end
type Start = () => (() => void) | null | undefined | void

/** Starts parts that do not depend on one another: one that fails is reported and stops no other. Returns how to end them. */
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
