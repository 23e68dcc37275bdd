/** What a page does for whoever has touched it; nobody else brings its code. */
import type { Connected } from '../page/connection.ts'
import { readPageSettings } from '../page/page-settings.ts'
import { watchForms } from '../service-worker/watch-forms.ts'
import { watchLinks } from '../service-worker/watch-links.ts'
import { openAhead } from './open-ahead.ts'

/** Returns how to end it. */
export function onceTouched(): () => void {
  keepDictionary()
  openAhead()
  const ends = [watchForms(), watchLinks()]
  return () => {
    for (const end of ends) end()
  }
}

/** Has the browser fetch, when it is idle, what the next page then need not bring. */
function keepDictionary(): void {
  const { dictionary } = readPageSettings(document)
  if (!dictionary || (navigator as Connected).connection?.saveData) return
  const link = document.createElement('link')
  link.rel = 'compression-dictionary'
  link.href = dictionary
  document.head.append(link)
}
