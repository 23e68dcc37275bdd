/**
 * Class names of the built portal: a letter or two for the style module and a number within it. They stand in every page, in
 * its styles and in the scripts; with the words of the source they were a twentieth of what a page sends.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What the style compiler is asked to write, to be found again. */
export const classNamePattern = 'chowk--[local]'
const written = /\bchowk--([\w-]+)/g

const root = join(import.meta.dirname, '..')
const files = globSync('{shell,portal}/src/**/*.module.css', { cwd: root })
  .toSorted()
  .map(file => resolve(root, file))
const known = new Map<string, ReadonlyMap<string, string>>()

function namesIn(file: string): ReadonlyMap<string, string> {
  const names = known.get(file) ?? namesFor(file)
  known.set(file, names)
  return names
}

function namesFor(file: string): ReadonlyMap<string, string> {
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
  return code.replaceAll(written, (long, name: string) => {
    const short = namesIn(file).get(name)
    if (!short) throw new Error(`${long} is no class of ${file}.`)
    return short
  })
}

const filter = { id: /\.module\.css(\?|$)/ }

/** Once in the style sheet, and once in the script that names its classes. */
export const shortClassNames: Plugin[] = [
  { name: 'chowk:short-classes-in-styles', apply: 'build', transform: { filter, handler: shorten } },
  {
    name: 'chowk:short-classes-in-scripts',
    apply: 'build',
    enforce: 'post',
    transform: { filter, handler: shorten },
  },
]
