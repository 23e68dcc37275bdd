/** The files of the build, as the document refers to them; and their delivery, cached for a year. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PageStyles } from '../../styles.config.ts'
import type { HostAssets } from '../fragments/fragments.tsx'
import { iconSprite } from '../icons/sprite.ts'
import type { Assets } from '../site/document.tsx'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly name?: string
}

type Manifest = Readonly<Record<string, ManifestChunk>>

const siteFile = 'src/site/site.tsx'
const clientEntry = 'src/client/main.ts'

/** `host` serves scripts and styles, if it is not the portal itself. */
export function readBuiltAssets(distDir: string, host = ''): Assets {
  const client = manifestIn(join(distDir, 'client'))
  const server = manifestIn(join(distDir, 'server'))
  const entry = chunk(client, clientEntry)
  const [lateStyles] = Object.values(server).find(({ name }) => name === 'late')?.css ?? []
  return {
    host,
    script: `${host}/${entry.file}`,
    codeOf: file => client[file] && `${host}/${client[file].file}`,
    filesOf: (...sources) => filesIn(client, sources).map(file => `${host}/${file}`),
    stylesOf: stylesIn(join(distDir, 'server')),
    lateStyles: `${host}/${lateStyles}`,
    // Browsers draw no sprite of another origin.
    icons: iconSprite().path,
    forHosts: assetsForHosts(distDir, host),
  }
}

/** The files that pages of verticals load. */
function assetsForHosts(distDir: string, host: string): HostAssets {
  const manifest = manifestIn(join(distDir, 'host'))
  const stylesDir = join(distDir, 'host-styles')
  const styleSheet = chunk(manifestIn(stylesDir), 'style.css').file
  const fileOf = (entry: string) => `${host}/${chunk(manifest, entry).file}`
  const pinned = filesIn(manifest, ['src/client/shell.ts', 'src/client/mount.ts'])
  const integrityOf = (file: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(distDir, 'host', file)))
      .digest('base64')}`
  return {
    script: fileOf('src/client/shell.ts'),
    code: fileOf('src/client/mount.ts'),
    check: fileOf('src/client/check.ts'),
    imported: filesIn(manifest, ['src/client/mount.ts'])
      .slice(1)
      .map(file => `${host}/${file}`),
    integrity: Object.fromEntries(pinned.map(file => [`${host}/${file}`, integrityOf(file)])),
    styles: readFileSync(join(stylesDir, styleSheet), 'utf8').trim(),
  }
}

/** Each file once, after the files that import it. */
function filesIn(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key)
    if (found.has(file)) return
    found.add(file)
    imports.forEach(add)
  }
  keys.forEach(add)
  return [...found]
}

function manifestIn(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key]
  if (!found) throw new Error(`The build has no ${key}: run npm run build.`)
  return found
}

/** The files of all pages, and then those of some. */
function stylesIn(dir: string): Assets['stylesOf'] {
  const styles = JSON.parse(readFileSync(join(dir, '.vite', 'styles.json'), 'utf8')) as PageStyles
  // At the start, because a later build in the same folder replaces the files.
  const names = new Set(Object.values(styles).flat())
  const texts = new Map([...names].map(name => [name, readFileSync(join(dir, name), 'utf8').trim()]))
  return files => {
    const sheets = [siteFile, ...files].flatMap(file => styles[file] ?? [])
    return [...new Set(sheets)].map(name => texts.get(name)).join('')
  }
}

/** The names contain a hash of the content, so browsers cache the files as immutable. */
export async function serveAssets(app: FastifyInstance, distDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(distDir, 'client', 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    etag: false,
    lastModified: false,
  })
}
