import { storyText } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { isDemonstration } from '../page/page-settings.ts'

/** Text that a customer wrote is not translated; the demonstration's customers speak the language of the page. */
export function writtenText(written: string, locale: Locale): string {
  return isDemonstration() ? storyText(written, locale) : written
}
