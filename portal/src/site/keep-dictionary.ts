import type { Connected } from '../page/connection.ts'
import { readPageSettings } from '../page/page-settings.ts'

/** Has the browser fetch, when it is idle, what the next page then need not bring. Not for whoever only looks at one page. */
export function keepDictionary(): void {
  const { dictionary } = readPageSettings(document)
  if (!dictionary || (navigator as Connected).connection?.saveData) return
  const link = document.createElement('link')
  link.rel = 'compression-dictionary'
  link.href = dictionary
  document.head.append(link)
}
