// Our moves against the lines of a statement, in both directions.
import type { Difference, Reconciliation } from './difference.ts'
import type { MoveKind, OurMove } from './our-moves.ts'

export interface TheirMove {
  readonly kind: MoveKind
  readonly reference: string
  readonly amountPaise: number
  readonly bankReference?: string
}

/** `ours`: what must be there; `known`: what else we know of the names that they name. */
export function compareMoves(
  file: string,
  ours: readonly OurMove[],
  known: readonly OurMove[],
  theirs: readonly TheirMove[],
): Reconciliation {
  const due = new Map(ours.map(move => [nameOf(move), move]))
  const found = new Map([...known, ...ours].map(move => [nameOf(move), move]))
  const lines = Map.groupBy(theirs, nameOf)
  const names = new Set([...due.keys(), ...lines.keys()])
  return {
    compared: names.size,
    differences: [...names].flatMap(name =>
      differencesOf(file, found.get(name), lines.get(name) ?? []).map(difference => ({
        ...difference,
        reference: `${file} ${name}`,
      })),
    ),
  }
}

const nameOf = ({ kind, reference }: { kind: MoveKind; reference: string }) => `${kind} ${reference}`

type Told = Pick<Difference, 'kind' | 'says'>

function differencesOf(file: string, our: OurMove | undefined, lines: readonly TheirMove[]): Told[] {
  const [line] = lines
  if (!line) {
    return [
      { kind: 'missing-there', says: `${our?.amountPaise} paise here, and not in the ${file} statement` },
    ]
  }
  const found: Told[] = []
  if (lines.length > 1)
    found.push({ kind: 'doubled', says: `it is in the ${file} statement ${lines.length} times` })
  if (!our) {
    found.push({
      kind: 'missing-here',
      says: `${line.amountPaise} paise there, and nothing here is called so`,
    })
    return found
  }
  if (our.amountPaise === null) {
    found.push({
      kind: 'other-state',
      says: `${line.amountPaise} paise moved there, and here it is ${our.state}`,
    })
    return found
  }
  if (line.amountPaise !== our.amountPaise) {
    found.push({ kind: 'other-amount', says: `${our.amountPaise} paise here, ${line.amountPaise} there` })
  }
  if (line.bankReference !== undefined && line.bankReference !== our.bankReference) {
    const says = `the bank’s reference is ${our.bankReference} here and ${line.bankReference} there`
    found.push({ kind: 'other-reference', says })
  }
  if (our.postedPaise !== our.amountPaise) {
    found.push({
      kind: 'other-posting',
      says: `the ledger posted ${our.postedPaise} paise, not ${our.amountPaise}`,
    })
  }
  return found
}
