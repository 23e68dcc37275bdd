// What operators author for the shell: banners, and incident notices that one operator may publish. One schema for documents,
// signed statements and what pages show, so that nothing authored can run script or change the header's geometry.
import { destinations, indiaOffsetMs, movedTo } from '@chowk/catalog'
import { z } from 'zod'
import { line } from './plain-line.ts'

/** Three lines beside the button at 360 px, together with the link's words. */
const longestLine = 120
/** A longer word does not fit on a line at 320 px with text at 200 %. */
const longestWord = 24
const noticeHours = 24

/** How many a page shows at once. */
const shownAtOnce = { banner: 2, notice: 1 } as const

/** Pages that no catalogue lists. */
const otherPages = [
  '/',
  '/bills',
  '/myorders',
  '/passbook',
  '/settings',
  '/spending',
  '/care',
  '/bbps',
  '/menu',
]
const addresses = new Set([...destinations.map(({ path }) => path), ...otherPages])

const words = (what: string, max: number) =>
  line(what, max).refine(
    text => text.split(/\s+/).every(word => [...word].length <= longestWord),
    `${what} has words of ${longestWord} letters at most, because a longer one leaves a narrow screen: shorten it`,
  )

const bilingual = (what: string, max: number) =>
  z.strictObject({
    en: words(`${what} in English (en)`, max),
    hi: words(`${what} in Hindi (hi)`, max),
  })

const linkTarget = z
  .string('a link leads to a path, as /money-transfer, or to an address with https')
  .max(200, 'a link has 200 letters at most')
  .regex(
    /^(\/(?![/\\])|https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$))[\w\-./~%?#=&+,:@!]*$/,
    'a link leads to a path, as /money-transfer, or to an address with https and without a port, a user or spaces',
  )

const pagePrefix = z
  .string('a page is a path')
  .max(200, 'a path has 200 letters at most')
  .regex(/^\/[\w\-./]*$/, 'a page is a path, as /electricity-bill-payment')

/** In Indian time. */
const moment = z
  .string('a time is written as 2026-11-20 09:00, in Indian time')
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a time is written as 2026-11-20 09:00, in Indian time')
  .refine(
    text => momentText(momentOf(text)) === text,
    'there is no such time: write a day of the calendar and 00:00 to 23:59',
  )

export const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00Z`) - indiaOffsetMs
export const momentText = (at: number): string =>
  Number.isNaN(at) ? '' : new Date(at + indiaOffsetMs).toISOString().slice(0, 16).replace('T', ' ')

export const shellItem = z
  .strictObject({
    kind: z.enum(['banner', 'notice'], 'the kind is banner or notice'),
    name: z
      .string('an item has a name, as diwali-hours')
      .regex(
        /^[a-z][a-z0-9-]{1,39}$/,
        'a name has 2 to 40 small letters, digits and hyphens, as diwali-hours',
      ),
    text: bilingual('the text', longestLine),
    link: z.strictObject({ to: linkTarget, words: bilingual("the link's text", 30) }).optional(),
    tone: z.enum(['calm', 'strong'], 'the tone is calm or strong').default('calm'),
    audience: z
      .enum(['everyone', 'signed-in', 'signed-out'], 'the audience is everyone, signed-in or signed-out')
      .default('everyone'),
    /** It is shown on pages below these paths. */
    pages: z
      .array(pagePrefix, 'pages are a list of paths')
      .min(1)
      .max(10, 'ten paths at most')
      .default(['/']),
    /** The name of a vertical: it is shown on that vertical's pages only. */
    vertical: words("the vertical's name", 40).optional(),
    from: moment,
    until: moment,
    dismissible: z.boolean('dismissible is true or false').default(true),
    /** Lower ones come first. */
    order: z.int('the order is a whole number').min(0).max(99, 'the order is 0 to 99').default(50),
  })
  .superRefine((item, context) => {
    const say = (field: keyof typeof item, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (momentOf(item.until) <= momentOf(item.from))
      say('until', 'it ends before it begins: write a later time')
    if (item.kind !== 'notice') return
    // One operator publishes a notice alone, so its time is limited.
    if (momentOf(item.until) - momentOf(item.from) > noticeHours * 60 * 60_000)
      say('until', `a notice ends within ${noticeHours} hours: publish it again, or write a banner`)
    if (item.link && !item.link.to.startsWith('/'))
      say('link', 'a notice links to a page of the portal alone: write a path')
  })

/** As published. */
export type ShellItem = z.infer<typeof shellItem>

/** Checks against today's catalogue: an old statement stays readable although a page it names is gone. */
export const checkedItem = shellItem.superRefine(({ text, link, pages }, context) => {
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  for (const language of ['en', 'hi'] as const) {
    const length = text[language].length + (link?.words[language].length ?? 0)
    if (length > longestLine)
      say(
        ['text', language],
        `text and link have ${length} letters, and ${longestLine} fit at 360 px: shorten them`,
      )
  }
  const fault = link?.to.startsWith('/') && faultOfPath(link.to.replace(/[?#].*$/, ''))
  if (fault) say(['link', 'to'], fault)
  for (const [index, prefix] of pages.entries())
    if (!addresses.has(prefix) && ![...addresses].some(address => address.startsWith(`${prefix}/`)))
      say(
        ['pages', index],
        `no page begins with ${prefix}: write / for all pages, or the English address of a page or a list`,
      )
})

function faultOfPath(path: string): string | undefined {
  if (addresses.has(path)) return undefined
  const moved = movedTo(path)
  if (moved !== undefined) return `${path} has moved: write ${moved}`
  return `there is no page ${path}: write the English address of a page, without /hi`
}

export interface Place {
  /** The page's English path; undefined on pages of verticals. */
  readonly path?: string | undefined
  readonly vertical?: string | undefined
}

/** The items of a page, in order, notices first, at most as many as fit. */
export function shownAt<Item extends Omit<ShellItem, 'text' | 'link'>>(
  items: readonly Item[],
  at: Place,
): Item[] {
  const here = items.filter(item => isAt(item, at)).toSorted((one, other) => one.order - other.order)
  return (['notice', 'banner'] as const).flatMap(kind =>
    here.filter(item => item.kind === kind).slice(0, shownAtOnce[kind]),
  )
}

function isAt(item: Pick<ShellItem, 'pages' | 'vertical'>, { path, vertical }: Place): boolean {
  if (item.vertical !== undefined && item.vertical !== vertical) return false
  return item.pages.some(prefix => prefix === '/' || path === prefix || path?.startsWith(`${prefix}/`))
}

/** What is wrong with an item among those that are published. */
export function faultBeside(item: ShellItem, published: readonly ShellItem[]): string | undefined {
  const meanwhile = published.filter(
    other =>
      other.kind === item.kind &&
      other.name !== item.name &&
      momentOf(other.from) < momentOf(item.until) &&
      momentOf(item.from) < momentOf(other.until) &&
      mayMeet(item, other),
  )
  // The number of items at one time is greatest when one of them begins.
  const begin = [item, ...meanwhile].map(({ from }) => momentOf(from)).filter(at => at >= momentOf(item.from))
  for (const at of begin) {
    const others = meanwhile.filter(({ from, until }) => momentOf(from) <= at && at < momentOf(until))
    if (others.length >= shownAtOnce[item.kind])
      return `${item.name} overlaps with ${others.map(({ name }) => name).join(' and ')} on ${momentText(at)}, and a page shows ${shownAtOnce[item.kind]} at once: choose other dates, pages or another audience`
  }
  return undefined
}

function mayMeet(one: ShellItem, other: ShellItem): boolean {
  const audiences = new Set([one.audience, other.audience])
  if (audiences.has('signed-in') && audiences.has('signed-out')) return false
  if (one.vertical !== undefined && other.vertical !== undefined && one.vertical !== other.vertical)
    return false
  return one.pages.some(path =>
    other.pages.some(
      prefix => isAt({ pages: [prefix] }, { path }) || isAt({ pages: [path] }, { path: prefix }),
    ),
  )
}
