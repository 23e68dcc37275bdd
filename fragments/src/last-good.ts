/** The last good copy on the disk. Each set of parameters has its own file beside the others, since its shell differs. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, parse, resolve } from 'node:path'
import { areFragments, type Fragments } from './answer.ts'

export interface LastGood {
  read(): Promise<Fragments | undefined>
  write(fragments: Fragments): Promise<void>
}

export function lastGoodAt(file: string, parameters: string): LastGood {
  const { dir, name, ext } = parse(resolve(file))
  const own = `${dir}/${name}-${createHash('sha256').update(parameters).digest('hex').slice(0, 8)}${ext}`
  return {
    async read() {
      try {
        const fragments: unknown = JSON.parse(await readFile(own, 'utf8'))
        return areFragments(fragments) ? fragments : undefined
      } catch {
        return undefined
      }
    },
    /** Written to a temporary file and renamed: a process that ends in between leaves the previous copy. */
    async write(fragments) {
      await mkdir(dirname(own), { recursive: true })
      await writeFile(`${own}.new`, JSON.stringify(fragments))
      await rename(`${own}.new`, own)
    },
  }
}

export const noLastGood: LastGood = { read: async () => undefined, write: async () => {} }
