import { MOBILE_MENU_LEVELS } from '../config/constants.ts'
import { whenIdle } from '../page/when-idle.ts'
import { attachSheet, sheetIds } from '../ui/attach-sheet.ts'
import { isMobileLayout } from '../ui/mobile-width.ts'
import styles from './accordion.module.css'

/**
 * The menu's sheet. Its accordion is built once the page is idle, and again after the menu has changed; the rows below an item
 * when that is first unfolded.
 */
export function attachMobileMenu(root: HTMLElement): () => void {
  const list = root.querySelector('header nav > ul')
  const place = root.querySelector<HTMLElement>('[data-accordion]')
  if (!list || !place) return () => {}
  let isBuilt = false
  const changes = new MutationObserver(() => {
    isBuilt = false
  })
  changes.observe(list, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['href', 'aria-current'],
  })
  function build(): void {
    if (isBuilt || !list || !place) return
    isBuilt = true
    place.replaceChildren(buildAccordion(list, place.dataset.accordion ?? ''))
  }
  // On a phone the press finds it built.
  whenIdle(() => isMobileLayout() && build())
  const detach = attachSheet(root, sheetIds.menu, {
    canOpen: () => list.hasChildNodes(),
    onOpen: build,
    desktopCounterpart: () => list.querySelector<HTMLElement>('a, button'),
  })
  return () => {
    changes.disconnect()
    detach()
  }
}

/**
 * Builds the mobile menu's accordion from the navigation's markup, so that the menu's data need not be sent twice.
 * `seeAll` labels the row that leads to an item's own page; `{name}` in it is the item's name.
 */
export function buildAccordion(navigationList: Element, seeAll: string): HTMLUListElement {
  const list = listFrom(navigationList, 1, seeAll)
  list.classList.add(styles.accordion ?? '')
  return list
}

/** One item is open at a time: opening closes the neighbours, closing closes everything inside. */
function toggle(button: Element): void {
  const opens = button.getAttribute('aria-expanded') === 'false'
  const openSiblings = button.closest('ul')?.querySelectorAll('[aria-expanded="true"]') ?? []
  for (const open of openSiblings) open.setAttribute('aria-expanded', 'false')
  if (opens) button.setAttribute('aria-expanded', 'true')
}

function listFrom(source: Element, level: number, seeAll: string): HTMLUListElement {
  const list = document.createElement('ul')
  list.append(...[...source.children].flatMap(item => rowFrom(item, level, seeAll) ?? []))
  return list
}

function rowFrom(item: Element, level: number, seeAll: string): HTMLLIElement | undefined {
  if (!hasRow(item, level)) return undefined
  const link = item.querySelector<HTMLAnchorElement>(':scope > a')
  const inner = listInside(item, level)
  const row = document.createElement('li')
  if (!inner || !hasRows(inner, level + 1)) {
    if (link) row.append(link.cloneNode(true))
    return row
  }
  const button = opener(link ?? item.querySelector(':scope > button'))
  // The bar's own items are words; in the accordion each shows the picture of its first entry.
  const picture = level === 1 && inner.querySelector('svg, [data-initials]')
  if (picture) button.prepend(picture.cloneNode(true))
  button.addEventListener('click', () => {
    if (!button.nextElementSibling) {
      const below = listFrom(inner, level + 1, seeAll)
      if (link && !hasRowTo(link, inner)) below.prepend(ownPage(link, seeAll))
      button.after(below)
    }
    toggle(button)
  })
  row.append(button)
  return row
}

const listInside = (item: Element, level: number): Element | null =>
  level < MOBILE_MENU_LEVELS ? item.querySelector(':scope > ul, :scope > div > ul') : null

function hasRow(item: Element, level: number): boolean {
  if (!(item instanceof HTMLElement) || !isShownOnMobile(item.dataset.tag)) return false
  if (item.querySelector(':scope > a')) return true
  const inner = listInside(item, level)
  return inner !== null && hasRows(inner, level + 1)
}

const hasRows = (list: Element, level: number): boolean =>
  [...list.children].some(item => hasRow(item, level))

function opener(label: Element | null): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-expanded', 'false')
  button.append(...[...(label?.childNodes ?? [])].map(node => node.cloneNode(true)))
  return button
}

/** An item without a page of its own may lead to a child's page, which is then not a page of all its children. */
function hasRowTo({ href }: HTMLAnchorElement, list: Element): boolean {
  const links = list.querySelectorAll<HTMLAnchorElement>(':scope > li > a')
  return [...links].some(link => link.href === href && isShownOnMobile(link.parentElement?.dataset.tag))
}

/** A row for the page of an item that unfolds: the button has taken the item's name. */
function ownPage(link: HTMLAnchorElement, seeAll: string): HTMLLIElement {
  const row = document.createElement('li')
  const copy = document.createElement('a')
  copy.href = link.getAttribute('href') ?? ''
  if (link.ariaCurrent) copy.ariaCurrent = link.ariaCurrent
  copy.textContent = seeAll.replace('{name}', () => nameOf(link))
  row.append(copy)
  return row
}

/** The item's name, without its badge and second line. */
function nameOf(link: Element): string {
  return [...link.childNodes].find(node => node instanceof Text)?.data ?? link.textContent
}

/** The tags whose items the mobile menu shows; an item without a tag counts as empty. */
const shownTags: ReadonlySet<string> = new Set([
  'company',
  'relations',
  'career',
  'mweb',
  'empty',
  'investor',
])

export function isShownOnMobile(tag: string | undefined): boolean {
  return shownTags.has(tag || 'empty')
}
