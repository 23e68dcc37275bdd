/**
 * A proxy that inserts the test's script before those of every page. It is the only way into a page while it is being
 * prerendered: no driver is attached to it yet.
 */
import { startProxy } from './proxy.ts'

const scriptPath = '/script-of-the-test.js'

export interface RecordingProxy {
  /** Arguments for Chromium; loopback names too use the proxy. */
  readonly chromiumArgs: readonly string[]
  /** The paths of the pages in which the script has run so far, shown or not. */
  readonly running: readonly string[]
  close(): void
}

export async function recordingProxy(script: () => void): Promise<RecordingProxy> {
  const running: string[] = []
  const { address, close } = await startProxy({
    answer({ pathname, searchParams }, answer) {
      if (pathname !== scriptPath) return false
      const page = searchParams.get('runs-in')
      if (page) running.push(page)
      const report = `fetch('${scriptPath}?runs-in=' + location.pathname)`
      answer.setHeader('content-type', 'text/javascript').end(page ? '' : `${report}; (${script})()`)
      return true
    },
    change: (_asked, type) =>
      type.startsWith('text/html')
        ? html => html.replace('<head>', `<head><script src="${scriptPath}"></script>`)
        : undefined,
  })
  return {
    chromiumArgs: [`--proxy-server=${address}`, '--proxy-bypass-list=<-loopback>'],
    running,
    close,
  }
}
