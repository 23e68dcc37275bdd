/**
 * The portal's header and footer for pages that this server writes. They are fetched once and kept; a copy that has grown
 * old is shown while a new one is fetched. When the portal does not answer, the last good copy serves, from memory or from
 * the disk, and where there never was one, a plain bar of links.
 */
import { areFragments, type Fragments } from './answer.ts'
import { lastGoodAt, noLastGood } from './last-good.ts'
import { plainBar } from './plain-bar.ts'
import { mergedPolicy, type Policy } from './policy.ts'

export type { Fragments } from './answer.ts'
export type { Policy } from './policy.ts'

/** What is asked of the header and the footer. /developers on the portal says what each does. */
export interface ShellParameters {
  readonly locale?: 'en' | 'hi'
  readonly activePage?: string
  readonly showLoginBtn?: boolean
  readonly showHeaderTag?: boolean
  readonly showImportantUpdate?: boolean
  readonly showUtilityBar?: boolean
  readonly redirectUrl?: string
  readonly languageLink?: string
  readonly showScrollTopBtn?: boolean
  readonly verticalName?: string
  readonly screenName?: string
  /** Names of the footer's sections with commas between, or 'none'. */
  readonly sections?: string
}

export interface FragmentsOptions {
  /** The portal's origin, as 'https://www.chowk.example'. */
  readonly portal: string
  readonly parameters?: ShellParameters
  /** A file for the last good copy, so that a restart finds it. Other parameters have one beside it, under a name of their own. */
  readonly lastGoodFile?: string
  /** How old a copy may be before another is fetched; a minute unless told. */
  readonly freshMs?: number
  /** How long a page waits for the portal when there is no copy at all; two seconds unless told. */
  readonly timeoutMs?: number
  /** How long the portal is not asked again after it failed; five seconds unless told. */
  readonly restMs?: number
  /** Told each time why a fetch failed; unless given, the console is, once for each reason. */
  readonly onProblem?: (problem: Error) => void
  readonly now?: () => number
}

export interface PageOptions {
  /** The one of the page's own policy: needed beside 'strict-dynamic', which ends what addresses allow. */
  readonly nonce?: string
}

export interface PageFragments extends Fragments {
  /** The page's own policy with what these very fragments need: the value of a Content-Security-Policy header. */
  policy(own: Policy): string
}

export interface ShellFragments {
  /** Never rejects. */
  get(options?: PageOptions): Promise<PageFragments>
  /** As that of `get`, whose fragments may be others by then: for a page that asks for nothing else in between. */
  policy(own: Policy): Promise<string>
}

export function createFragments(options: FragmentsOptions): ShellFragments {
  const { portal, parameters = {}, lastGoodFile, freshMs = 60_000, timeoutMs = 2000, restMs = 5000 } = options
  const { onProblem = warnOnce(), now = Date.now } = options
  const address = new URL('/shell/v1/fragments', portal)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value))
  const onDisk = lastGoodFile ? lastGoodAt(lastGoodFile, address.href) : noLastGood
  let kept: { readonly fragments: Fragments; readonly etag: string; readonly at: number } | undefined
  let underWay: Promise<void> | undefined
  let restsUntil = Number.NEGATIVE_INFINITY

  async function fetchAnew(): Promise<void> {
    const answer = await fetch(address, {
      headers: kept ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 304 && kept) {
      kept = { ...kept, at: now() }
      return
    }
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    const fragments: unknown = await answer.json()
    if (!areFragments(fragments)) throw new Error('it answered something else than fragments.')
    kept = { fragments, etag: answer.headers.get('etag') ?? '', at: now() }
    await onDisk.keep(fragments)
  }

  /** One for all who ask at the same time, and none for a while after one that failed. */
  function refresh(): Promise<void> {
    if (now() < restsUntil) return Promise.resolve()
    underWay ??= fetchAnew()
      .catch(cause => {
        restsUntil = now() + restMs
        onProblem(new Error(`The shell of ${address}: ${reasonOf(cause)}`, { cause }))
      })
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  async function newest(): Promise<Fragments> {
    if (kept) {
      if (now() - kept.at > freshMs) void refresh()
      return kept.fragments
    }
    const stored = await onDisk.read()
    // Old as it is: shown at once, and asked about.
    if (stored && !kept) kept = { fragments: stored, etag: '', at: Number.NEGATIVE_INFINITY }
    if (stored) void refresh()
    else await refresh()
    return kept?.fragments ?? plainBar(portal, parameters.locale)
  }

  async function get({ nonce }: PageOptions = {}): Promise<PageFragments> {
    const fragments = await newest()
    const scripts = nonce === undefined ? fragments.scripts : withNonce(fragments.scripts, nonce)
    return { ...fragments, scripts, policy: own => mergedPolicy(own, fragments.csp) }
  }

  return { get, policy: async own => (await get()).policy(own) }
}

/** The scripts that stand in header and footer are allowed by their hashes. */
function withNonce(scripts: string, nonce: string): string {
  const attribute = `nonce="${nonce.replaceAll('"', '&quot;')}"`
  return scripts.replaceAll(/<(script|link) /g, (_, tag) => `<${tag} ${attribute} `)
}

/** Node says 'fetch failed', and why in the cause. */
function reasonOf(error: Error & { cause?: { code?: string; message?: string } }): string {
  const why = error.cause?.code || error.cause?.message
  return why ? `${error.message} (${why})` : error.message
}

function warnOnce(): (problem: Error) => void {
  const told = new Set<string>()
  return ({ message }) => {
    if (!told.has(message))
      // biome-ignore lint/suspicious/noConsole: for the page's developers, who gave it nobody else to tell
      console.warn(`${message}\nA page shows the last good copy, or a plain bar of links.`)
    told.add(message)
  }
}
