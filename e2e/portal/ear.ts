/** What a person hears of the page that is open: what is announced by itself, and what the focus stands on. */
import type { Page } from '@playwright/test'

/** What Chromium tells of one thing on the page. */
export interface Heard {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly isFocused: boolean
  readonly backendNodeId: number | undefined
}

/**
 * Listens from now on, over every page that follows. A screen reader speaks what comes into a live region that stood
 * there before, and an alert that is put in; a region that arrives filled stays silent, and so it does here.
 */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeBinding('chowkHeard', (_source, text: string) => heard.push(text))
  await page.addInitScript(() => {
    const live =
      '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert], output'
    const textOf = (node: globalThis.Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isShown = (node: globalThis.Node) =>
      (node instanceof Element ? node : node.parentElement)?.checkVisibility() ?? false
    const say = (node: globalThis.Node) => {
      const text = textOf(node)
      if (text && isShown(node)) (window as unknown as { chowkHeard(text: string): void }).chowkHeard(text)
    }
    function hear(records: readonly MutationRecord[]) {
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
      whole.forEach(say)
    }
    new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return heard
}

/** The tree that Chromium hands to screen readers. */
export async function treeOf(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties, backendDOMNodeId }) => ({
      role: role?.value ?? '',
      name: name?.value ?? '',
      description: description?.value ?? '',
      isFocused: properties?.some(each => each.name === 'focused' && each.value.value === true) ?? false,
      backendNodeId: backendDOMNodeId,
    }))
}

/** What the focus stands on, as it is read: role, name and description. */
export async function focusOf(page: Page): Promise<string> {
  const held = (await treeOf(page)).findLast(({ isFocused }) => isFocused)
  return held ? read(held) : 'nothing'
}

function read({ role, name, description }: Heard): string {
  return [role, name && `"${name}"`, description && `(${description})`].filter(Boolean).join(' ')
}
