/** For tests: what must hold between documents, and between them and the pages that they are of. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { accountPages, calculators, destinations, portalHosts, rules } from '@chowk/catalog'
import { type Kind, kinds } from './kinds.ts'
import { languagesIn, readContent } from './read-content.ts'

type KindName = keyof typeof kinds

/** By kind, the pages that ask for a document. */
const pagesOf: Readonly<Record<KindName, readonly string[]>> = {
  tools: calculators.map(({ slug }) => slug),
}

/** Every fault of the documents in a folder, each with its file. */
export function faultsOf(
  root: string,
  wanted: readonly string[],
  kindNames = Object.keys(kinds) as KindName[],
): string[] {
  const { documents, faults } = readContent(root, kindNames)
  const languages = [...new Set([...wanted, ...languagesIn(root)])]
  const broken = new Set(faults.map(fault => fault.split(': ')[0]))
  return [
    ...faults,
    ...ofNoKind(root, kindNames),
    ...kindNames.flatMap(kind =>
      languages.flatMap(language => {
        const own = documents[kind]?.[language] ?? {}
        const first = documents[kind]?.[languages[0] ?? ''] ?? {}
        const file = (name: string) => `${join(language, kind, name)}.md`
        const pages = pagesOf[kind]
        return [
          ...pages
            .filter(name => !(name in own) && !broken.has(file(name)))
            .map(name => `${file(name)}: is missing`),
          ...Object.entries(own).flatMap(([name, document]) =>
            [
              ...(pages.includes(name) ? [] : ['there is no such page']),
              ...differences(kinds[kind], document, first[name]),
              ...deadLinks(kind, document),
            ].map(fault => `${file(name)}: ${fault}`),
          ),
        ]
      }),
    ),
  ]
}

function ofNoKind(root: string, kindNames: readonly string[]): string[] {
  const folders = languagesIn(root).flatMap(language => kindNames.map(kind => join(language, kind)))
  return globSync('**/*.*', { cwd: root })
    .filter(file => !folders.includes(join(file, '..')) || !file.endsWith('.md'))
    .map(file => `${file}: is a document of no kind`)
}

/** Where it does not say as much as the same page in the first language, or states other facts. */
function differences({ facts = [] }: Kind, document: unknown, first: unknown): string[] {
  if (!isObject(document) || !isObject(first)) return []
  const other = facts.filter(fact => JSON.stringify(document[fact]) !== JSON.stringify(first[fact]))
  return [
    ...other.map(fact => `${fact} is not what it is in the other language`),
    ...Object.keys({ ...first, ...document })
      .filter(field => !other.includes(field) && shape(document[field]) !== shape(first[field]))
      .map(field => `${field} does not have the parts that it has in the other language`),
  ]
}

function shape(value: unknown): string {
  if (!isObject(value)) return typeof value
  return `{${Object.entries(value).map(([key, each]) => (key === 'id' ? each : `${key}${shape(each)}`))}}`
}

const addresses = new Set([
  '/',
  ...accountPages.map(({ path }) => path),
  ...destinations('en').map(({ path }) => path),
])

function deadLinks(kind: KindName, document: unknown): string[] {
  if (!isObject(document)) return []
  const { related = [], basis = [] } = document as { related?: string[]; basis?: string[] }
  const isPage = (link: string) => {
    const path = link
      .replace(/^\{(\w+)\}/, (whole, host) => (isOurs(host) ? '' : whole))
      .replace(/[?#].*$/, '')
    return /^(https:|\{(seller|business|events)\}\/)/.test(path) || addresses.has(path)
  }
  const isRelated = (name: string) => (name.startsWith('/') ? isPage(name) : pagesOf[kind].includes(name))
  return [...linksIn(document).filter(link => !isPage(link)), ...related.filter(name => !isRelated(name))]
    .map(link => `${link} leads to no page`)
    .concat(basis.filter(id => !rules.some(rule => rule.id === id)).map(id => `${id} is no rule`))
}

const isOurs = (host: string): boolean => portalHosts.some(each => each === host)

function linksIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (isObject(each)) return linksIn(each)
    return key === 'link' && typeof each === 'string' ? [each] : []
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
