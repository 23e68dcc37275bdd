/** Why a request failed. One that got no answer says 'fetch failed', and the rest in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} (${reasonOf(error.cause)})` : error.message
}
