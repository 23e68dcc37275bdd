/** Sets the latest entry and drops the oldest above the limit, because visitors choose the keys. */
export function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.size > maxEntries ? map.keys() : []
  if (oldest !== undefined) map.delete(oldest)
}

const maxEntries = 10_000
