import { currentEnvironment } from '../environment/environment.ts'
import { isRecord, recordsOf, textOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import type { Locale } from '../words/words.ts'
import * as paths from './paths.ts'

export interface ShortcutItem {
  readonly name: string
  readonly url: string
  readonly image_url?: string | undefined
  readonly subtitle?: string | undefined
}

/** In the page's language. Rejects with a RequestError when the call fails: the bar then hides itself. */
export async function fetchUtilities(locale: Locale): Promise<ShortcutItem[]> {
  const answer = await request(currentEnvironment().url(paths.utilities), {
    method: 'POST',
    headers: { 'accept-language': locale },
    body: {},
  })
  const [section] = recordsOf(isRecord(answer) ? answer.page : undefined)
  const [view] = recordsOf(section?.views)
  return shortcutItems(view?.items)
}

/** The items of an unknown value that have a name and lead somewhere. */
function shortcutItems(value: unknown): ShortcutItem[] {
  return recordsOf(value).flatMap(item => {
    const name = textOf(item.name)
    const url = textOf(item.url)
    if (name === undefined || url === undefined) return []
    return [{ name, url, image_url: textOf(item.image_url), subtitle: textOf(item.subtitle) }]
  })
}
