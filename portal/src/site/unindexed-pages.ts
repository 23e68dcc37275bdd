/**
 * Pages with too little text of their own for search engines: the canonical page of each is the nearest page above it that
 * has enough. `shared-words.test.ts` measures the list; a page leaves it when it gets facts of its own.
 */
import { destinationAt } from '@chowk/catalog'
import type { Head } from '../page/page.ts'
import { unindexedPaths } from '../pages/bills/provider/is-indexable.ts'
import list from './unindexed-pages.txt?raw'

const lines = list.split('\n').filter(line => line.startsWith('/'))
/** A line that ends in a slash includes all pages below it. */
const folders = lines.filter(line => line.endsWith('/'))
const unindexed = new Set([...lines, ...unindexedPaths()])

const isUnindexed = (path: string) => unindexed.has(path) || folders.some(each => path.startsWith(each))

/** The canonical page of an unindexed page; undefined for any other page. */
export function canonicalPathOf(path: string): string | undefined {
  if (!isUnindexed(path)) return undefined
  const board = onlyBoard(path)
  if (board && !isUnindexed(board)) return board
  const parent = destinationAt(path)?.parent ?? '/'
  return canonicalPathOf(parent) ?? parent
}

/** A state with one electricity board is described on the board's page. */
function onlyBoard(path: string): string | undefined {
  const found = destinationAt(path)
  return found?.kind === 'provider' ? found.provider.boards?.[0]?.path : undefined
}

export function headOf(head: Head, path: string): Head {
  const canonicalPath = canonicalPathOf(path)
  return canonicalPath ? { ...head, noindex: true, canonicalPath } : head
}
