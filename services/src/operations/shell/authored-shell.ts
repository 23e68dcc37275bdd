import type { ServiceContext } from '../../platform/service-context/service-context.ts'
import { readLog } from '../audit/audit-operators.ts'
import { itemKey, type Publication, publicationsIn, shellActsQuery } from '../log/publications.ts'
import { type Banner, type ShellItem, shellItem } from '../log/shell-item.ts'
import { momentOf, momentText } from '../log/shell-words.ts'
import exported from './default-items.json' with { type: 'json' }
import { openPreview } from './preview.ts'

/** Differences to the catalogue. */
export type ShellChanges = Readonly<ReturnType<typeof changesIn>>

/** What pages show at a moment. */
export interface LiveShell {
  /** Changes whenever the shown items change. */
  readonly version: string
  readonly banners: readonly Publication<Banner>[]
  /** The object stays the same until the changes differ, so that caches can compare it. */
  readonly changes: ShellChanges
  /** The moment that a preview shows; undefined on other pages. */
  readonly previewOf?: Date
}

export type AuthoredShell = ReturnType<typeof createAuthoredShell>

interface AuthoredShellOptions extends Pick<ServiceContext, 'store' | 'log' | 'now'> {
  /** Shown until operators publish, or have published, an item of the same name. */
  readonly defaults?: readonly ShellItem[]
  /** Shows a newcomer a banner. */
  readonly demo?: boolean
}

/** A change is shown within ten seconds, including the time to read it. */
export const refreshEveryMs = 5_000

const isShownAt = ({ item }: Publication, at: number): boolean =>
  momentOf(item.from) <= at && at < momentOf(item.until)

/** Written by `npm run shell:export`. */
const exportedItems = shellItem.array().parse(exported)

/** Sample of a banner, on a page without a byte budget. */
const sampleBanner = (at: number): ShellItem =>
  shellItem.parse({
    kind: 'banner',
    name: 'sample-for-three-days',
    text: {
      en: 'A sample of a line that operators publish for three days, without a deploy.',
      hi: 'नमूना: ऐसी सूचना तीन दिन के लिए, बिना नए संस्करण के, प्रकाशित हो सकती है।',
    },
    link: { to: '/developers', words: { en: 'For developers', hi: 'डेवलपर के लिए' } },
    pages: ['/broadband-bill-payment'],
    from: momentText(at),
    until: momentText(at + 3 * 24 * 60 * 60_000),
  })

export function createAuthoredShell(options: AuthoredShellOptions) {
  const { store, log, now, defaults = exportedItems, demo } = options
  const ofBuild = [...defaults, ...(demo ? [sampleBanner(now().getTime())] : [])].map(
    (item): Publication => ({ id: `default-${item.name}`, item }),
  )
  let published: readonly Publication[] = ofBuild
  let head: string | undefined
  let acts = 0
  let shown = liveShell([])
  /** No item begins or ends between `since` and `until`. */
  let since = 0
  let until = 0

  function show(at: number): void {
    const items = published.filter(publication => isShownAt(publication, at))
    const ends = published.flatMap(({ item }) => [momentOf(item.from), momentOf(item.until)])
    since = Math.max(0, ...ends.filter(end => end <= at))
    until = Math.min(Number.POSITIVE_INFINITY, ...ends.filter(end => end > at))
    shown = liveShell(items, shown)
  }

  return {
    /** Synchronous, because every request reads it. */
    live(): LiveShell {
      const at = now().getTime()
      if (at < since || at >= until) show(at)
      return shown
    },

    /** The shell with a draft, for a link that an operator signed within the hour; undefined for any other. */
    async preview(token: string): Promise<LiveShell | undefined> {
      const draft = await openPreview(store.db, token, now().getTime())
      if (!draft) return undefined
      const { item, at } = draft
      const others = published.filter(({ item: other }) => itemKey(other) !== itemKey(item))
      const items = [{ id: 'draft', item }, ...others].filter(publication => isShownAt(publication, at))
      return { ...liveShell(items), version: 'preview', previewOf: new Date(at) }
    },

    /** Reads new publications. */
    async refresh(): Promise<void> {
      // An index makes this cheap; nearly every time nothing has changed.
      const lines = store.db.selectFrom('operator_log').select('hash')
      const last = await lines.orderBy('position', 'desc').limit(1).executeTakeFirst()
      if (last?.hash === head) return
      const { length } = await shellActsQuery(store.db).execute()
      if (length !== acts) {
        // Only what was signed, and approved where needed, is shown.
        const replay = await store.snapshot(readLog)
        const [difference] = replay.differences
        if (difference === undefined) {
          const done = [...replay.acts.values()].filter(({ state }) => state === 'done')
          const names = new Set(done.flatMap(({ intent }) => ('item' in intent ? itemKey(intent.item) : [])))
          published = [...ofBuild.filter(({ item }) => !names.has(itemKey(item))), ...publicationsIn(done)]
          acts = length
          show(now().getTime())
        } else log.error({ difference }, 'the operator log was changed: the shell stays as it was')
      }
      head = last?.hash
    },
  }
}

const isBanner = (publication: Publication): publication is Publication<Banner> => 'pages' in publication.item

const versionOf = (items: readonly Publication[]) => items.map(({ id }) => id).join(' ')

function liveShell(items: readonly Publication[], before?: LiveShell): LiveShell {
  const changes = changesIn(items.filter(publication => !isBanner(publication)))
  return {
    version: versionOf(items),
    banners: items.filter(isBanner),
    changes: changes.version === before?.changes.version ? before.changes : changes,
  }
}

function changesIn(items: readonly Publication[]) {
  const of = (kind: ShellItem['kind']) =>
    items.flatMap(({ item }) => ('changes' in item && item.kind === kind ? item.changes : []))
  /** Cards of home, each in the place of one of the catalogue. */
  const promotions = items.flatMap(({ item }) => {
    if (item.kind !== 'promotion') return []
    const { name, place, link, ...rest } = item
    const tracked = { id: name, name, creative: `home-card-${name}`, position: `home-${place}` }
    return { place, card: { ...rest, ...tracked, cta: link.words, link: link.to } }
  })
  return {
    version: versionOf(items),
    menu: of('menu'),
    shortcuts: of('shortcuts'),
    footer: of('footer'),
    promotions,
  }
}
