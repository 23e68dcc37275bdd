/** The screenshots of a run: which were requested, their paths, and the contact sheets that show them side by side. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageTypes } from '../portal/page-types.ts'
import { locales, people, schemes, type View, widths } from '../portal/views.ts'

const folder = join(import.meta.dirname, '..', '..', '.cache', 'look')

const kinds: readonly (readonly string[])[] = [
  Object.keys(pageTypes),
  widths.map(String),
  locales,
  schemes,
  people,
]

export const words = kinds.map(kind => kind.join(' '))

export const unknownWords = (selected: readonly string[]): string[] =>
  selected.filter(word => !kinds.some(kind => kind.includes(word)))

/** Words of one kind are alternatives; a kind without a word allows all. */
export function isSelected({ name, width, locale, scheme, who }: View): boolean {
  const selected = (process.env.CHOWK_LOOK ?? '').split(' ')
  const facts = [name, String(width), locale, scheme, who]
  return kinds.every((kind, index) => {
    const wanted = selected.filter(word => kind.includes(word))
    return wanted.length === 0 || wanted.includes(facts[index] ?? '')
  })
}

/** The viewport, not the whole page. */
export async function saveScreenshot(page: Page, { name, width, locale, scheme, who }: View): Promise<void> {
  const file = `${String(width).padStart(4, '0')}-${locale}-${scheme}-${who}.png`
  await page.screenshot({ path: join(folder, name, file) })
}

export function deleteScreenshots(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** A contact sheet for each type of page, and an index of them. */
export function writeContactSheets(): string {
  const pictures = globSync('*/*.png', { cwd: folder }).sort()
  const names = [...new Set(pictures.map(file => dirname(file)))]
  for (const name of names) writeSheet(name, pictures.filter(file => dirname(file) === name).map(figure))
  return writeSheet(
    'index',
    names.map(name => `<p><a href="${name}.html">${name}</a></p>`),
  )
}

function writeSheet(name: string, parts: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.html`)
  const style = 'body{font:14px system-ui}figure{display:inline-block;margin:6px}img{height:420px}'
  const head = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>`
  writeFileSync(file, [head, ...parts].join('\n'))
  return file
}

const figure = (file: string): string =>
  `<figure><figcaption>${file}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`
