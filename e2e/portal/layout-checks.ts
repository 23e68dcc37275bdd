/** Layout checks of the open page that a screenshot of the whole page would not show. */
import type { Page } from '@playwright/test'

/** Links, buttons and fields that another element covers, even when scrolled to the middle of the window. */
export async function coveredControls(page: Page): Promise<string[]> {
  await scrollToEnd(page)
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const isHit = (element: Element) => {
      const box = element.getClientRects()[0]
      if (!box) return true
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels].some(part => part.contains(hit))
    }
    const describe = (element: Element) => {
      const box = element.getClientRects()[0]
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40)
      return `${element.tagName} "${name}" is under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`
    }
    const covered: string[] = []
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!isShown(element) || element.closest('[inert]')) continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (isHit(element)) continue
      // An element that follows the scrolling, such as the scroll-to-top button, may cover them.
      await nextFrame()
      if (!isHit(element)) covered.push(describe(element))
    }
    return covered
  })
}

/** Text at the very end of the page that a fixed element covers. */
export async function wordsCoveredAtTheEnd(page: Page): Promise<string[]> {
  await scrollToEnd(page)
  return page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter(
      element => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    const covered: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects())
        for (const element of fixed) {
          const over = element.getBoundingClientRect()
          const isOver =
            over.left < box.right && over.right > box.left && over.top < box.bottom && over.bottom > box.top
          if (isOver && !element.contains(text)) covered.push(text.textContent.trim())
        }
    }
    return covered
  })
}

/**
 * Lists of facts that leave a part of their card empty beside them; those of a wide card are at most as wide as is easy to
 * read.
 */
export function narrowFacts(page: Page): Promise<string[]> {
  return page.locator('main dl:visible').evaluateAll(lists =>
    lists.flatMap(list => {
      const card = list.closest('section, aside, form, main')
      const room = Math.min(card?.clientWidth ?? 0, list.parentElement?.parentElement?.clientWidth ?? 0)
      const { width } = list.getBoundingClientRect()
      return width < Math.min(room, 480) * 0.7
        ? [`${list.textContent.slice(0, 40)}: ${width} of ${room}`]
        : []
    }),
  )
}

/** How many pixels of the page overflow the window at the side. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Placeholders that are longer than their field; a box collapsed to its icon shows none. */
export function cutHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter(field => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        const { font } = getComputedStyle(field, '::placeholder')
        const room =
          field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        if (pen) pen.font = font
        return room > 8 && field.checkVisibility() && (pen?.measureText(field.placeholder).width ?? 0) > room
      })
      .map(field => field.placeholder)
  })
}

/** Text that is cut off, with or without an ellipsis; text for screen readers only is not meant to be visible. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A row measures which items to leave out after its first frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (clientWidth <= 1 || clientHeight <= 1) return false
      // A row that leaves items out makes them inert and shows them elsewhere.
      if (element.querySelector(':scope > [inert]')) return false
      const cutsAcross = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
      const cutsBelow = overflowY === 'hidden' || overflowY === 'clip' || webkitLineClamp !== 'none'
      return (cutsAcross && scrollWidth > clientWidth + 1) || (cutsBelow && scrollHeight > clientHeight + 2)
    }
    return [...document.querySelectorAll('body *:not(svg, svg *, select, input, textarea)')]
      .filter(element => element.textContent?.trim() && element.checkVisibility() && isCut(element))
      .map(element => element.textContent?.trim().slice(0, 60) ?? '')
  })
}

/** Tiles that are alone in the last row of a grid whose tiles were selected by hand. */
export function loneTiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-tiles]')].flatMap(grid => {
      const tiles = [...grid.children].filter(tile => tile.checkVisibility())
      const last = tiles.at(-1)
      const top = (tile: Element | undefined) => tile?.getBoundingClientRect().top
      const isOneColumn = new Set(tiles.map(tile => tile.getBoundingClientRect().left)).size === 1
      const isAlone = tiles.filter(tile => top(tile) === top(last)).length === 1
      return last && isAlone && !isOneColumn ? [last.textContent?.trim() ?? ''] : []
    }),
  )
}

/** Buttons that are lower than the field beside them. */
export function lowButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main form > button')].flatMap(button => {
      const { left, bottom, height } = button.getBoundingClientRect()
      const boxes = [...(button.parentElement?.querySelectorAll('input, select') ?? [])]
        .map(field => field.parentElement?.getBoundingClientRect())
        .filter(box => box && box.right <= left && Math.abs(box.bottom - bottom) < 8)
      return boxes.some(box => box && Math.abs(box.height - height) > 1) ? [button.textContent ?? ''] : []
    }),
  )
}

/** Controls smaller than a thumb needs, and links outside of sentences below 24 px. */
export function smallTargets(page: Page, minPx: number): Promise<string[]> {
  return page.evaluate(minPx => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        node => node.nodeType === 3 && node.textContent?.trim(),
      )
    // Some links are stretched over their whole row.
    const pressed = (element: Element) =>
      element instanceof HTMLElement && getComputedStyle(element, '::after').position === 'absolute'
        ? (element.offsetParent ?? element)
        : element
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const boxes = [pressed(element), ...(label ? [label] : [])].map(part => part.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map(box => box.width)),
        height: Math.max(...boxes.map(box => box.height)),
      }
    }
    return [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ]
      .filter(isShown)
      .flatMap(element => {
        const { width, height } = boxOf(element)
        // A phone's notice has two lines only beside a narrow cross.
        const needed = element.matches('a, [data-hides]') ? 24 : minPx
        // Text sizes can be fractions of a pixel.
        const isSmall = Math.min(width, height) < needed - 0.5 && Math.min(width, height) > 1
        if (!isSmall || isInSentence(element)) return []
        const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40)
        return [`${element.tagName} "${name}" is ${Math.round(width)} by ${Math.round(height)}`]
      })
  }, minPx)
}

/** How far down the page itself begins, below bars and header. */
export function contentTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0
    return Math.round(top + window.scrollY)
  })
}

/** The font size of the title. */
export function titlePx(page: Page): Promise<number> {
  return page
    .locator('h1')
    .first()
    .evaluate(title => Number.parseFloat(getComputedStyle(title).fontSize))
}

/** Lists of facts that begin at one line and end at different ones. */
export function unevenFacts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap(section => {
      const boxes = [...section.querySelectorAll('dl')]
        .filter(list => list.checkVisibility() && list.closest('section') === section)
        .map(list => list.getBoundingClientRect())
      const [first] = boxes
      const isUneven = boxes.some(
        box => first && Math.abs(box.left - first.left) < 1 && Math.abs(box.right - first.right) > 1,
      )
      return isUneven ? [section.getAttribute('aria-label') ?? section.textContent?.slice(0, 40) ?? ''] : []
    }),
  )
}

/** Questions whose choices fill several lines, but not in columns. */
export function raggedChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main fieldset')].flatMap(question => {
      const end = question.getBoundingClientRect().right
      const boxes = [...question.querySelectorAll('label:has(> input[type=radio])')]
        .filter(choice => choice.checkVisibility())
        .map(choice => choice.getBoundingClientRect())
      const lines = Map.groupBy(boxes, box => Math.round(box.top))
      const isFilled = [...lines.values()].every(line => Math.abs((line.at(-1)?.right ?? 0) - end) < 2)
      const columns = new Set(boxes.map(box => Math.round(box.left)))
      const widest = Math.max(...[...lines.values()].map(line => line.length))
      return lines.size > 1 && isFilled && columns.size > widest
        ? [question.querySelector('legend')?.textContent ?? '']
        : []
    }),
  )
}

/** Text and pictures that scroll under the scroll-to-top button. */
export async function underScrollTop(page: Page): Promise<string[]> {
  await scrollToEnd(page)
  return page.evaluate(() => {
    const button = document.querySelector('[data-scroll-top]')
    if (!button?.checkVisibility()) return []
    const { left, right } = button.getBoundingClientRect()
    const isUnder = (box: DOMRect) => box.right > left + 6 && box.left < right - 6 && box.height > 1
    const under = [...document.querySelectorAll('main svg, footer svg')]
      .filter(picture => !button.contains(picture) && picture.checkVisibility())
      .filter(picture => isUnder(picture.getBoundingClientRect()))
      .map(picture => `a picture in "${picture.parentElement?.textContent?.trim().slice(0, 40)}"`)
    for (const place of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if ([...range.getClientRects()].some(isUnder)) under.push(text.textContent.trim().slice(0, 40))
      }
    }
    return under
  })
}

/** How many lines the menu takes; none without a menu in the header. */
export function menuLines(page: Page): Promise<number> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('header nav > ul > li')].filter(item =>
      item.checkVisibility(),
    )
    return new Set(items.map(item => item.getBoundingClientRect().top)).size
  })
}

/** How many of the footer's sections of links are open. */
export function openSections(page: Page): Promise<number> {
  return page.locator('footer details[name="footer-sections"][open]').count()
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const isLong = await page.evaluate(() => window.scrollY > 800)
  const scrollTop = page.locator('[data-scroll-top]')
  // Pages for one person have a short footer without one.
  // Without scrolling it fades out over the page; what counts is that it has appeared.
  if (isLong && (await scrollTop.count()) > 0)
    await page.locator('[data-scroll-top]:not([hidden])').waitFor({ state: 'attached' })
}
