import { newDeviceDayPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { fill } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'

/** Inserts the daily limit of a restricted wallet into a text of the settings. */
export const withLimit = <Text>(text: Text, locale: Locale): Text =>
  fill(text, { limit: formatInText(newDeviceDayPaise, locale) })
