/** Starts what a page needs only after its first interaction; visitors who never interact do not fetch its code. */
import { readPageSettings } from '../page/page-settings.ts'
import { savesData } from '../page/save-data.ts'
import { watchForms, watchLinks } from '../service-worker/lost-network.ts'
import { startPrerendering } from '../site/prerendering.ts'

export function startDeferredWork(): void {
  fetchDictionary()
  startPrerendering()
  watchForms()
  watchLinks()
}

/** The browser fetches the compression dictionary when it is idle; the next pages are then much smaller. */
function fetchDictionary(): void {
  const { dictionary } = readPageSettings(document)
  if (!dictionary || savesData()) return
  const link = document.createElement('link')
  link.rel = 'compression-dictionary'
  link.href = dictionary
  document.head.append(link)
}
