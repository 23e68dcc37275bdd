/** For tests: how much of a page is also on similar pages, counted in runs of five words. */
const runLength = 5

export function runsIn(html: string): ReadonlySet<string> {
  const text = html.replace(/<(script|style|select)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>|&[#\w]+;/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  )
}

/** Of each page, the share of its runs that at least half of all pages have. */
export function sharedShares(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const runs of pages.values()) for (const run of runs) seen.set(run, (seen.get(run) ?? 0) + 1)
  const isShared = (run: string) => (seen.get(run) ?? 0) * 2 >= pages.size
  return new Map(
    [...pages].map(([path, runs]) => [path, [...runs].filter(isShared).length / Math.max(1, runs.size)]),
  )
}
