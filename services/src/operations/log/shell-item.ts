// What operators author for the shell: banners, incident notices that one operator may publish, and changes of its links. One
// schema for documents, signed statements and what pages show, so that nothing authored can run script or change the header's
// geometry.
import type { LinkChange } from '@chowk/catalog'
import { z } from 'zod'
import { dayMs } from '../../platform/calendar/durations.ts'
import { checkChanges, linkChanges, promotion } from './shell-changes.ts'
import {
  bilingualText,
  faultOfLink,
  indianTime,
  isPrefixOfPages,
  linkTarget,
  momentOf,
  momentText,
  pagePrefix,
  shellText,
} from './shell-words.ts'

/** Three lines beside the button at 360 px, together with the link's words. */
const maxLineLength = 120
const maxDays = 366

/** How many a page shows at once. */
const shownAtOnce = { banner: 2, notice: 1 } as const

const named = {
  name: z
    .string('an item has a name, as diwali-hours')
    .regex(/^[a-z][a-z0-9-]{1,39}$/, 'a name has 2 to 40 small letters, digits and hyphens, as diwali-hours'),
  from: indianTime,
  until: indianTime,
}

const banner = z.strictObject({
  ...named,
  kind: z.enum(['banner', 'notice']),
  text: bilingualText('the text', maxLineLength),
  link: z.strictObject({ to: linkTarget, words: bilingualText("the link's text", 30) }).optional(),
  tone: z.enum(['calm', 'strong'], 'the tone is calm or strong').default('calm'),
  audience: z
    .enum(['everyone', 'signed-in', 'signed-out'], 'the audience is everyone, signed-in or signed-out')
    .default('everyone'),
  /** It is shown on pages below these paths. */
  pages: z.array(pagePrefix, 'pages are a list of paths').min(1).max(10, 'ten paths at most').default(['/']),
  /** The name of a vertical: it is shown on that vertical's pages only. */
  vertical: shellText("the vertical's name", 40).optional(),
  dismissible: z.boolean('dismissible is true or false').default(true),
  /** Lower ones come first. */
  order: z.int('the order is a whole number').min(0).max(99, 'the order is 0 to 99').default(50),
})

export const shellItem = z
  .discriminatedUnion(
    'kind',
    [banner, z.strictObject({ ...named, ...linkChanges }), z.strictObject({ ...named, ...promotion })],
    'the kind is banner, notice, menu, shortcuts, footer or promotion',
  )
  .superRefine((item, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const lengthMs = momentOf(item.until) - momentOf(item.from)
    if (lengthMs <= 0) say('until', 'it ends before it begins: write a later time')
    if (lengthMs > maxDays * dayMs)
      say('until', `it ends within ${maxDays} days: what stays longer is part of the build`)
    if (item.kind !== 'notice') return
    // One operator publishes a notice alone, so its time is limited.
    if (lengthMs > dayMs) say('until', 'a notice ends within 24 hours: publish it again, or write a banner')
    if (item.link && !item.link.to.startsWith('/'))
      say('link', 'a notice links to a page of the portal alone: write a path')
  })

/** An item as the operator log stores it. */
export type ShellItem = z.infer<typeof shellItem>
export type Banner = z.infer<typeof banner>

/** Checks against today's catalogue: an old statement stays readable although a page it names is gone. */
export const checkedItem = shellItem.superRefine((item, context) => {
  const say = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  if ('changes' in item) return checkChanges(item.kind, item.changes, say)
  const { text, link } = item
  const fault = link && faultOfLink(link.to)
  if (fault) say(['link', 'to'], fault)
  if (!/[\u0900-\u097f]/.test(text.hi)) say(['text', 'hi'], 'this is not Hindi: translate it')
  if (item.kind === 'promotion') return
  for (const language of ['en', 'hi'] as const) {
    const length = text[language].length + (link?.words[language].length ?? 0)
    if (length > maxLineLength)
      say(
        ['text', language],
        `text and link have ${length} letters, and ${maxLineLength} fit at 360 px: shorten them`,
      )
  }
  for (const [index, prefix] of item.pages.entries())
    if (!isPrefixOfPages(prefix))
      say(
        ['pages', index],
        `no page begins with ${prefix}: write / for all pages, or the English address of a page or a list`,
      )
})

/** The page on which banners and notices are shown. */
export interface ShellPage {
  /** The page's English path; undefined on pages of verticals. */
  readonly path?: string | undefined
  readonly vertical?: string | undefined
}

/** The items of a page, in order, notices first, at most as many as fit. */
export function itemsShownAt<Item extends Omit<Banner, 'text' | 'link'>>(
  items: readonly Item[],
  at: ShellPage,
): Item[] {
  const here = items.filter(item => isAt(item, at)).toSorted((one, other) => one.order - other.order)
  return (['notice', 'banner'] as const).flatMap(kind =>
    here.filter(item => item.kind === kind).slice(0, shownAtOnce[kind]),
  )
}

function isAt(item: Pick<Banner, 'pages' | 'vertical'>, { path, vertical }: ShellPage): boolean {
  if (item.vertical !== undefined && item.vertical !== vertical) return false
  return item.pages.some(prefix => prefix === '/' || path === prefix || path?.startsWith(`${prefix}/`))
}

/** Explains why an item conflicts with published ones. */
export function overlapProblem(item: ShellItem, published: readonly ShellItem[]): string | undefined {
  const meanwhile = published.filter(
    other =>
      other.name !== item.name &&
      momentOf(other.from) < momentOf(item.until) &&
      momentOf(item.from) < momentOf(other.until) &&
      mayOverlap(item, other),
  )
  const maxShown = 'pages' in item ? shownAtOnce[item.kind] : 1
  // The number of items at one time is greatest when one of them begins.
  const begin = [item, ...meanwhile].map(({ from }) => momentOf(from)).filter(at => at >= momentOf(item.from))
  for (const at of begin) {
    const others = meanwhile.filter(({ from, until }) => momentOf(from) <= at && at < momentOf(until))
    const names = others.map(({ name }) => name).join(' and ')
    if (others.length >= maxShown)
      return 'pages' in item
        ? `${item.name} overlaps with ${names} on ${momentText(at)}, and a page shows ${maxShown} at once: choose other dates, pages or another audience`
        : `${item.name} overlaps with ${names} on ${momentText(at)}, which changes the same: choose other dates, or write both changes under one name`
  }
  return undefined
}

/** Whether they take room from each other. */
function mayOverlap(one: ShellItem, other: ShellItem): boolean {
  if (one.kind !== other.kind) return false
  if ('place' in one) return 'place' in other && one.place === other.place
  if ('changes' in one)
    return 'changes' in other && one.changes.some(change => other.changes.some(touches(change)))
  return 'pages' in other && 'pages' in one && mayShareAPage(one, other)
}

const touches = (one: LinkChange) => (other: LinkChange) =>
  one.item === undefined ? one.add?.to === other.add?.to && one.in === other.in : one.item === other.item

function mayShareAPage(one: Banner, other: Banner): boolean {
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
