/**
 * The portal's header and footer for pages that this server renders. They are fetched once and cached; a stale copy
 * is used while a new one is fetched. When the portal does not answer, the last good copy is used, from memory or from
 * the disk, and without any copy, a plain bar of links.
 */
import { areFragments, type Fragments } from './answer.ts'
import { lastGoodAt, noLastGood } from './last-good.ts'
import { plainBar } from './plain-bar.ts'
import { mergedPolicy, type Policy } from './policy.ts'

export type { Fragments } from './answer.ts'
export type { Policy } from './policy.ts'

/** Parameters of the header and the footer. /developers on the portal documents them. */
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
  /** Instead of the page's `color-scheme`. */
  readonly theme?: 'light' | 'dark'
  /** True: the header shows the element with `slot="cta"` that the page puts into it. */
  readonly customCta?: boolean
  /** The way down to this page, which has no link itself. A path is the portal's. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly link?: string }[]
  /** Names of the footer's sections with commas between, or 'none'. */
  readonly sections?: string
}

export interface FragmentsOptions {
  /** The portal's origin, as 'https://www.chowk.example'. */
  readonly portal: string
  readonly parameters?: ShellParameters
  /** A file for the last good copy, so that it survives a restart. Other parameters have a file beside it, with another name. */
  readonly lastGoodFile?: string
  /** How old a copy may be before another is fetched; a minute by default. */
  readonly freshMs?: number
  /** How long a page waits for the portal when there is no copy; two seconds by default. */
  readonly timeoutMs?: number
  /** How long the portal is not asked again after a failure; five seconds by default. */
  readonly restMs?: number
  /** Called each time with the reason why a fetch failed; by default each reason is logged to the console once. */
  readonly onProblem?: (problem: Error) => void
  readonly now?: () => number
}

export interface PageOptions {
  /** The nonce of the page's own policy: needed beside 'strict-dynamic', which disables allow-lists of hosts. */
  readonly nonce?: string
}

export interface PageFragments extends Fragments {
  /** The page's own policy merged with what these fragments need: the value of a Content-Security-Policy header. */
  policy(own: Policy): string
}

export interface ShellFragments {
  /** Never rejects. */
  get(options?: PageOptions): Promise<PageFragments>
  /**
   * For the fragments of the latest `get`, which another request may have replaced: for a page that awaits nothing in
   * between.
   */
  policy(own: Policy): Promise<string>
}

export function createFragments(options: FragmentsOptions): ShellFragments {
  const { portal, parameters = {}, lastGoodFile, freshMs = 60_000, timeoutMs = 2000, restMs = 5000 } = options
  const { onProblem = warnOnce(), now = Date.now } = options
  const address = new URL('/shell/v1/fragments', portal)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined)
      address.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const onDisk = lastGoodFile ? lastGoodAt(lastGoodFile, address.href) : noLastGood
  let cached: { readonly fragments: Fragments; readonly etag: string; readonly at: number } | undefined
  let underWay: Promise<void> | undefined
  let restsUntil = Number.NEGATIVE_INFINITY

  async function fetchAnew(): Promise<void> {
    const answer = await fetch(address, {
      headers: cached ? { 'if-none-match': cached.etag } : {},
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 304 && cached) {
      cached = { ...cached, at: now() }
      return
    }
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    const fragments: unknown = await answer.json()
    if (!areFragments(fragments)) throw new Error('it answered something else than fragments.')
    cached = { fragments, etag: answer.headers.get('etag') ?? '', at: now() }
    await onDisk.write(fragments)
  }

  /** One fetch for simultaneous requests, and none for a while after a failure. */
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
    if (cached) {
      if (now() - cached.at > freshMs) void refresh()
      return cached.fragments
    }
    const stored = await onDisk.read()
    // A stale copy is used at once, and revalidated.
    if (stored && !cached) cached = { fragments: stored, etag: '', at: Number.NEGATIVE_INFINITY }
    if (stored) void refresh()
    else await refresh()
    return cached?.fragments ?? plainBar(portal, parameters.locale)
  }

  async function get({ nonce }: PageOptions = {}): Promise<PageFragments> {
    const fragments = await newest()
    const scripts = nonce === undefined ? fragments.scripts : withNonce(fragments.scripts, nonce)
    return { ...fragments, scripts, policy: own => mergedPolicy(own, fragments.csp) }
  }

  return { get, policy: async own => (await get()).policy(own) }
}

/** The inline scripts of header and footer are allowed by their hashes. */
function withNonce(scripts: string, nonce: string): string {
  const attribute = `nonce="${nonce.replaceAll('"', '&quot;')}"`
  return scripts.replaceAll(/<(script|link) /g, (_, tag) => `<${tag} ${attribute} `)
}

/** Node's message is only 'fetch failed'; the reason is in the cause. */
function reasonOf(error: Error & { cause?: { code?: string; message?: string } }): string {
  const why = error.cause?.code || error.cause?.message
  return why ? `${error.message} (${why})` : error.message
}

function warnOnce(): (problem: Error) => void {
  const logged = new Set<string>()
  return ({ message }) => {
    if (!logged.has(message))
      // biome-ignore lint/suspicious/noConsole: for the page's developers, who set no handler
      console.warn(`${message}\nA page shows the last good copy, or a plain bar of links.`)
    logged.add(message)
  }
}
