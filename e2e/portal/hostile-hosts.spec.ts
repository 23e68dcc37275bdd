/** The shell looks the same on pages with aggressive style sheets, and changes nothing on the page around it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'

/** The rules of well-known style sheets that select elements, rewritten. */
const styles = {
  plain: '',
  'one that unsets all': 'body * { all: unset }',
  'another root size': 'html { font-size: 10px }',
  'a large root size': 'html { font-size: 20px }',
  'right to left': 'html { direction: rtl }',
  'as Bootstrap resets': `
    *, ::before, ::after { box-sizing: border-box } body { font: 16px/1.5 serif; color: #212529 }
    a { color: #0d6efd; text-decoration: underline } ul { padding-left: 2rem; margin-bottom: 1rem }
    img, svg { vertical-align: middle } button, input { font: inherit; margin: 0 }`,
  'as Tailwind resets': `
    *, ::before, ::after { border: 0 solid; margin: 0; padding: 0 } a { color: inherit; text-decoration: inherit }
    img, svg { display: block; max-width: 100%; height: auto } button { background: transparent; appearance: button }
    ol, ul { list-style: none } h1, h2, h3 { font-size: inherit; font-weight: inherit } summary { display: list-item }`,
  'as a theme of WordPress': `
    body { color: #333; letter-spacing: .04em; text-align: justify; text-transform: capitalize; word-spacing: 3px }
    header { background: #c00 !important; height: 400px !important } nav ul li { float: left; border: 3px solid red }
    footer { display: none } a:hover { background: gold } button { border-radius: 0; padding: 30px } svg { fill: red }`,
  'a body that centres': 'body { display: flex; flex-direction: column; align-items: center }',
  'one that lifts itself over all':
    'main, main * { position: relative; z-index: 2147483647; background: #fff }',
} as const

let server: Server
let origin: string

test.beforeAll(async () => {
  const query = 'showUtilityBar=true&showHeaderTag=true&languageLink=https://bus.chowk.example/hi'
  const shell = (await (await fetch(`${portalOrigin}/shell/v1/fragments?${query}`)).json()) as Record<
    string,
    string
  >
  server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '') as keyof typeof styles
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en-IN"><head>
<title>Host</title><meta name="viewport" content="width=device-width">${shell.head}
<style>body { margin: 0 } main { height: 300px }</style><style>${styles[name]}</style></head>
<body>${shell.header}<main id="main"><p class="words">Words of the host</p></main>${shell.footer}${shell.scripts}</body></html>`)
  }).listen(0, 'localhost')
  await new Promise(resolve => server.once('listening', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => server.close())

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/${encodeURIComponent(name)}`)
  await expect(page.locator('chowk-header header[data-enhanced]')).toBeAttached()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await imagesAreThere(page.getByRole('navigation', { name: 'Shortcuts' }))
}

/** Icons load lazily, after the page's own load event. */
async function imagesAreThere(part: Locator): Promise<void> {
  await expect.poll(() => part.locator('img:visible').evaluateAll(areLoaded)).toBe(true)
}

/** Runs in the page. */
function areLoaded(images: Element[]): boolean {
  const inWindow = images.filter(image => image.getBoundingClientRect().top < window.innerHeight)
  return inWindow.every(image => (image as HTMLImageElement).complete)
}

const still = { animations: 'disabled' } as const

/** Byte for byte: one browser encodes the same pixels into the same file. */
async function pictures(page: Page): Promise<Record<string, Buffer>> {
  const parts = {
    banner: page.getByRole('banner'),
    shortcuts: page.getByRole('navigation', { name: 'Shortcuts' }),
  }
  const drawn: Record<string, Buffer> = {}
  for (const [part, place] of Object.entries(parts)) drawn[part] = await place.screenshot(still)
  // Alone at the window's top, wherever the page would place it.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('chowk-header, main')) part.remove()
  })
  await imagesAreThere(page.locator('chowk-footer'))
  drawn.footer = await page.screenshot(still)
  return drawn
}

const hostile = Object.keys(styles).filter(name => name !== 'plain')

for (const { width, sheets, tag } of [
  { width: 1280, sheets: ['one that unsets all', 'right to left', 'as a theme of WordPress'], tag: [] },
  { width: 1280, sheets: hostile, tag: '@full' },
  { width: 360, sheets: hostile, tag: '@full' },
])
  test(`the shell is drawn the same at ${width} px on pages with ${sheets.length} aggressive style sheets`, {
    tag,
  }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await open(page, 'plain')
    const expected = await pictures(page)
    for (const name of sheets) {
      await open(page, name)
      for (const [part, drawn] of Object.entries(await pictures(page)))
        expect(drawn.equals(expected[part] as Buffer), `${part} with ${name}`).toBe(true)
    }
  })

/** Runs in the page: the element at the point, as the page sees it. */
function hostAtItsMiddle(link: Element): string | undefined {
  const { x, y, width, height } = link.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.localName
}

test('open panels are above everything that the page lifts, and in their usual place', async ({ page }) => {
  const places: unknown[] = []
  for (const name of ['plain', 'one that lifts itself over all']) {
    await open(page, name)
    const banner = page.getByRole('banner')
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    const opened = [
      {
        button: banner.getByRole('button', { name: 'Recharge & Bills' }),
        link: banner.getByRole('link', { name: 'Home Bills' }),
      },
      {
        button: shortcuts.getByRole('button', { name: 'More' }),
        link: shortcuts.locator('[aria-expanded] + * a').last(),
      },
    ]
    for (const { button, link } of opened) {
      await button.hover()
      // Waits until the position is stable.
      await link.hover({ trial: true })
      places.push(await link.boundingBox())
      expect(await link.evaluate(hostAtItsMiddle)).toBe('chowk-header')
      await page.mouse.move(5, 700)
      await expect(link).toBeHidden()
    }
  }
  expect(places.slice(2)).toEqual(places.slice(0, 2))
})

test('a list that unfolds beside another has a shadow on the page, too', async ({ page }) => {
  await open(page, 'plain')
  await page.getByRole('banner').getByRole('button', { name: 'Recharge & Bills' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  const unfolded = page.locator('chowk-header [popover=manual] [aria-expanded=true] + *')
  await expect(unfolded).toBeVisible()
  const shadows = await unfolded.evaluate(list => getComputedStyle(list).boxShadow.split(/,\s*(?=rgb)/))
  expect(shadows.filter(shadow => !shadow.includes('inset'))).toHaveLength(1)
})

test('the shell does not change the page around it', async ({ page }) => {
  await open(page, 'plain')
  const looksOf = () =>
    page.evaluate(() => {
      const words = document.querySelector('.words') as HTMLElement
      const { font, color, backgroundColor, boxSizing, lineHeight } = getComputedStyle(words)
      return { font, color, backgroundColor, boxSizing, lineHeight, globals: Object.keys(window).length }
    })
  const beside = await looksOf()
  await page.setContent(
    '<style>body { margin: 0 }</style><main><p class="words">Words of the host</p></main>',
  )
  const alone = await looksOf()
  expect({ ...beside, globals: 0 }).toEqual({ ...alone, globals: 0 })
})
