/** Cycles through the items, by an increasing index. */
export function roundRobin<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new RangeError('There is nothing to take in turn.')
  return item
}
