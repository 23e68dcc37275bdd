/** Puts it last, and lets go of the first once there are too many: memory stays bounded, whoever asks. */
export function keepNewest<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.size > mostKept ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
}

const mostKept = 10_000
