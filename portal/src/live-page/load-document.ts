/**
 * Loads another page of the portal without leaving the current one. Uses XMLHttpRequest, since it
 * parses a document without running its scripts and without this code turning text into markup.
 */
export interface LoadedDocument {
  readonly document: Document
  /** The URL after redirects. */
  readonly url: URL
}

const timeoutMs = 30_000

/** Tells the server that the page replaces another one, whose policy allows only its own inline styles. */
export const livePageHeader = 'x-live-page'

/** Rejects when the result is not a page of ours: no network, another site, or another kind of file. */
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
