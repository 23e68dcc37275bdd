/**
 * Sets the entry as the latest and drops the oldest above the limit: strangers choose the keys, so memory must stay
 * bounded.
 */
export function setBounded<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.size > maxEntries ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
}

const maxEntries = 10_000
