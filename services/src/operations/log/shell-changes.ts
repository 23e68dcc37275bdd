// Changes that operators author for menu, shortcuts, footer and home's cards, as differences to the catalogue for a time.
import {
  type Bilingual,
  footerIn,
  icons,
  type LinkChange,
  menuIn,
  pathsIn,
  promotions,
  shortcutsIn,
} from '@chowk/catalog'
import { z } from 'zod'
import { bilingualText, closestMatch, faultOfLink, linkTarget } from './shell-words.ts'

/** Fits beside the longest name in a column of the menu, and in a shortcut's two lines on a phone. */
const maxNameLength = { menu: 30, shortcuts: 14, footer: 40 } as const
/** In a shortcut's corner. */
const maxLabelLength = { menu: 10, shortcuts: 6 } as const

/** Links of a list, by the kind of their changes. */
const lists = {
  menu: new Map(pathsIn(menuIn('en'))),
  shortcuts: new Map(pathsIn(shortcutsIn('en'))),
  footer: new Map(pathsIn(footerIn('en'))),
}

/** Laws and the banner of the approval need these links of the company's list. */
const required = ['/terms-and-conditions', '/privacy', '/grievance', '/contact-us', '/important-updates']
const alwaysShown = required.map(path => `company > ${path}`)

const entry = z
  .string('an entry is named by links, as /flights > /train-tickets')
  .max(300, 'the name of an entry has 300 letters at most')

const icon = z.enum(icons, {
  error: ({ input }) => `there is no such icon: write ${closestMatch(String(input), icons)}`,
})

const linkChange = z.strictObject(
  {
    item: entry.optional(),
    hidden: z.literal(true, 'hidden is true, or left out').optional(),
    label: bilingualText('the label', maxLabelLength.menu).optional(),
    add: z
      .strictObject({
        to: linkTarget,
        words: bilingualText("the link's text", maxNameLength.footer),
        icon: icon.optional(),
      })
      .optional(),
    in: entry.optional(),
    order: z.int('the order is a whole number').min(1, 'the order is a place from 1').max(99).optional(),
  },
  'a change has an item that it hides, labels or moves, or a link that it adds',
)

export const linkChanges = {
  kind: z.enum(['menu', 'shortcuts', 'footer']),
  changes: z
    .array(linkChange, 'changes are a list')
    .min(1, 'name one change at least')
    .max(10, 'ten changes at most: write another document'),
}

export const promotion = {
  kind: z.literal('promotion'),
  /** Of the catalogue's cards the one whose place it takes, from 1. */
  place: z.int('the place is a number').min(1).max(promotions.length, `home has ${promotions.length} places`),
  icon,
  title: bilingualText('the title', 40),
  text: bilingualText('the text', 110),
  link: z.strictObject({ to: linkTarget, words: bilingualText("the link's text", 30) }),
}

type Kind = keyof typeof lists
type Report = (path: PropertyKey[], message: string) => void

/** The errors of changes, judged by the catalogue of this build. */
export function checkChanges(kind: Kind, changes: readonly LinkChange[], report: Report): void {
  for (const [index, change] of changes.entries())
    checkChange(kind, change, ([...path], message) => report(['changes', index, ...path], message))
  const gone = changes.filter(({ hidden }) => hidden).map(({ item = '' }) => item)
  for (const [index, { item = '', hidden }] of changes.entries()) {
    const siblings = [...lists[kind].keys()].filter(path => above(path) === above(item))
    if (item && changes.findIndex(change => change.item === item) < index)
      report(['changes', index], `${item} is changed twice: write one change`)
    if (hidden && siblings.every(path => gone.includes(path)))
      report(['changes', index, 'hidden'], 'nothing is left of its list: hide the entry that has the list')
  }
}

const above = (path: string) => path.split(' > ').slice(0, -1).join(' > ')

function checkChange(kind: Kind, change: LinkChange, report: Report): void {
  const { item, add } = change
  if ((item === undefined) === (add === undefined))
    report([], 'a change names one of two: an item that is there, or a link to add')
  else if (add) checkAdded(kind, change, report)
  else checkEntry(kind, change, report)
}

function checkEntry(kind: Kind, { item = '', hidden, label, in: list, order }: LinkChange, report: Report) {
  const isTop = above(item) === ''
  if (!hidden && !label && order === undefined)
    report([], 'this changes nothing: write hidden, label or order')
  if (list !== undefined) report(['in'], 'an entry stays in its list: remove this')
  if (!lists[kind].has(item)) report(['item'], unknown(kind, item))
  if (label && kind === 'footer') report(['label'], 'the footer has no labels: remove this')
  if (label && kind === 'menu' && isTop)
    report(['label'], 'the bar has no room for a label: give it to an entry below')
  if (label && kind === 'shortcuts')
    reportLong(label, maxLabelLength.shortcuts, (path, message) => report(['label', ...path], message))
  if (hidden && kind === 'footer' && (isTop || alwaysShown.includes(item)))
    report(['hidden'], `${item} is always shown: remove this`)
}

function reportLong(text: Bilingual, maxLength: number, report: Report): void {
  for (const language of ['en', 'hi'] as const)
    if (text[language].length > maxLength) report([language], `${maxLength} letters fit here: shorten it`)
}

function checkAdded(kind: Kind, { add, in: list, hidden, label }: LinkChange, report: Report): void {
  if (!add) return
  const fault = faultOfLink(add.to)
  if (fault) report(['add', 'to'], fault)
  if (hidden || label) report([], 'a link that is added is neither hidden nor labelled: remove that')
  reportLong(add.words, maxNameLength[kind], (path, message) => report(['add', 'words', ...path], message))
  if (kind === 'shortcuts') {
    if (list !== undefined) report(['in'], 'shortcuts are one list: remove this')
    if (!add.icon) report(['add'], 'a shortcut has an icon: write icon')
    if (lists.shortcuts.has(add.to)) report(['add', 'to'], `${add.to} is a shortcut already: move it by item`)
    return
  }
  if (add.icon) report(['add', 'icon'], `a link of the ${kind} has no icon: remove this`)
  if (list === undefined) report([], `say in which list, as ${[...lists[kind].keys()][0]}: write in`)
  else if (!lists[kind].has(list)) report(['in'], unknown(kind, list))
  else if (!lists[kind].get(list)) report(['in'], `${list} has no list: write ${above(list)}`)
  else if (lists[kind].has(`${list} > ${add.to}`))
    report(['add', 'to'], `${add.to} is in this list already: move it by item`)
}

/** An entry of the same link, wherever it is; else the one that looks most like it. */
function unknown(kind: Kind, typed: string): string {
  const paths = [...lists[kind].keys()]
  const found = paths.find(path => path.endsWith(` > ${typed}`)) ?? closestMatch(typed, paths)
  return `the ${kind} has no entry ${typed}: write ${found}`
}
