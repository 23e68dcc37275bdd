/** Reads the documents of a folder and names the file of each error. Runs when the portal is built and tested. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { type Documents, placeholder } from './documents.ts'
import { type ContentKind, kinds } from './kinds.ts'
import { documentFields, Fault } from './markdown.ts'
import { ruleValue } from './rule-values.ts'

export interface Content {
  /** By kind, language and name. */
  readonly documents: Readonly<Record<string, Documents<unknown>>>
  /** One line for each error: the file, and what is wrong with it. */
  readonly faults: readonly string[]
}

/** A folder for each language. */
export function languagesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? entry.name : []))
}

export function readContent(root: string, only: readonly string[] = Object.keys(kinds)): Content {
  const faults: string[] = []
  const documents = Object.fromEntries(
    only.map(name => {
      const kind: ContentKind | undefined = kinds[name as keyof typeof kinds]
      if (!kind) throw new Error(`There are no documents of the kind ${name}: add it to kinds.ts.`)
      const read = (language: string) => documentsIn(root, join(language, name), kind, faults)
      return [name, Object.fromEntries(languagesIn(root).map(language => [language, read(language)]))]
    }),
  )
  return { documents, faults }
}

function documentsIn(root: string, folder: string, kind: ContentKind, faults: string[]) {
  const files = globSync('*.md', { cwd: join(root, folder) }).toSorted()
  return Object.fromEntries(
    files.flatMap(file => {
      const found = documentOf(readFileSync(join(root, folder, file), 'utf8'), kind)
      if ('document' in found) return [[file.replace(/\.md$/, ''), found.document]]
      faults.push(...found.faults.map(fault => `${join(folder, file)}: ${fault}`))
      return []
    }),
  )
}

type Found = { readonly document: unknown } | { readonly faults: readonly string[] }

/** The words of pages by language: `words/AREA.json` of all areas as one. */
export function readWordAreas(root: string): Record<string, Record<string, unknown>> {
  const read = (language: string) =>
    globSync('words/*.json', { cwd: join(root, language) }).map(file =>
      JSON.parse(readFileSync(join(root, language, file), 'utf8')),
    )
  return Object.fromEntries(
    languagesIn(root).map(language => [language, Object.assign({}, ...read(language))]),
  )
}

/** When each document was last changed, by language and then by kind and name: `tools/emi-calculator`. */
export function updatesIn(root: string): Record<string, Record<string, string>> {
  const read = (file: string) => /^updated: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const inLanguage = (folder: string) =>
    globSync('**/*.md', { cwd: folder }).map(file => [file.replace(/\.md$/, ''), read(join(folder, file))])
  return Object.fromEntries(
    languagesIn(root).map(language => [language, Object.fromEntries(inLanguage(join(root, language)))]),
  )
}

/** One document parsed as its kind requires, or its error. */
function documentOf(source: string, { schema, values = [] }: ContentKind): Found {
  try {
    const { updated, ...fields } = fieldsIn(source)
    if (!z.iso.date().safeParse(updated).success) return { faults: ['updated: is no day, as 2026-11-16 is'] }
    const { success, data, error } = schema.safeParse(fields)
    if (!success) return { faults: error.issues.map(({ path, message }) => [...path, message].join(': ')) }
    const unknown = placeholdersIn(data).filter(
      name => !values.includes(name) && ruleValue(name, 'en') === undefined,
    )
    return unknown.length > 0
      ? { faults: unknown.map(name => `{${name}} is nothing that this page fills in`) }
      : { document: data }
  } catch (error) {
    if (error instanceof Fault) return { faults: [`${error.message} (line ${error.line})`] }
    if (error instanceof YAMLParseError) return { faults: [error.message.split('\n')[0] ?? ''] }
    throw error
  }
}

function fieldsIn(source: string): Record<string, unknown> {
  const [, front = '', body = ''] = /^(?:---\n(.*?)^---\n)?(.*)$/ms.exec(source) ?? []
  const given: unknown = parse(front) ?? {}
  if (typeof given !== 'object' || given === null)
    throw new Fault(1, 'front matter is a list of `name: value`')
  const fields = documentFields(body, source.slice(0, source.length - body.length).split('\n').length)
  const twice = Object.keys(given).find(name => fields.has(name))
  if (twice) throw new Fault(1, `‘${twice}’ is both in the front matter and in the text`)
  return { ...given, ...Object.fromEntries(fields) }
}

/** Links contain no text: their braces name a host. */
function placeholdersIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return key === 'link' ? [] : [...value.matchAll(placeholder)].map(([, name = '']) => name)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, each]) => placeholdersIn(each, inner))
}
