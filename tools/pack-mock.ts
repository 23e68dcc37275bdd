/**
 * For the package @chowk/fragments: header and footer of the built portal with everything that a parameter shows or hides, and
 * the shell's scripts. `chowk-mock` serves them without the portal.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { hostNames, specifiedBrand } from '@chowk/shell/environment'
import { parameterNames } from '../portal/src/fragments/parameter-names.ts'
import type { FragmentParameters } from '../portal/src/fragments/parameters.ts'
import { iconImage } from '../portal/src/icons/sprite.ts'
import { readBuiltAssets } from '../portal/src/server/assets.ts'
import { createStorefront } from '../services/src/storefront/storefront.ts'

await import('./build.ts')

const root = join(import.meta.dirname, '..')
const dist = join(root, 'portal', 'dist')
const mockFolder = join(root, 'fragments', 'dist', 'mock')
/** The mock replaces these by its own address and by what was given. */
const origin = 'http://chowk-mock.invalid'
const languageLink = 'http://language-link.invalid/'
const crumb = 'http://crumb.invalid/'

const bundle = join(dist, 'server', 'site.js')
const { createSite } = (await import(
  pathToFileURL(bundle).href
)) as typeof import('../portal/src/site/site.tsx')
/** As in the demonstration. */
const elsewhere = ['seller', 'business', 'events']
const own = hostNames.filter(name => !elsewhere.includes(name))
const hosts = Object.fromEntries(own.map(name => [name, origin]))
const site = await createSite({
  origin,
  hosts,
  assets: readBuiltAssets(dist),
  environmentName: 'production',
  brand: specifiedBrand,
  demo: true,
  noindex: true,
  serviceWorker: false,
})
const shell = site.fragments([])
if (!shell) throw new Error('This build has no fragments.')

/** Every combination, by its query. */
function variants(choices: readonly (readonly [name: string, ...values: string[]])[]): string[] {
  return choices.reduce<string[]>(
    (queries, [name, ...values]) =>
      queries.flatMap(query => [query, ...values.map(value => `${query}${name}=${value}&`)]),
    [''],
  )
}

const inBoth = [
  ['languageLink', encodeURIComponent(languageLink)],
  ['locale', 'hi'],
] as const
const switches = ['customCta', 'showHeaderTag', 'showImportantUpdate', 'showUtilityBar']
const headers = variants([
  ...inBoth,
  ...switches.map(name => [name, 'true'] as const),
  ['showLoginBtn', 'false'],
])
const footers = variants([...inBoth, ['sections', 'none'], ['showScrollTopBtn', 'false']])

function rendered(queries: readonly string[], render: (parameters: FragmentParameters) => string) {
  return queries.map(query => {
    const parameters = new URLSearchParams(query)
    const html = render(site.readParameters(parameters))
    parameters.sort()
    return [parameters.toString(), html]
  })
}

// For strangers it reads no token.
const changes = { version: '', menu: [], shortcuts: [], footer: [], promotions: [] }
const live = { version: '', banners: [], changes }
const storefront = createStorefront({ ssoTokens: {} as never, origin, hosts, changes: () => changes })
const { scripts, head, csp, version } = shell.all({})
const data = {
  origin,
  languageLink,
  parameters: parameterNames,
  version,
  head,
  scripts,
  csp,
  policy: shell.parts.policy(),
  pageStyles: shell.pageStyles,
  script: new URL(shell.script).pathname,
  pinned: shell.pinned,
  crumb,
  headers: Object.fromEntries(
    rendered(headers, parameters =>
      shell.parts.header({ ...parameters, breadcrumbs: [{ name: 'Crumb', link: crumb }] }),
    ),
  ),
  footers: Object.fromEntries(rendered(footers, parameters => shell.parts.footer(parameters))),
  links: { en: shell.links({}, live), hi: shell.links({ locale: 'hi' }, live) },
  icons: iconImage('all'),
  storefront: {
    en: await storefront.contentFor(undefined, 'en'),
    hi: await storefront.contentFor(undefined, 'hi'),
  },
}

rmSync(mockFolder, { recursive: true, force: true })
mkdirSync(mockFolder, { recursive: true })
cpSync(join(dist, 'host', 'assets'), join(mockFolder, 'assets'), {
  recursive: true,
  filter: file => !file.endsWith('.css'),
})
// The variants are almost the same: a window over all of them leaves little.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
writeFileSync(join(mockFolder, 'data.json.br'), brotliCompressSync(JSON.stringify(data), { params }))
