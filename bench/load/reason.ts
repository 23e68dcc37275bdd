/** Why a request failed. Without a response the message is only 'fetch failed', and the reason is in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} (${reasonOf(error.cause)})` : error.message
}
