/** Starts the portal from its build. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createSite as CreateSite } from '../site/site.tsx'
import { builtAssets, serveAssets } from './assets.ts'
import { run } from './run.ts'

const dist = join(import.meta.dirname, '..', '..', 'dist')

await run(async settings => {
  const bundle = (await import(pathToFileURL(join(dist, 'server', 'site.js')).href)) as {
    createSite: typeof CreateSite
    inlineScripts: readonly string[]
  }
  const site = await bundle.createSite({
    origin: settings.origin,
    environmentName: settings.environmentName,
    hosts: settings.hosts,
    assets: builtAssets(dist),
  })
  return {
    site: () => site,
    inlineScripts: bundle.inlineScripts,
    assets: app => serveAssets(app, dist),
    keepPages: true,
  }
})
