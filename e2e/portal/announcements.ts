/** The accessibility of the open page: what live regions announce, and what a screen reader reads at the focus. */
import type { Page } from '@playwright/test'

/** A node of Chromium's accessibility tree. */
export interface AccessibleNode {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly level: number | undefined
  readonly isFocused: boolean
  /** How many named descendants it has. */
  readonly parts: number
}

/**
 * Records announcements from now on, on every page that follows. A screen reader announces changes of a live region that existed
 * before, and an alert that is inserted; a region that is inserted with its text is not announced, and not recorded here.
 */
export async function listen(page: Page): Promise<string[]> {
  const announced: string[] = []
  await page.exposeBinding('chowkAnnounced', (_source, text: string) => announced.push(text))
  await page.addInitScript(() => {
    const live =
      '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert], output'
    const textOf = (node: globalThis.Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isShown = (node: globalThis.Node) =>
      (node instanceof Element ? node : node.parentElement)?.checkVisibility() ?? false
    const announce = (node: globalThis.Node) => {
      const text = textOf(node)
      if (text && isShown(node))
        (window as unknown as { chowkAnnounced(text: string): void }).chowkAnnounced(text)
    }
    function onChange(records: readonly MutationRecord[]) {
      if (document.readyState === 'loading') return
      const added = records.flatMap(record => [...record.addedNodes])
      const isNew = (node: globalThis.Node) => added.some(each => each.contains(node))
      const whole = new Set<globalThis.Node>()
      for (const { target, type, addedNodes } of records) {
        const parent = target instanceof Element ? target : target.parentElement
        const region = parent?.closest(live)
        if (region && !isNew(region) && region.isConnected) {
          if (region.hasAttribute('role') || type === 'characterData') whole.add(region)
          else for (const node of addedNodes) if (node.isConnected) whole.add(node)
          continue
        }
        for (const node of addedNodes)
          if (node instanceof Element && node.isConnected) {
            if (node.matches('[role=alert]')) whole.add(node)
            for (const alert of node.querySelectorAll('[role=alert]')) whole.add(alert)
          }
      }
      whole.forEach(announce)
    }
    new MutationObserver(onChange).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return announced
}

/** Chromium's accessibility tree, which screen readers get. */
export async function treeOf(page: Page): Promise<readonly AccessibleNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const parts = new Map<string, number>()
  const parentOf = new Map(nodes.map(({ nodeId, parentId }) => [nodeId, parentId]))
  for (const { ignored, name, parentId } of nodes)
    if (!ignored && name?.value)
      for (let id = parentId; id; id = parentOf.get(id)) parts.set(id, (parts.get(id) ?? 0) + 1)
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, description, properties }) => ({
      parts: parts.get(nodeId) ?? 0,
      role: role?.value ?? '',
      name: inOneLine(name?.value),
      description: inOneLine(description?.value),
      isFocused: properties?.some(each => each.name === 'focused' && each.value.value === true) ?? false,
      level: properties?.find(each => each.name === 'level')?.value.value,
    }))
}

/** Amounts contain non-breaking spaces. */
function inOneLine(text = ''): string {
  return text.replace(/\s+/g, ' ')
}

/** What a screen reader reads for the focused element: role, name and description. */
export async function focusOf(page: Page): Promise<string> {
  const held = (await treeOf(page)).findLast(({ isFocused }) => isFocused)
  return held ? read(held) : 'nothing'
}

function read({ role, name, description }: AccessibleNode): string {
  return [role, name && `"${name}"`, description && `(${description})`].filter(Boolean).join(' ')
}

export function bodyHasFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body)
}

const needNames = new Set([
  'heading',
  'link',
  'button',
  'textbox',
  'combobox',
  'radio',
  'checkbox',
  'dialog',
  'region',
  'image',
])

/** Nodes that would be read as nothing but their role. */
export function namelessParts(tree: readonly AccessibleNode[]): string[] {
  return tree.filter(({ role, name }) => needNames.has(role) && name.trim() === '').map(({ role }) => role)
}

const landmarks = new Set(['banner', 'main', 'contentinfo', 'navigation', 'region', 'search', 'form'])

/** Landmarks without content, such as one with deferred layout. */
export function emptyLandmarks(tree: readonly AccessibleNode[]): string[] {
  return tree
    .filter(({ role, parts }) => landmarks.has(role) && parts === 0)
    .map(({ role, name }) => `${role} ${name}`)
}

/** Controls whose accessible name lacks their visible label: voice control calls them by the label. */
export function labelsOutsideNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
    return [
      ...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], summary[aria-label]'),
    ]
      .filter(control => {
        const seen = plain(control.innerText)
        return control.checkVisibility() && !plain(control.ariaLabel ?? '').includes(seen)
      })
      .map(control => `"${control.innerText}" is named "${control.ariaLabel}"`)
  })
}

/** Where the Tab key would move back up a page of one column, with every disclosure open. */
export function upwardJumps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closed = [...document.querySelectorAll('details')].map(details => {
      const { name, open } = details
      details.name = ''
      details.open = true
      return () => Object.assign(details, { open, name })
    })
    const staysPut = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || staysPut(element.parentElement))
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
      .filter(
        stop =>
          stop.tabIndex >= 0 &&
          !stop.closest('[inert]') &&
          stop.checkVisibility({ visibilityProperty: true }),
      )
      .flatMap(stop => {
        const box = stop.getClientRects()[0]
        const isFixed = staysPut(stop)
        return box && !isFixed ? [{ box, name: stop.ariaLabel || stop.textContent || stop.tagName }] : []
      })
    for (const close of closed) close()
    return stops.flatMap(({ box, name }, index) => {
      const before = stops[index - 1]
      return before && box.bottom <= before.box.top + 1 ? [`${before.name} → ${name}`] : []
    })
  })
}

/** What still moves with reduced motion; a change of colour does not count. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(', ').some(each => Number.parseFloat(each) > 0.01)
    const moves =
      /^(all|transform|translate|rotate|scale|(inset|top|left|right|bottom|height|width|margin|block|inline).*)$/
    return [...document.querySelectorAll('*')]
      .filter(element => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } =
          getComputedStyle(element)
        return (
          (animationName !== 'none' && lasts(animationDuration)) ||
          (lasts(transitionDuration) && transitionProperty.split(', ').some(each => moves.test(each)))
        )
      })
      .map(element => `${element.tagName} ${element.className}`)
  })
}

/** Whether the focused element has a focus ring. */
export function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const held = document.activeElement
    return held !== null && getComputedStyle(held).outlineStyle !== 'none'
  })
}
