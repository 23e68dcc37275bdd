import type { Locale } from '@chowk/shell'

/** What ends a sentence that is put together from parts. */
export const fullStop: Readonly<Record<Locale, string>> = { en: '.', hi: '।' }
