/** A real Chromium, and the emulated slow phone. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test'
import { chromiumArgs } from '../e2e/browsers.ts'
import { signIn } from '../e2e/portal/sign-in.ts'
import { findOrInstallBrowsers } from '../tools/browser.ts'

export async function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: (await findOrInstallBrowsers()).chromium,
    args: chromiumArgs,
  })
}

export type Device = 'phone' | 'desktop'

export const devices: Readonly<Record<Device, DeviceShape>> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

type DeviceShape = Pick<BrowserContextOptions, 'deviceScaleFactor' | 'isMobile' | 'hasTouch'> & {
  readonly viewport: { readonly width: number; readonly height: number }
}

/** With an empty cache. Its page is as slow as a cheap phone on an average network. */
export async function slowContext(
  browser: Browser,
  device: Device,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...devices[device], ...options })
  const page = await context.newPage()
  await slowDown(page)
  return { context, page }
}

export const slowCpu = 4
/** In bytes per second, and milliseconds of round trip: 1.6 Mbit/s, 150 ms. */
export const slowNetwork = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 }

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.latency,
    downloadThroughput: slowNetwork.download,
    uploadThroughput: slowNetwork.upload,
  })
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The cookies and the storage of a new customer who has just signed in. */
export async function signedInState(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(await context.newPage())
  const state = await context.storageState()
  await context.close()
  return state
}
