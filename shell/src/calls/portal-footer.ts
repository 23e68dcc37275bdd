/** The portal's own footer, for React pages that show its links, on a server or in a browser. */
import { currentEnvironment } from '../environment/environment.ts'
import type { FooterProps } from '../props/footer-props.ts'
import { isRecord } from '../request/answer.ts'
import { request } from '../request/request.ts'
import type { Locale } from '../words/words.ts'

const freshMs = 60_000
const againMs = 5000

interface Copy {
  props: FooterProps
  dueAtMs: number
  underWay?: Promise<void> | undefined
}

const copies = new Map<string, Copy>()

/**
 * Props of `Footer`. They are fetched once and cached; a copy older than a minute is refreshed in the background, and stays
 * while the portal does not answer. Without any copy they are empty.
 */
export async function portalFooter(
  locale: Locale = 'en',
  portal = currentEnvironment().hosts.main,
): Promise<FooterProps> {
  const address = `${portal}/shell/v1/links?locale=${locale}`
  const copy = copies.get(address) ?? { props: {}, dueAtMs: 0 }
  copies.set(address, copy)
  if (Date.now() >= copy.dueAtMs) copy.underWay ??= refresh(copy, address)
  if (!copy.props.seoData) await copy.underWay
  return copy.props
}

async function refresh(copy: Copy, address: string): Promise<void> {
  try {
    const answer = await request(address)
    if (!isRecord(answer)) throw new TypeError('The portal sent something else.')
    copy.props = answer
    copy.dueAtMs = Date.now() + freshMs
  } catch {
    copy.dueAtMs = Date.now() + againMs
  }
  copy.underWay = undefined
}
