/** `npm run content:count`: documents by kind and language, and the lines of TypeScript that still hold sentences. */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const root = join(import.meta.dirname, '..')
const inRoot = (pattern: string) => globSync(pattern, { cwd: root })

/** Eight words or more between quotes. */
const sentence = /(['`"])(?:(?!\1)\S+ ){7,}[^'`"]+/

function sentencesIn(pattern: string): { readonly file: string; readonly lines: number }[] {
  const files = inRoot(pattern).filter(file => !/\.test\.|\/test-/.test(file))
  return files
    .map(file => ({
      file,
      lines: readFileSync(join(root, file), 'utf8').split('\n').filter(isSentence).length,
    }))
    .filter(({ lines }) => lines > 0)
    .toSorted((one, other) => other.lines - one.lines)
}

function isSentence(line: string): boolean {
  return sentence.test(line) && !/^\s*(\*|\/\/|\/\*|throw |import |className)/.test(line)
}

const documents = inRoot('content/**/*.md').map(file => file.split(sep).slice(1, -1))
const kinds = Object.groupBy(documents, ([, ...kind]) => kind.join('/'))
for (const [kind, files = []] of Object.entries(kinds).toSorted()) {
  const languages = Object.entries(Object.groupBy(files, ([language = '']) => language)).toSorted()
  console.log(`${kind}: ${languages.map(([language, own]) => `${own?.length} ${language}`).join(', ')}`)
}

const all = sentencesIn('{catalog,portal}/src/**/*.{ts,tsx}')
const words = all.filter(({ file }) => /-copy\.tsx?$/.test(file))
const prose = all.filter(counted => !words.includes(counted))
const sum = (counted: typeof all) => counted.reduce((total, { lines }) => total + lines, 0)
console.log(
  `\nLines with a sentence in TypeScript: ${sum(prose)}, and ${sum(words)} in *-copy.ts, with the interface that says them.`,
)
for (const { file, lines } of prose.slice(0, 15)) console.log(`${String(lines).padStart(5)} ${file}`)
