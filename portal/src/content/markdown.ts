/**
 * The Markdown of documents: the part that pages can show, and an error for anything else. Level-one headings name the fields of
 * a document; below them are headings, paragraphs, lists, links, tables and verbatim lines. Text is text: React escapes it.
 */
export type Block = { readonly line: number } & (
  | { readonly kind: 'heading'; readonly text: string; readonly marks: Marks }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly TextLink[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly table: TextTable }
  | { readonly kind: 'place'; readonly name: string }
)

/** The attributes in braces behind a heading: `{#where-it-is claims=tpap}`. */
type Marks = Readonly<Record<string, string>>

export interface TextLink {
  readonly label: string
  readonly link: string
}

export interface TextTable {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Every column but the first holds amounts. */
  readonly numeric?: boolean
}

/** An error in a document, with its line. */
export class Fault extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** The fields of a body by name. The blocks before the first heading are the field `text`. */
export function documentFields(body: string, firstLine: number): Map<string, Block[]> {
  const fields = new Map<string, Block[]>()
  let name = 'text'
  for (const [line, lines] of piecesOf(body.split('\n'), firstLine)) {
    const field = /^# (.+)$/.exec(lines[0] ?? '')?.[1]
    if (field === undefined) {
      fields.set(name, [...(fields.get(name) ?? []), blockOf(line, lines)])
      continue
    }
    if (lines.length > 1) throw new Fault(line, `an empty line follows ‘# ${field}’`)
    if (fields.has(field)) throw new Fault(line, `‘# ${field}’ is here twice`)
    name = field
    fields.set(name, [])
  }
  return fields
}

/** Groups of adjacent lines, each with the number of its first line. An empty line separates them, except inside ```. */
function* piecesOf(lines: readonly string[], firstLine: number): Generator<[number, string[]]> {
  let piece: string[] = []
  let isAsWritten = false
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) isAsWritten = !isAsWritten
    if (line.trim() !== '' || isAsWritten) piece.push(line.trimEnd())
    else if (piece.length > 0) {
      yield [firstLine + index - piece.length, piece]
      piece = []
    }
  }
  if (piece.length > 0) yield [firstLine + lines.length - piece.length, piece]
}

function blockOf(line: number, lines: readonly string[]): Block {
  const [first = ''] = lines
  if (first.startsWith('#')) return headingOf(line, lines)
  if (first.startsWith('```')) return { kind: 'lines', line, lines: lines.slice(1, -1) }
  if (/^(- |\d+\. )/.test(first)) return listOf(line, lines)
  if (first.startsWith('Table: ')) return { kind: 'table', line, table: tableOf(line, lines) }
  const place = /^\{\{([\w-]+)\}\}$/.exec(first)?.[1]
  if (place) return { kind: 'place', line, name: place }
  return { kind: 'paragraph', line, text: plain(line, lines.join(' ')) }
}

function headingOf(line: number, [heading = '', ...others]: readonly string[]): Block {
  const found = /^## (.+?)(?: \{([^}]+)\})?$/.exec(heading)
  if (!found || others.length > 0)
    throw new Fault(line, 'a heading is one line of its own, with ‘# ’ for a field or ‘## ’ for a section')
  const marks = (found[2] ?? '').split(' ').filter(mark => mark !== '')
  const named = marks.map(mark => (mark.startsWith('#') ? ['id', mark.slice(1)] : mark.split('=')))
  return { kind: 'heading', line, text: plain(line, found[1] ?? ''), marks: Object.fromEntries(named) }
}

function listOf(line: number, lines: readonly string[]): Block {
  const items: string[] = []
  for (const each of lines) {
    const item = /^(?:-|\d+\.) (.+)$/.exec(each)?.[1]
    if (item !== undefined) items.push(item)
    else if (/^ {2,}\S/.test(each)) items.push(`${items.pop()} ${each.trim()}`)
    else throw new Fault(line, `‘${each}’ is neither an item of the list nor, indented, the rest of one`)
  }
  const links = items.map(item => /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(item))
  if (links.every(link => link === null))
    return { kind: 'list', line, items: items.map(item => plain(line, item)) }
  if (links.includes(null)) throw new Fault(line, 'a list holds links alone, or none')
  return {
    kind: 'links',
    line,
    links: links.map(link => ({ label: plain(line, link?.[1] ?? ''), link: link?.[2] ?? '' })),
  }
}

function tableOf(line: number, [first = '', head = '', rule = '', ...body]: readonly string[]): TextTable {
  const columns = cellsOf(line, head)
  const rows = body.map(row => cellsOf(line, row))
  if (!/^\|( ?-+:? ?\|)+$/.test(rule) || rows.some(row => row.length !== columns.length))
    throw new Fault(
      line,
      'under ‘Table: ’ and a caption there must be a head, a line of dashes, and rows of as many cells',
    )
  const numeric = /-:/.test(rule)
  return { caption: plain(line, first.slice('Table: '.length)), columns, rows, ...(numeric && { numeric }) }
}

function cellsOf(line: number, row: string): string[] {
  const cells = row.split(/(?<!\\)\|/)
  if (cells.shift() !== '' || cells.pop() !== '') throw new Fault(line, 'a row begins and ends with |')
  return cells.map(cell => plain(line, cell.trim()))
}

/** Text without markup. A backslash removes the special meaning of the next character. */
function plain(line: number, text: string): string {
  const markup = /\*\*|\]\(|(?<!\\)<\/?[a-z]|&\w+;/i.exec(text)?.[0]
  if (markup) throw new Fault(line, `text holds no markup, but ‘${markup}’ is in ‘${text.slice(0, 60)}’`)
  return text.replaceAll(/\\([-#|<\\\d{])/g, '$1')
}
