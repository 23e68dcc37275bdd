/**
 * The portal's header and footer for pages that this server writes. They are fetched once and kept; a copy that has grown
 * old is shown while a new one is fetched. When the portal does not answer, the last good copy serves, from memory or from
 * the disk, and where there never was one, a plain bar of links.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mergedPolicy, type Policy } from './policy.ts'

export type { Policy } from './policy.ts'

export interface Fragments {
  /** Of the portal's build; 'plain' for the bar of links. */
  readonly version: string
  /** For the page's head. */
  readonly head: string
  readonly header: string
  readonly footer: string
  /** For the end of the page's body. */
  readonly scripts: string
  /** What the page's Content-Security-Policy has to allow, by directive. */
  readonly csp: Policy
}

export interface FragmentsOptions {
  /** The portal's origin, as 'https://www.chowk.example'. */
  readonly portal: string
  /** The header's and footer's parameters, as /developers on the portal lists them. */
  readonly parameters?: Readonly<Record<string, string | boolean>>
  /** A file for the last good copy, so that a restart finds it. */
  readonly lastGoodFile?: string
  /** How old a copy may be before another is fetched; a minute unless told. */
  readonly freshMs?: number
  /** How long a page waits for the portal when there is no copy at all; two seconds unless told. */
  readonly timeoutMs?: number
  /** Told why a fetch failed. */
  readonly onProblem?: (problem: Error) => void
  readonly now?: () => number
}

export interface ShellFragments {
  /** Never rejects. */
  get(): Promise<Fragments>
  /** The page's own policy with what the shell needs: the value of a Content-Security-Policy header. */
  policy(own: Policy): Promise<string>
}

export function createFragments(options: FragmentsOptions): ShellFragments {
  const { portal, parameters = {}, lastGoodFile, freshMs = 60_000, timeoutMs = 2000 } = options
  const { onProblem = () => {}, now = Date.now } = options
  const address = new URL('/shell/v1/fragments', portal)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value))
  let kept: { readonly fragments: Fragments; readonly etag: string; readonly at: number } | undefined
  let underWay: Promise<void> | undefined

  async function fetchAnew(): Promise<void> {
    const answer = await fetch(address, {
      headers: kept ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 304 && kept) {
      kept = { ...kept, at: now() }
      return
    }
    if (!answer.ok)
      throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    const fragments = (await answer.json()) as Fragments
    if (!areFragments(fragments)) throw new Error(`${address} answered something else than fragments.`)
    kept = { fragments, etag: answer.headers.get('etag') ?? '', at: now() }
    await keepOnDisk(fragments)
  }

  /** Written beside and moved: a process that ends in between leaves the copy before. */
  async function keepOnDisk(fragments: Fragments): Promise<void> {
    if (!lastGoodFile) return
    await mkdir(dirname(lastGoodFile), { recursive: true })
    await writeFile(`${lastGoodFile}.new`, JSON.stringify(fragments))
    await rename(`${lastGoodFile}.new`, lastGoodFile)
  }

  /** One for all who ask at the same time. */
  function refresh(): Promise<void> {
    underWay ??= fetchAnew()
      .catch(onProblem)
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  async function lastGood(): Promise<Fragments | undefined> {
    if (!lastGoodFile) return undefined
    try {
      const fragments: unknown = JSON.parse(await readFile(lastGoodFile, 'utf8'))
      return areFragments(fragments) ? fragments : undefined
    } catch {
      return undefined
    }
  }

  async function get(): Promise<Fragments> {
    if (kept) {
      if (now() - kept.at > freshMs) void refresh()
      return kept.fragments
    }
    const stored = await lastGood()
    // Old as it is: shown at once, and asked about.
    if (stored && !kept) kept = { fragments: stored, etag: '', at: Number.NEGATIVE_INFINITY }
    if (stored) void refresh()
    else await refresh()
    return kept?.fragments ?? plainBar(portal)
  }

  return {
    get,
    policy: async own => mergedPolicy(own, (await get()).csp),
  }
}

function areFragments(value: unknown): value is Fragments {
  const fields = ['version', 'head', 'header', 'footer', 'scripts']
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every(field => typeof Reflect.get(value, field) === 'string') &&
    typeof Reflect.get(value, 'csp') === 'object'
  )
}

/** Two links are better than an error: nothing of ours is needed to follow them. */
function plainBar(portal: string): Fragments {
  const home = new URL('/', portal).href.replaceAll('"', '&quot;')
  return {
    version: 'plain',
    head: '',
    header: `<header><a href="#main">Skip to main content</a> <a href="${home}">Home</a> <a href="${home}login">Sign In</a></header>`,
    footer: `<footer><a href="${home}care">Help</a> <a href="${home}privacy">Privacy</a></footer>`,
    scripts: '',
    csp: {},
  }
}
