/** The browsers under test, as `npm test` found them or as Debian installs them. */
const { CHOWK_CHROMIUM = '/usr/bin/chromium', CHOWK_HEADLESS_SHELL = CHOWK_CHROMIUM } = process.env

/** For features that only the full browser has: the back/forward cache, prerendering. */
export const wholeChromium = CHOWK_CHROMIUM
/** The same engine without a window, for all other tests. */
export const headlessShell = CHOWK_HEADLESS_SHELL

/** No sandbox where tests run as root, and no calls to the browser maker's hosts. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
