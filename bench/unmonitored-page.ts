/**
 * Visits without a driver attached to the page. Test drivers and the developer tools enable a browser's Runtime
 * domain, and then it looks up the source position of every error that is created. React creates one while it is loaded: the
 * whole script is parsed twice more, a tenth of a second of the slowed CPU that no visitor waits.
 */
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core'
import { chromiumArgs } from '../e2e/browsers.ts'
import { findOrInstallBrowsers } from '../tools/browser.ts'
import { type Device, devices, slowCpu, slowNetwork } from './browser.ts'

export interface Visit<Seen> {
  readonly url: string
  readonly device: Device
  /** Runs in the page, before its own scripts. */
  readonly observe: () => void
  /** Runs in the page, this long after the last activity. */
  readonly read: () => Seen
  readonly quietMs: number
}

/** Does not attach to the pages: the caller attaches to one with only what it needs. */
export async function openUnwatched(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: (await findOrInstallBrowsers()).chromium,
    args: chromiumArgs,
    targetFilter: target => target.type() === 'browser',
    waitForInitialPage: false,
  })
}

/** With an empty cache, as slow as a cheap phone on an average network. */
export async function visitSlowly<Seen>(browser: Browser, visit: Visit<Seen>): Promise<Seen> {
  const client = await browser.target().createCDPSession()
  const { browserContextId } = await client.send('Target.createBrowserContext')
  try {
    const { targetId } = await client.send('Target.createTarget', { url: 'about:blank', browserContextId })
    return await seenIn(await attach(client, targetId), visit)
  } finally {
    await client.send('Target.disposeBrowserContext', { browserContextId })
    await client.detach()
  }
}

async function attach(client: CDPSession, targetId: string): Promise<CDPSession> {
  const { targetInfo } = await client.send('Target.getTargetInfo', { targetId })
  const session = await client.connection()?.createSession(targetInfo)
  if (!session) throw new Error('The browser has gone.')
  return session
}

async function seenIn<Seen>(page: CDPSession, visit: Visit<Seen>): Promise<Seen> {
  const { viewport, deviceScaleFactor = 1, isMobile: mobile = false } = devices[visit.device]
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowNetwork.latency,
    downloadThroughput: slowNetwork.download,
    uploadThroughput: slowNetwork.upload,
  })
  await page.send('Page.enable')
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${visit.observe})()` })
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const { loaderId } = await page.send('Page.navigate', { url: visit.url })
  await quiet(page, loaderId)
  await wait(visit.quietMs)
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: `(${visit.read})()`,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`${visit.url} could not be read: ${exceptionDetails.text}`)
  return result.value as Seen
}

function quiet(page: CDPSession, loaderId: string | undefined): Promise<void> {
  return new Promise(resolve => {
    page.on('Page.lifecycleEvent', event => {
      if (event.name === 'networkIdle' && event.loaderId === loaderId) resolve()
    })
  })
}
