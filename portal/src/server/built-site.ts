/** The site as the build made it. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '../site/site.tsx'
import { readBuiltAssets, serveAssets } from './assets.ts'
import type { Rendering } from './run.ts'
import type { Settings } from './settings.ts'

const dist = join(import.meta.dirname, '..', '..', 'dist')

export async function loadBuiltSite(settings: Settings): Promise<Rendering & { readonly built: Site }> {
  const bundle = (await import(
    pathToFileURL(join(dist, 'server', 'site.js')).href
  )) as typeof import('../site/site.tsx')
  const built = await bundle.createSite({
    ...settings,
    assets: readBuiltAssets(dist, settings.hosts.assets === settings.origin ? '' : settings.hosts.assets),
  })
  return {
    built,
    site: () => built,
    inlineScripts: built.inlineScripts,
    assets: app => serveAssets(app, dist),
    cachesPages: true,
    strictPolicy: true,
  }
}
