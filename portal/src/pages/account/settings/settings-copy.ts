import { newDeviceDayPaise } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { fill, type Words, wordsOf } from '../../../content/words.ts'
import { formatInText } from '../../../money/money.ts'

export type SettingsDone = keyof Words['settings']['done']

/** Inserts the daily limit of a restricted wallet into a text of the settings. */
export const withLimit = <Text>(text: Text, locale: Locale): Text =>
  fill(text, { limit: formatInText(newDeviceDayPaise, locale) })

export const settingsCopy = wordsOf('settings')

export const waitingCopy = wordsOf('waiting')

export const dataCopy = wordsOf('data')
