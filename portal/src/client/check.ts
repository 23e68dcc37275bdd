/** /shell/v1/check.js: checks the page that imports it, and prints the address of the portal's page that explains the result. */
const answerMs = 5000

type Fault = (portal: string) => boolean | Promise<boolean>

/** The texts of /developers/status explain these. */
const faults: Readonly<Record<string, Fault>> = {
  'theme-color': () => !document.querySelector('meta[name=theme-color]'),
  lang: () => document.documentElement.lang === '',
  main: () => !document.getElementById('main'),
  banners: () => bannersIn(document).length > 1,
  width: () =>
    bannersIn(document).every(header => header.clientWidth < document.documentElement.clientWidth - 1),
  session: async portal => !(await respondsOk(`${portal}/v1/api/user/details`)),
  frame: async portal => !(await loginFrameOpens(`${portal}/v1/api/login?isIframe=true&theme=paytm-web`)),
}

export async function check(portal: string): Promise<void> {
  const version = document.querySelector<HTMLElement>('chowk-header')?.dataset.version
  const { version: newest } = (await (await fetch(`${portal}/shell/v1/fragments`)).json()) as {
    version: string
  }
  const found = await Promise.all(
    Object.entries(faults).map(async ([name, isFound]) => ((await isFound(portal)) ? [name] : [])),
  )
  const report = { origin: location.origin, found: found.flat().join(), ...(version && { version, newest }) }
  // biome-ignore lint/suspicious/noConsole: the answer to a developer who typed into the console
  console.info(`${portal}/developers/status?${new URLSearchParams(report)}`)
}

/** A header inside one of these is no landmark. */
const sections = 'article, aside, main, nav, section'

function bannersIn(page: Document): HTMLElement[] {
  const shell = page.querySelector('chowk-header')?.shadowRoot?.querySelector('header')
  const own = [...page.querySelectorAll<HTMLElement>('header, [role=banner]')]
  return [...(shell ? [shell] : []), ...own.filter(each => !each.parentElement?.closest(sections))]
}

async function respondsOk(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { credentials: 'include', signal: AbortSignal.timeout(answerMs) })).ok
  } catch {
    return false
  }
}

/** Resolves to whether the sign-in opens in a frame: it sends a message to pages that may frame it. */
function loginFrameOpens(address: string): Promise<boolean> {
  const frame = Object.assign(document.createElement('iframe'), {
    hidden: true,
    src: `${address}#nonce=check`,
  })
  return new Promise<boolean>(resolve => {
    const onMessage = ({ source, data }: MessageEvent) =>
      source === frame.contentWindow && data?.nonce === 'check' && end(true)
    const timeout = setTimeout(() => end(false), answerMs)
    function end(isOpen: boolean): void {
      clearTimeout(timeout)
      removeEventListener('message', onMessage)
      frame.remove()
      resolve(isOpen)
    }
    addEventListener('message', onMessage)
    document.body.append(frame)
  })
}
