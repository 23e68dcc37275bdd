/**
 * Asks the portal for a page as the browser would, without leaving the one that is shown. By XMLHttpRequest, since it
 * parses a document without running it and without text ever becoming markup here.
 */
export interface LoadedDocument {
  readonly document: Document
  /** Where the redirects ended. */
  readonly url: URL
}

const timeoutMs = 30_000

/** Says that the page is shown in the place of another, whose policy knows no styles but its own. */
export const livePageHeader = 'x-live-page'

/** Rejects when there is no page of ours at the end: no network, another site, or something that is no page. */
export function loadDocument(url: string, form?: URLSearchParams): Promise<LoadedDocument> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(form ? 'POST' : 'GET', url)
    request.responseType = 'document'
    request.setRequestHeader(livePageHeader, '1')
    request.timeout = timeoutMs
    const fail = () => reject(new Error('The page did not come.'))
    request.onerror = fail
    request.ontimeout = fail
    request.onload = () => {
      const document = request.response as Document | null
      const end = new URL(request.responseURL, location.href)
      if (!document?.getElementById('main') || end.origin !== location.origin) fail()
      else resolve({ document, url: end })
    }
    request.send(form)
  })
}
