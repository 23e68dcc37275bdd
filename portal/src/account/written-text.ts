import { storyText } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { isDemonstration } from '../page/page-settings.ts'

/** What a person wrote stays as it is; the demonstration's customers speak the language of the page. */
export function writtenText(written: string, locale: Locale): string {
  return isDemonstration() ? storyText(written, locale) : written
}
