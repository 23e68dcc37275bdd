// A biller's pattern runs on what a customer typed, and the usual engine can be kept busy for ever by a bad one. This
// matches the part of the syntax that billers use, alternatives of characters and classes with counts, in time that grows
// with the value alone.

interface Piece {
  takes(character: string): boolean
  readonly least: number
  readonly most: number
}

const token =
  /(\[(?:\\.|[^\\\]])+\]|\\[dDwWsS]|\\[pP]\{[\w=]+\}|\\[^A-Za-z0-9]|\.|[^\\[\](){}|?*+^$])(\{\d{1,4}(?:,\d{0,4})?\}|[?*+])?/uy
const counts: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
}

/** Undefined for a pattern with more in it, or one that is none. */
export function linearPattern(pattern: string): ((value: string) => boolean) | undefined {
  const alternatives = alternativesIn(pattern)
  return alternatives && (value => alternatives.some(pieces => matches(pieces, [...value])))
}

function alternativesIn(pattern: string): Piece[][] | undefined {
  const alternatives: Piece[][] = [[]]
  for (let at = 0; at < pattern.length; ) {
    if (pattern[at] === '|') {
      alternatives.push([])
      at++
      continue
    }
    token.lastIndex = at
    const [, atom = '', count = ''] = token.exec(pattern) ?? []
    const piece = atom && pieceOf(atom, count)
    if (!piece) return undefined
    alternatives.at(-1)?.push(piece)
    at = token.lastIndex
  }
  return alternatives
}

function pieceOf(atom: string, count: string): Piece | undefined {
  const [least, most] = counts[count] ?? countIn(count)
  if ([...atom].length === 1 && atom !== '.') return { takes: character => character === atom, least, most }
  try {
    const one = new RegExp(`^${atom}$`, 'v')
    return { takes: character => one.test(character), least, most }
  } catch {
    return undefined
  }
}

function countIn(count: string): readonly [number, number] {
  const [least = '', most] = count.slice(1, -1).split(',')
  return [Number(least), most === undefined ? Number(least) : Number(most || Number.POSITIVE_INFINITY)]
}

/** Which places of the value the pieces so far can have come to, piece by piece. */
function matches(pieces: readonly Piece[], value: readonly string[]): boolean {
  let reached = value.map(() => false)
  reached.unshift(true)
  for (const piece of pieces) reached = reachedBy(piece, value, reached)
  return reached.at(-1) === true
}

function reachedBy({ takes, least, most }: Piece, value: readonly string[], from: readonly boolean[]) {
  const startsBefore = [0]
  for (const starts of from) startsBefore.push((startsBefore.at(-1) ?? 0) + Number(starts))
  let runStart = 0
  return from.map((_, place) => {
    const before = value[place - 1]
    if (before !== undefined && !takes(before)) runStart = place
    const first = Math.max(runStart, place - most)
    const last = place - least
    return last >= first && (startsBefore[last + 1] ?? 0) > (startsBefore[first] ?? 0)
  })
}
