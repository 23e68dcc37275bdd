import type { Locale } from '@chowk/shell'

/** The end of a sentence that is composed of parts. */
export const fullStop: Readonly<Record<Locale, string>> = { en: '.', hi: '।' }
