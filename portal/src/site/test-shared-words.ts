/** For tests: how much of a page is also on similar pages, counted in runs of five words. */
const runLength = 5

export function wordsIn(html: string): readonly string[] {
  const text = html.replace(/<(script|style|select)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>|&[#\w]+;/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

export function runsIn(html: string): ReadonlySet<string> {
  const words = wordsIn(html)
  return new Set(
    words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')),
  )
}

/** Of each page, the largest share of its runs that one other page has too. */
export function nearestShares(pages: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  return new Map(
    [...pages].map(([path, runs]) => {
      const others = [...pages].filter(([other]) => other !== path)
      return [path, Math.max(0, ...others.map(([, theirs]) => sharedWith(runs, theirs)))]
    }),
  )
}

function sharedWith(runs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...runs].filter(run => others.has(run)).length / Math.max(1, runs.size)
}
