/** What the fields of a document may contain. Each function takes the writer's blocks and returns what a page shows. */
import { z } from 'zod'
import { type Block, Fault, type TextLink, type TextTable } from './markdown.ts'

/** A part of a page of text: paragraphs, points, a table, and where to go next. */
export interface TextSection {
  readonly heading: string
  /** The section's anchor, the same in every language: only on pages with a list of contents. */
  readonly id?: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
  readonly table?: TextTable
  /** What the page shows at the table's place. */
  readonly place?: string
  readonly links?: readonly TextLink[]
  /** The licence or approval that the text claims: not shown when the brand does not hold it. */
  readonly claims?: 'tpap'
}

export interface Instead {
  readonly text: string
  readonly links?: readonly TextLink[]
}

/** One line of front matter. */
export const line = z.string().trim().min(1)

const blocks = z.custom<readonly Block[]>(Array.isArray, {
  error: ({ input }) =>
    input === undefined ? 'is missing' : 'belongs under a ‘# ’ heading, not in the front matter',
})

function made<Made>(make: (blocks: readonly Block[]) => Made) {
  return blocks.transform((given, context) => {
    try {
      return make(given)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      context.addIssue(`${error.message} (line ${error.line})`)
      return z.NEVER
    }
  })
}

export const text = made(given => only('paragraph', given).text)

export const points = made(given => only('list', given).items)

/** Lines as the writer broke them. */
export const lines = made(given => only('lines', given).lines)

export const sections = made(given => underHeadings(given).map(sectionOf))

export const section = made(given => {
  const [first, second] = underHeadings(given)
  if (!first || second) throw new Fault(second?.heading.line ?? 0, 'one section is expected')
  return sectionOf(first)
})

/** Sections with anchors. An English heading is its own anchor; others name theirs: `## हम कौन हैं {#who-we-are}`. */
export const namedSections = made(given =>
  underHeadings(given).map((headed): TextSection & { readonly id: string } => {
    const { id = anchorOf(headed.heading.text), ...section } = sectionOf(headed)
    if (id === '') throw new Fault(headed.heading.line, 'the heading needs a name for addresses: {#name}')
    return { id, ...section }
  }),
)

/** A notice that something cannot be done here, with the place where it can. */
export const instead = made((given): Instead => {
  const [first, second, third] = given
  if (third) throw new Fault(third.line, 'a paragraph and its links are expected')
  const { text } = first ? as('paragraph', first) : missing()
  return { text, ...(second && { links: as('links', second).links }) }
})

export const questions = made(given =>
  underHeadings(given).map(({ heading, rest }) => ({
    question: heading.text,
    answer: only('paragraph', rest).text,
  })),
)

export const question = made(given => {
  const [first, second] = underHeadings(given)
  if (!first || second) throw new Fault(second?.heading.line ?? 0, 'one question is expected')
  return { question: first.heading.text, answer: only('paragraph', first.rest).text }
})

type Kind = Block['kind']
type Of<K extends Kind> = Extract<Block, { readonly kind: K }>

interface HeadedBlocks {
  readonly heading: Of<'heading'>
  readonly rest: readonly Block[]
}

function as<K extends Kind>(kind: K, block: Block): Of<K> {
  if (block.kind !== kind) throw new Fault(block.line, `a ${kind} is expected, not a ${block.kind}`)
  return block as Of<K>
}

function only<K extends Kind>(kind: K, given: readonly Block[]): Of<K> {
  const [first = missing(), second] = given
  if (second) throw new Fault(second.line, `one ${kind} alone is expected`)
  return as(kind, first)
}

function missing(): never {
  throw new Fault(0, 'nothing is here')
}

function underHeadings(given: readonly Block[]): HeadedBlocks[] {
  const found: { heading: Of<'heading'>; rest: Block[] }[] = []
  for (const block of given) {
    const under = found.at(-1)
    if (under && block.kind !== 'heading') under.rest.push(block)
    else found.push({ heading: as('heading', block), rest: [] })
  }
  return found
}

/** Pages show them in this order. */
const order: readonly (Kind | undefined)[] = [undefined, 'paragraph', 'list', 'table', 'place', 'links']

function sectionOf({ heading, rest }: HeadedBlocks): TextSection {
  const { id, claims, ...unknown } = heading.marks
  const [mark] = Object.keys(unknown)
  if (mark || (claims && claims !== 'tpap')) throw new Fault(heading.line, `unknown mark ‘${mark ?? claims}’`)
  const wrong = rest.find(
    ({ kind }, index) =>
      order.indexOf(kind) < order.indexOf(rest[index - 1]?.kind) ||
      (kind !== 'paragraph' && kind === rest[index - 1]?.kind),
  )
  if (wrong)
    throw new Fault(wrong.line, 'a section has paragraphs, then points, a table and links, each once')
  return {
    heading: heading.text,
    ...(id && { id }),
    paragraphs: rest.flatMap(block => (block.kind === 'paragraph' ? block.text : [])),
    ...Object.assign({}, ...rest.map(partOf)),
    ...(claims && { claims }),
  }
}

function partOf(block: Block): Partial<TextSection> {
  if (block.kind === 'list') return { points: block.items }
  if (block.kind === 'table') return { table: block.table }
  if (block.kind === 'place') return { place: block.name }
  return block.kind === 'links' ? { links: block.links } : {}
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[’']/g, '')
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
