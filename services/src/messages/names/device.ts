// A device by its browser and system: stored as codes, 'chrome/windows', and named in the reader's language when it is shown.
import type { Locale } from '@chowk/catalog'

type Known = { readonly code: string; readonly name: string; readonly pattern: RegExp }

/** First match wins: most browsers also claim to be the ones below them. */
const browsers: readonly Known[] = [
  { code: 'edge', name: 'Edge', pattern: /\bEdgA?\// },
  { code: 'opera', name: 'Opera', pattern: /\b(OPR|Opera)\// },
  { code: 'samsung', name: 'Samsung Internet', pattern: /\bSamsungBrowser\// },
  { code: 'uc', name: 'UC Browser', pattern: /\bUCBrowser\// },
  { code: 'firefox', name: 'Firefox', pattern: /\b(Firefox|FxiOS)\// },
  { code: 'chrome', name: 'Chrome', pattern: /\b(Chrome|HeadlessChrome|CriOS|Chromium)\// },
  { code: 'safari', name: 'Safari', pattern: /\bSafari\// },
]

const systems: readonly (Known & { readonly isComputer: boolean })[] = [
  { code: 'iphone', name: 'iPhone', pattern: /\biPhone\b/, isComputer: false },
  { code: 'ipad', name: 'iPad', pattern: /\biPad\b/, isComputer: false },
  { code: 'android', name: 'Android', pattern: /\bAndroid\b/, isComputer: false },
  { code: 'windows', name: 'Windows', pattern: /\bWindows\b/, isComputer: true },
  { code: 'chromeos', name: 'ChromeOS', pattern: /\bCrOS\b/, isComputer: true },
  { code: 'mac', name: 'Mac', pattern: /\bMac OS X\b/, isComputer: true },
  { code: 'linux', name: 'Linux', pattern: /\bLinux\b/, isComputer: true },
]

/** 'chrome/windows'; a part that the User-Agent does not name is empty. */
export function deviceCode(userAgent = ''): string {
  const codeIn = (known: readonly Known[]) => known.find(({ pattern }) => pattern.test(userAgent))?.code ?? ''
  return `${codeIn(browsers)}/${codeIn(systems)}`
}

function partsOf(device: string) {
  const [browser, system] = device.split('/')
  return {
    browser: browsers.find(({ code }) => code === browser),
    system: systems.find(({ code }) => code === system),
  }
}

/** 'Chrome on Windows', as lists of devices show it. */
export function deviceIn(language: Locale, device: string): string {
  const { browser, system } = partsOf(device)
  if (!browser || !system)
    return (browser ?? system)?.name ?? (language === 'hi' ? 'अनजान डिवाइस' : 'Unknown device')
  return language === 'hi' ? `${system.name} पर ${browser.name}` : `${browser.name} on ${system.name}`
}

/** False also for an unknown system. */
export const isComputer = (device: string): boolean => partsOf(device).system?.isComputer ?? false
