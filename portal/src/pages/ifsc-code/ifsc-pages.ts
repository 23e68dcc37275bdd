/** Where the IFSC pages are, and the crumb that leads back to the first of them. */
import type { Locale } from '@chowk/shell'
import { trail } from '../../ui/breadcrumbs.tsx'

export const ifscPath = '/ifsc-code'

export const crumbs = (locale: Locale) =>
  trail(locale, { name: locale === 'hi' ? 'आईएफ़एससी कोड' : 'IFSC Codes', path: ifscPath })
