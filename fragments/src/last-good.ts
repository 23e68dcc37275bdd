/** The last good copy on the disk. Each wish has a file of its own beside the others: one page's shell is no other page's. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, parse, resolve } from 'node:path'
import { areFragments, type Fragments } from './answer.ts'

export interface LastGood {
  read(): Promise<Fragments | undefined>
  keep(fragments: Fragments): Promise<void>
}

export function lastGoodAt(file: string, wish: string): LastGood {
  const { dir, name, ext } = parse(resolve(file))
  const own = `${dir}/${name}-${createHash('sha256').update(wish).digest('hex').slice(0, 8)}${ext}`
  return {
    async read() {
      try {
        const fragments: unknown = JSON.parse(await readFile(own, 'utf8'))
        return areFragments(fragments) ? fragments : undefined
      } catch {
        return undefined
      }
    },
    /** Written beside and moved: a process that ends in between leaves the copy before. */
    async keep(fragments) {
      await mkdir(dirname(own), { recursive: true })
      await writeFile(`${own}.new`, JSON.stringify(fragments))
      await rename(`${own}.new`, own)
    },
  }
}

export const noLastGood: LastGood = { read: async () => undefined, keep: async () => {} }
