// Operators author items of the shell as YAML documents, one for each item. Each problem of a document is reported with its line
// and remedy.
import type { KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Desk } from '../operations/desk/desk.ts'
import { checkedItem, overlapProblem, type ShellItem } from '../operations/log/shell-item.ts'
import { momentOf, momentText } from '../operations/log/shell-words.ts'
import type { Intent } from '../operations/log/statement.ts'
import { previewToken } from '../operations/shell/preview.ts'
import { escapeForTerminal, UsageError } from './desk-command-line.ts'

const maxDocumentLength = 10_000

/** Parses the document. A notice without a start begins now. */
export function readShellDocument(
  source: string,
  now: Date,
): { item: ShellItem } | { problems: readonly string[] } {
  if (source.length > maxDocumentLength)
    return {
      problems: [`line 1: a document has ${maxDocumentLength} letters at most: write one item in each`],
    }
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const lineAt = (offset: number) => `line ${lines.linePos(offset).line || 1}`
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0)
    return {
      problems: faults.map(({ pos, message }) => `${lineAt(pos[0])}: ${message.split(/ at line |\n/)[0]}`),
    }

  const parsed = checkedItem.safeParse(given())
  if (parsed.success) return { item: parsed.data }
  const { issues } = parsed.error
  // One error for each value: a value that breaks one rule often breaks others.
  const firsts = issues.filter(
    ({ path }, index) => issues.findIndex(issue => `${issue.path}` === `${path}`) === index,
  )
  const problems = firsts.map(issue => {
    const where = issue.path.map(part => `${String(part)}: `).join('')
    const says =
      issue.code === 'unrecognized_keys'
        ? `there is no ${issue.keys.join(', ')} here: correct the spelling, or remove it`
        : issue.message
    return `${lineAt(offsetOf(issue.path))}: ${where}${says}`
  })
  return { problems }

  function given(): unknown {
    try {
      const value: unknown = document.toJS({ maxAliasCount: 0 })
      const isNotice =
        typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'notice'
      return isNotice ? { from: momentText(now.getTime()), ...value } : value
    } catch {
      // A YAML alias may expand to a text of any length.
      return undefined
    }
  }

  /** The position of the innermost value that the file contains. */
  function offsetOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return node.range[0]
    }
    return 0
  }
}

async function itemIn(file: string): Promise<ShellItem> {
  const source = await readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined)
    throw new UsageError(`There is no file ${escapeForTerminal(file)} that can be read.`)
  const read = readShellDocument(source, new Date())
  return 'item' in read ? read.item : refuse(file, read.problems)
}

export async function checkFile(file: string): Promise<(desk: Desk) => Promise<string[]>> {
  const item = await itemIn(file)
  return async desk => {
    await refuseUnfitItem(desk, file, item)
    return [`${file} can be published: ${item.name}, from ${item.from} to ${item.until}.`]
  }
}

/** Refuses an unfit item before it is proposed; the approval refuses it, too. */
export async function refuseUnfitItem(desk: Desk, file: string, item: ShellItem): Promise<void> {
  const { published } = await desk.shell()
  const others = published.map(({ item: other }) => other)
  const fault = overlapProblem(item, others)
  if (momentOf(item.until) <= Date.now()) refuse(file, ['until: it has ended: write a later time'])
  if (fault) refuse(file, [fault])
}

function refuse(file: string, problems: readonly string[]): never {
  throw new Error(problems.map(problem => `${basename(file)}, ${escapeForTerminal(problem)}`).join('\n'))
}

export async function previewLink(
  file: string,
  at: string | undefined,
  key: KeyObject,
  origin = 'http://localhost:3000',
): Promise<string[]> {
  const item = await itemIn(file)
  const shown = at === undefined ? Math.max(Date.now(), momentOf(item.from)) : momentOf(at)
  if (at !== undefined && momentText(shown) !== at)
    throw new UsageError(
      `"${escapeForTerminal(at)}" is no time: write it as 2026-11-20 10:00, in Indian time.`,
    )
  return [
    `${origin}/?shell-preview=${previewToken(item, shown, key, Date.now())}`,
    'It shows the draft for an hour. The same words after ? work on every page, also below /hi.',
  ]
}

export async function intentToPublish(task: string, file: string): Promise<Intent> {
  const item = await itemIn(file)
  const isLater = momentOf(item.from) > Date.now()
  if (task === 'shell schedule' && !isLater)
    throw new UsageError(
      `${item.name} begins on ${item.from}, which is past: publish it, or write a later time.`,
    )
  if (task === 'shell publish' && isLater)
    throw new UsageError(`${item.name} begins on ${item.from}: schedule it, or write an earlier time.`)
  return item.kind === 'notice' ? { does: 'notice', item } : { does: 'publish', item }
}

async function notEnded(desk: Desk) {
  const { published } = await desk.shell()
  return published.filter(({ item }) => momentOf(item.until) > Date.now())
}

export async function listShell(desk: Desk): Promise<string[]> {
  const coming = await notEnded(desk)
  if (coming.length === 0) return ['Nothing is published: pages show what the build has.']
  return coming.map(({ id, item }) => {
    const { kind, name, from, until } = item
    const state = momentOf(from) > Date.now() ? 'scheduled' : 'live'
    return `${id}  ${kind}  ${name}  ${state}  ${from} to ${until}  ${escapeForTerminal(summaryOf(item))}`
  })
}

function summaryOf(item: ShellItem): string {
  if ('pages' in item) return `${item.audience}  ${item.pages.join(' ')}  ${item.text.en}`
  if ('place' in item) return `place ${item.place}  ${item.title.en}`
  return item.changes.map(({ item: entry, add }) => entry ?? `added ${add?.to}`).join(', ')
}

/** Writes the items that have not ended to a file, which a build can use as its defaults. */
export function exportShell(file: string): (desk: Desk) => Promise<string[]> {
  return async desk => {
    const items = (await notEnded(desk)).map(({ item }) => item)
    await writeFile(file, `${JSON.stringify(items, null, 2)}\n`)
    return [`${file} has ${items.map(({ name }) => name).join(', ') || 'no items'}.`]
  }
}

export async function shellHistory(desk: Desk): Promise<string[]> {
  const { acts } = await desk.shell()
  return acts.map(
    ({ id, kind, subject, state, asked_by, asked_at, ended_by }) =>
      `${new Date(asked_at).toISOString()}  ${id}  ${kind}  ${subject}  ${state}  ${asked_by}${ended_by && ended_by !== asked_by ? ` and ${ended_by}` : ''}`,
  )
}
