/**
 * Class names of the built portal: a letter or two for the style module and a number within it. They are in every page, in its
 * styles and in the scripts. With the style compiler's own names a compressed page is 0.7 to 1.0 KB larger, and three of the page
 * budgets do not hold (docs/adr/002-shell-and-islands.md).
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Names that the style compiler writes and `shorten` replaces. */
export const classNamePattern = 'chowk--[local]'
const written = /\bchowk--([\w-]+)/g

const root = join(import.meta.dirname, '..')
const files = globSync('{shell,portal}/src/**/*.module.css', { cwd: root })
  .toSorted()
  .map(file => resolve(root, file))

function shortNames(file: string): ReadonlyMap<string, string> {
  const classes = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
  const own = new Set(Array.from(classes, ([, name = '']) => name))
  const module = letters(files.indexOf(file))
  return new Map([...own].map((name, index) => [name, module + index]))
}

function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

function shorten(code: string, id: string): string {
  const file = id.replace(/\?.*$/, '')
  const names = shortNames(file)
  return code.replaceAll(written, (long, name: string) => {
    const short = names.get(name)
    if (!short) throw new Error(`${long} is no class of ${file}.`)
    return short
  })
}

const filter = { id: /\.module\.css(\?|$)/ }

/** In the style sheet, and in the script that exports its class names. */
export const shortClassNames: Plugin[] = [
  { name: 'chowk:short-classes-in-styles', apply: 'build', transform: { filter, handler: shorten } },
  {
    name: 'chowk:short-classes-in-scripts',
    apply: 'build',
    enforce: 'post',
    transform: { filter, handler: shorten },
  },
]
