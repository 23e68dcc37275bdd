// The published items that pages show now. Each portal process reads them from the log by itself.
import type { Log } from '../../platform/log/log.ts'
import type { Store } from '../../platform/store/store.ts'
import { readLog } from '../audit/audit-operators.ts'
import { type Publication, publicationsIn, shellActs } from '../log/publications.ts'
import { momentOf, type ShellItem, shellItem } from '../log/shell-item.ts'
import exported from './default-items.json' with { type: 'json' }
import { openPreview } from './preview.ts'

/** What pages show at a moment. */
export interface LiveShell {
  /** Changes whenever the shown items change. */
  readonly version: string
  readonly items: readonly Publication[]
  /** For a preview: the moment that it shows. */
  readonly previewOf?: Date
}

export interface AuthoredShell {
  /** Synchronous, because every request reads it. */
  live(): LiveShell
  /** The shell with a draft, for a link that an operator signed within the hour; undefined for any other. */
  preview(token: string): Promise<LiveShell | undefined>
  /** Reads new publications. */
  refresh(): Promise<void>
}

interface AuthoredShellOptions {
  readonly store: Store
  readonly log: Log
  readonly now: () => Date
  /** Shown until operators publish, or have published, an item of the same name. */
  readonly defaults?: readonly ShellItem[]
}

/** A change is shown within ten seconds, including the time to read it. */
export const refreshEveryMs = 5_000

const isShownAt = ({ item }: Publication, at: number): boolean =>
  momentOf(item.from) <= at && at < momentOf(item.until)

/** Written by `npm run shell:export`. */
const exportedItems = shellItem.array().parse(exported)

export function createAuthoredShell(options: AuthoredShellOptions): AuthoredShell {
  const { store, log, now, defaults = exportedItems } = options
  const ofBuild = defaults.map((item): Publication => ({ id: `default-${item.name}`, item }))
  let published: readonly Publication[] = ofBuild
  let head: string | undefined
  let acts = 0
  let shown: LiveShell = { version: '', items: [] }
  /** No item begins or ends between `since` and `until`. */
  let since = 0
  let until = 0

  function show(at: number): void {
    const items = published.filter(publication => isShownAt(publication, at))
    const ends = published.flatMap(({ item }) => [momentOf(item.from), momentOf(item.until)])
    since = Math.max(0, ...ends.filter(end => end <= at))
    until = Math.min(Number.POSITIVE_INFINITY, ...ends.filter(end => end > at))
    shown = { version: items.map(({ id }) => id).join(' '), items }
  }

  return {
    live() {
      const at = now().getTime()
      if (at < since || at >= until) show(at)
      return shown
    },

    async preview(token) {
      const draft = await openPreview(store.db, token, now().getTime())
      if (!draft) return undefined
      const { item, at } = draft
      const others = published.filter(({ item: other }) => other.name !== item.name)
      const items = [{ id: 'draft', item }, ...others].filter(publication => isShownAt(publication, at))
      return { version: 'preview', items, previewOf: new Date(at) }
    },

    async refresh() {
      // An index makes this cheap; nearly every time nothing has changed.
      const last = await store.db
        .selectFrom('operator_log')
        .select('hash')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (last?.hash === head) return
      const { length } = await shellActs(store.db).execute()
      if (length !== acts) {
        // Only what was signed, and approved where needed, is shown.
        const replay = await store.snapshot(readLog)
        const [difference] = replay.differences
        if (difference === undefined) {
          const done = [...replay.acts.values()].filter(({ state }) => state === 'done')
          const names = new Set(done.flatMap(({ intent }) => ('item' in intent ? intent.item.name : [])))
          published = [...ofBuild.filter(({ item }) => !names.has(item.name)), ...publicationsIn(done)]
          acts = length
          show(now().getTime())
        } else log.error({ difference }, 'the operator log was changed: the shell stays as it was')
      }
      head = last?.hash
    },
  }
}
