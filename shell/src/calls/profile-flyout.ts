import { currentEnvironment } from '../environment/environment.ts'
import { answerText, isRecord, recordsOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import type { Locale } from '../words/words.ts'
import * as paths from './paths.ts'
import { type ShortcutItem, shortcutIn, ssoTokenHeaders, storefrontQuery } from './storefront-calls.ts'

export interface FlyoutItem extends ShortcutItem {
  /** Its name in analytics, if it is a promotion. */
  readonly promotion?: { readonly name: string; readonly creative: string; readonly position: string }
}

export interface FlyoutView {
  /** 'list-small-ti', 'thin-banner'; a type the shell does not know is skipped. */
  readonly type: string
  readonly items: readonly FlyoutItem[]
}

export interface ProfileFlyout {
  readonly page_id?: string
  readonly page?: readonly { readonly views: readonly FlyoutView[] }[]
}

/** In the page's language, not the account's. A failed call resolves to an empty object. */
export async function fetchProfileFlyout(locale: Locale): Promise<ProfileFlyout> {
  try {
    const answer = await request(currentEnvironment().url(paths.profileFlyout), {
      method: 'POST',
      queryParams: storefrontQuery,
      headers: ssoTokenHeaders(),
      body: { locale },
    })
    if (!isRecord(answer)) return {}
    return { page_id: answerText(answer.page_id), page: recordsOf(answer.page).map(readSection) }
  } catch {
    return {}
  }
}

function readSection(section: Record<string, unknown>): { views: FlyoutView[] } {
  return {
    views: recordsOf(section.views).map(view => ({
      type: answerText(view.type) ?? '',
      items: recordsOf(view.items).flatMap(flyoutItem),
    })),
  }
}

function flyoutItem(item: Record<string, unknown>): FlyoutItem[] {
  const shown = shortcutIn(item)
  const promotion = promotionOf(item.promotion)
  return shown ? [{ ...shown, ...(promotion && { promotion }) }] : []
}

function promotionOf(value: unknown): FlyoutItem['promotion'] {
  if (!isRecord(value)) return undefined
  const [name, creative, position] = [
    answerText(value.name),
    answerText(value.creative),
    answerText(value.position),
  ]
  return name && creative && position ? { name, creative, position } : undefined
}
