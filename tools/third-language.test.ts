// @module-tag full
// A made-up language, which marks all texts: real pages are rendered in it, and untranslated text has no
// mark. It is added like any new language: a folder of documents, its name in two files, and texts.
import { cpSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment, type Plugin, parseAst, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { contentIn } from '../portal/content.config.ts'
import type { createSite } from '../portal/src/site/site.tsx'
import { specifiedBrand } from '../shell/src/brand/brand.ts'

const root = join(import.meta.dirname, '..')

/** The files that name a language. */
const named: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'shell/src/words/words.ts': ["['en', 'hi']", "['en', 'hi', 'xx']"],
  'catalog/src/language.ts': ["hi: '/hi'", "hi: '/hi', xx: '/xx'"],
}

const isCode = /^([a-z]{2}(-[A-Z]{2})?|[/#.].*|\{\w+\}\/.*|https?:.*|[^\p{L}]*)$/u

/** Marks texts; a function that returns a text returns a marked one. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return isCode.test(value) ? value : `‹${value}›`
  if (typeof value === 'function') return (...given: unknown[]) => marked(value(...given))
  if (Array.isArray(value)) return value.map(marked)
  if (
    typeof value !== 'object' ||
    value === null ||
    '$$typeof' in value ||
    value instanceof RegExp ||
    value instanceof Map
  )
    return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Property extends Node {
  readonly key: { readonly name?: string }
  readonly value: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every record by language in a module. */
function recordsIn(node: object): { readonly english: Node; readonly end: number }[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(recordsIn)
  if (!isNode(node) || node.type !== 'ObjectExpression') return inside
  const properties = (node as Node & { properties: Property[] }).properties.filter(each => 'key' in each)
  const [english, hindi, third] = ['en', 'hi', 'xx'].map(name =>
    properties.find(({ key }) => key.name === name),
  )
  return english && hindi && !third ? [{ english: english.value, end: hindi.end }] : inside
}

/** Adds the third language to every such record of a JSON file. */
function withThird(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withThird)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withThird(each)]))
  return 'en' in value && 'hi' in value ? { ...entries, xx: marked(value.en) } : entries
}

/** Adds the third language to each. */
const words: Plugin = {
  name: 'third-language',
  enforce: 'pre',
  transform(source, id) {
    const [file = ''] = id.slice(root.length + 1).split('?')
    if (/^(catalog|portal|services)\/src\/.+\.json$/.test(file))
      return JSON.stringify(withThird(JSON.parse(source)))
    if (!/^(shell|catalog|portal|services)\/src\/.+\.tsx?$/.test(file)) return undefined
    const replaced = named[file]
    const code = replaced ? source.replace(...replaced) : source
    const records = recordsIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
    return records
      .sort((one, other) => other.end - one.end)
      .reduce((text, { english, end }) => {
        const value = `globalThis.inThirdLanguage(${code.slice(english.start, english.end)})`
        return `${text.slice(0, end)}, xx: ${value}${text.slice(end)}`
      }, code)
  },
}

function markWords(folder: string): void {
  for (const file of globSync('words/*.json', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(marked(JSON.parse(readFileSync(path, 'utf8')))))
  }
}

/** Headings, paragraphs, points, labels of links and cells, and sentences of the front matter. */
function markDocuments(folder: string): void {
  for (const file of globSync('**/*.md', { cwd: folder })) {
    const path = join(folder, file)
    const [, front, ...bodies] = readFileSync(path, 'utf8').split(/^---\n/m)
    const marked = front?.replace(/^([ -]*\w+: "?)(\p{Lu}[^\n"]* [^\n"]*)/gmu, '$1‹$2›')
    const body = bodies
      .join('---\n')
      .replace(
        /^(## |- (?!\[)|\d+\. |Table: |\{[\w.-]+\} |(?=[\p{Lu}“]|\d+[% ]))(?!Table: )([^\n|{]+)/gmu,
        '$1‹$2›',
      )
      .replace(/^- \[([^\]]+)\]/gm, '- [‹$1›]')
      .replace(/(?<=^\| .*)(?<=\| )([^|\n-][^|\n]*)(?= \|)/gm, '‹$1›')
    writeFileSync(path, `---\n${marked}---\n${body}`)
  }
}

/** From the catalogue: proper names are the same in every language that has no other form. */
const names = ['Dadra and Nagar Haveli and Daman and Diu', 'Shirdi bus stand']

/** Texts longer than a name without a mark. */
function unmarkedIn(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  const shown = main.replace(/<(script|style|svg|chowk-island)\b.*?<\/\1>/gs, '')
  const texts = Array.from(shown.matchAll(/(?<=>)[^<>‹›]+(?=<)/g), ([text]) => text)
  return texts.filter(
    text =>
      !names.includes(text) &&
      ((text.match(/\b[a-z]{3,}\b/g) ?? []).length > 1 || /\p{Script=Devanagari}/u.test(text)),
  )
}

async function siteIn(vite: ViteDevServer) {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment that renders pages.')
  const made = await ssr.runner.import<{ readonly createSite: typeof createSite }>('/src/site/site.tsx')
  return made.createSite({
    origin: 'http://localhost:3000',
    environmentName: 'production',
    hosts: {},
    assets: { script: '/main.js', stylesOf: () => '', icons: '/icons.svg' },
    demo: true,
    noindex: false,
    brand: specifiedBrand,
    serviceWorker: false,
  })
}

test('a page of each kind is shown in a third language, completely', { timeout: 300_000 }, async () => {
  using content = mkdtempDisposableSync(join(tmpdir(), 'chowk-content-'))
  cpSync(join(root, 'content'), content.path, { recursive: true })
  cpSync(join(root, 'content', 'en'), join(content.path, 'xx'), { recursive: true })
  markDocuments(join(content.path, 'xx'))
  markWords(join(content.path, 'xx'))
  Object.assign(globalThis, { inThirdLanguage: marked })
  const vite = await createServer({
    configFile: join(root, 'portal', 'vite.config.ts'),
    root: join(root, 'portal'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [words, { ...contentIn(content.path), enforce: 'pre' }],
    cacheDir: join(content.path, '.vite'),
    logLevel: 'error',
  })
  onTestFinished(() => vite.close())
  const site = await siteIn(vite)
  const ofEachKind = new Map(site.crawlers.listed.map(({ path }) => [site.match(path).target.file, path]))
  expect(ofEachKind.size).toBeGreaterThan(30)
  const unmarked: string[] = []
  for (const path of ofEachKind.values()) {
    const match = site.match(path === '/' ? '/xx' : `/xx${path}`)
    const { page } = match.target
    if (page.access !== 'visitor') continue
    const context = site.contextOf(match, new URLSearchParams())
    const shown = await page.show(context)
    const html = shown ? site.render(match, context, shown).html : ''
    expect(html, path).toContain('<html lang="xx">')
    expect(html, path).toContain(
      `hrefLang="xx-IN" href="http://localhost:3000/xx${path === '/' ? '' : path}"`,
    )
    unmarked.push(...unmarkedIn(html).map(text => `${path}: ${text}`))
  }
  expect(unmarked).toEqual([])
})
