/** The portal in development: pages rendered from source by Vite on every request, the browser reloading as files change. */
import { join } from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { iconSprite } from '../icons/sprite.ts'
import type { Assets } from '../site/document.tsx'
import type { Site } from '../site/site.tsx'
import { run } from './run.ts'
import type { Settings } from './settings.ts'

const root = join(import.meta.dirname, '..', '..')

type SiteModule = typeof import('../site/site.tsx')

await run(async settings => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: updatesPort(settings.port) } },
  })
  const site = freshSite(vite, settings)
  return {
    site,
    inlineScripts: (await site()).inlineScripts,
    cachesPages: false,
    assets: app => serveModules(app, vite),
    strictPolicy: false,
  }
})

/** The port on which the browser receives changes. */
function updatesPort(port: number): number {
  return port > 40_000 ? port - 20_000 : port + 20_000
}

async function load(vite: ViteDevServer): Promise<SiteModule> {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite gave no environment that can render pages.')
  return ssr.runner.import<SiteModule>('/src/site/site.tsx')
}

/** The site of the newest code, created again only after Vite has reloaded its module. */
function freshSite(vite: ViteDevServer, settings: Settings): () => Promise<Site> {
  let made: { by: SiteModule['createSite']; site: Promise<Site> } | undefined
  return async () => {
    const { createSite } = await load(vite)
    if (made?.by !== createSite)
      made = {
        by: createSite,
        site: createSite({ ...settings, assets: sourceAssets(vite), serviceWorker: false }),
      }
    return made.site
  }
}

function sourceAssets(vite: ViteDevServer): Assets {
  return {
    script: '/src/client/main.ts',
    stylesOf: () => '',
    developmentStyles: () => stylesLoaded(vite),
    icons: iconSprite().path,
    developmentScripts: ['/@vite/client', '/src/client/react-refresh.ts'],
  }
}

/** Links every style sheet that Vite has loaded so far, so that pages are styled before any script runs. */
function stylesLoaded(vite: ViteDevServer): string[] {
  const modules = vite.environments.ssr?.moduleGraph.idToModuleMap.values() ?? []
  return [...modules].filter(module => module.file?.endsWith('.css')).map(module => `${module.url}?direct`)
}

async function serveModules(app: FastifyInstance, vite: ViteDevServer): Promise<void> {
  await app.register(middie)
  app.use(vite.middlewares)
  const { path, svg } = iconSprite()
  app.get(path, (_request, reply) => reply.type('image/svg+xml').send(svg))
}
