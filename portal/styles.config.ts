/**
 * Which styles a page needs before its footer, derived from its imports: the server writes them into the document. Styles that no
 * first screen needs are in one late sheet, the same for all pages.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** By source file, the style sheets above its footer, in the order of their imports. */
export type PageStyles = Readonly<Record<string, readonly string[]>>

/**
 * For the footer, for elements that open over the page, and for elements loaded later. None is shown before it is styled. A folder
 * represents all its style sheets.
 */
const lateSheets = [
  'shell/src/footer/',
  'shell/src/header/cta.module.css',
  'shell/src/login/',
  'shell/src/mobile-menu/accordion.module.css',
  'shell/src/navigation/dropdown.module.css',
  'shell/src/profile/account-panel.module.css',
  'shell/src/profile/flyout.module.css',
  'shell/src/profile/profile.module.css',
  'shell/src/scroll-top/',
  'shell/src/ui/sheet.module.css',
  'shell/src/ui/scroll-lock.css',
  'shell/src/utility-bar/loading-shortcuts.module.css',
  'shell/src/utility-bar/more-panel.module.css',
  'portal/src/own-accounts/strip-cards.module.css',
  'portal/src/search/suggestion-list.module.css',
]

const root = join(import.meta.dirname, '..')
for (const path of lateSheets)
  if (!existsSync(join(root, path)))
    throw new Error(`portal/styles.config.ts names ${path}, which does not exist.`)

const isLate = (id: string) =>
  /\.css$/.test(id) && lateSheets.some(path => relative(root, id).startsWith(path))

/** Imports every island, while no page uses all of them. */
const registry = /src\/islands\/registry\.ts$/

const site = /src\/site\/site\.tsx$/
/** Used on some pages only. */
const part = /src\/(pages\/.+|site\/(paying-header|short-footer))\.tsx?$/

/** One sheet for each style module, so that a page contains only its own. */
export function sheetOf(id: string): string | null {
  if (!/\.css$/.test(id)) return null
  return isLate(id) ? 'late' : id.replace(/^.*\/src\//, '').replaceAll(/(\.module)?\.css$|\W+/g, '-')
}

export const pageStyles: Plugin = {
  name: 'chowk:page-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: environment => environment.name === 'ssr',
  generateBundle(_options, bundle) {
    const assets = Object.values(bundle).filter(output => output.type === 'asset')
    const files = new Map(
      assets.flatMap(({ names, fileName }) => names.map(name => [name, fileName] as const)),
    )
    const ids = [...this.getModuleIds()]
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
    const stylesOf = (id: string, beyond: RegExp) =>
      [...reach(id, importsOf, beyond)].flatMap(reached => {
        const file = isLate(reached) ? undefined : files.get(`${sheetOf(reached)}.css`)
        return file ?? []
      })
    const styles: PageStyles = Object.fromEntries(
      ids
        .filter(id => site.test(id) || part.test(id))
        .map(id => [relative(import.meta.dirname, id), stylesOf(id, site.test(id) ? part : registry)]),
    )
    this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(styles) })
  },
}

/** A module and all it imports, deepest first, so that styles keep their order. */
function reach(
  id: string,
  importsOf: (id: string) => readonly string[],
  beyond: RegExp,
  seen = new Set<string>(),
  ordered = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(id)) return ordered
  seen.add(id)
  for (const imported of importsOf(id))
    if (!beyond.test(imported) && !registry.test(imported)) reach(imported, importsOf, beyond, seen, ordered)
  return ordered.add(id)
}
