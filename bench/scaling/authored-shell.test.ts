// @module-tag full
// What operators publish, from draft to end, by two portals over one store behind nginx as configured in deploy/. The portals' clock
// is moved; nginx's is not.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createServices, momentText, openStore } from '@chowk/services'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../portal/src/server/app.ts'
import { createLog } from '../../portal/src/server/logging.ts'
import { publicCaching } from '../../portal/src/server/send-page.ts'
import { readSettings, type Settings } from '../../portal/src/server/settings.ts'
import { createSite } from '../../portal/src/site/site.tsx'
import type { Intent } from '../../services/src/operations/log/statement.ts'
import { refreshEveryMs } from '../../services/src/operations/shell/authored-shell.ts'
import { previewToken } from '../../services/src/operations/shell/preview.ts'
import { itemFor, openTestDesk } from '../../services/src/operations/test-operators.ts'
import { freePort } from '../../tools/free-port.ts'
import { startNginx } from './nginx.ts'

const hour = 60 * 60_000

async function startPortal(settings: Settings, now: () => Date) {
  const store = await openStore({ dataDir: settings.dataDir })
  const log = createLog(new Writable({ write: (_line, _encoding, written) => written() }))
  const services = await createServices({ ...settings, demo: false, brand: 'Chowk', store, log, now })
  const { origin, environmentName, hosts, brand } = settings
  const assets = { script: '/main.js', stylesOf: () => '', icons: '/icons.svg' }
  const files = {
    script: '/assets/shell-1.js',
    code: '/assets/mount-1.js',
    imported: [],
    integrity: {},
    check: '',
  }
  const site = await createSite({
    ...{ origin, environmentName, hosts, brand, demo: false, noindex: true, serviceWorker: false },
    assets: { ...assets, forHosts: { ...files, styles: '' } },
  })
  const app = await createApp({
    ...{ settings, services, log, ping: () => store.ping(), site: () => site },
    ...{ inlineScripts: site.inlineScripts, assets: async () => {}, cachesPages: true, strictPolicy: true },
  })
  services.start()
  await app.listen({ port: settings.port, host: '127.0.0.1' })
  return {
    app,
    store,
    async [Symbol.asyncDispose]() {
      await app.close()
      await services.close()
      await store.close()
    },
  }
}

test('a banner of three days, a menu change and an incident notice, from draft to end', {
  timeout: 300_000,
}, async () => {
  await using started = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'chowk-shell-'))
  started.defer(() => rmSync(dataDir, { recursive: true }))
  let time = Date.now()
  const now = () => new Date(time)
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const settingsOf = (own: string) =>
    readSettings({ PORT: own, CHOWK_ORIGIN: origin, CHOWK_DATA: dataDir, CHOWK_DEMO: '1' })
  const portals = [
    started.use(await startPortal(settingsOf(ports[0] ?? ''), now)),
    started.use(await startPortal(settingsOf(ports[1] ?? ''), now)),
  ] as const
  started.use(await startNginx(port, ports))
  const { desk, meera, tariq } = await openTestDesk({ store: portals[0].store, clock: { now } })
  const publish = async (intent: Intent) => {
    const { actId, state } = await meera.act(intent)
    if (state === 'waiting') await tariq.act({ does: 'approve', act: actId })
    return actId
  }

  /** On each portal, and through nginx, whose copy of a page is older than the portals'. */
  const everywhere = async (path: string) => {
    const host = { host: new URL(origin).host }
    const own = portals.map(async ({ app }) => (await app.inject({ url: path, headers: host })).body)
    return Promise.all([...own, fetch(origin + path).then(answer => answer.text())])
  }
  const soon = (path: string, text: string, isShown: boolean) =>
    vi.waitFor(
      async () => {
        const shown = (await everywhere(path)).map(body => body.includes(text))
        expect(shown, `${path} shows ${text}`).toEqual([isShown, isShown, isShown])
      },
      { timeout: 30_000, interval: 250 },
    )

  const banner = itemFor(now(), { until: momentText(time + 72 * hour) })
  const link = `/about-us?shell-preview=${previewToken(banner, time + 71 * hour, meera.key, time)}`
  const preview = await fetch(origin + link)
  expect(await preview.text()).toMatch(/Preview of .*Banks are closed/s)
  expect(preview.headers.get('cache-control')).toBe('no-store')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  await soon('/about-us', 'Banks are closed', false)

  await publish({ does: 'publish', item: banner })
  await soon('/about-us', 'Banks are closed', true)
  await soon('/hi', 'दिवाली पर बैंक बंद हैं', true)
  await soon('/shell/v1/header?locale=hi', '&#2348;&#2376;&#2306;&#2325;', true)
  await soon('/shell/v1/notices', 'Banks are closed', true)

  const trains = '/flights > /train-tickets'
  const menu = await publish({
    does: 'publish',
    item: {
      ...{ kind: 'menu', name: 'trains-new', from: banner.from, until: banner.until },
      changes: [{ item: trains, label: { en: 'Now here', hi: 'अब यहाँ' } }],
    },
  })
  await soon('/about-us', 'Now here', true)
  await soon('/menu', 'Now here', true)
  await soon('/v2/mobile/flyouts', 'Now here', true)
  await publish({ does: 'undo', published: menu })
  await soon('/menu', 'Now here', false)

  const slow = { en: 'UPI is slow.', hi: 'UPI धीमा है।' }
  const until = momentText(time + 6 * hour)
  const notice = { ...itemFor(now(), { name: 'upi-slow', text: slow, until }), kind: 'notice' as const }
  await publish({ does: 'notice', item: notice })
  await soon('/no-such-page', 'UPI is slow', true)
  await soon('/about-us', 'UPI is slow', true)
  time += 6 * hour
  await soon('/about-us', 'UPI is slow', false)
  await soon('/about-us', 'Banks are closed', true)
  time += 66 * hour
  await soon('/about-us', 'Banks are closed', false)
  await soon('/hi', 'दिवाली पर बैंक बंद हैं', false)
  expect((await desk.shell()).acts).toHaveLength(4)
})

test('a change is shown within ten seconds: the portals’ reading and nginx’s copy take less together', () => {
  const seconds = Number(/s-maxage=(\d+)/.exec(publicCaching)?.[1])
  expect(refreshEveryMs + seconds * 1000).toBeLessThan(10_000)
})
