/** Gives the server the documents of a kind as one module, `virtual:content/tools`: parsed and checked when it is built. */
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { readContent } from './src/content/read-content.ts'

const root = join(import.meta.dirname, '..', 'content')
const prefix = 'virtual:content/'

export const content: Plugin = {
  name: 'chowk:content',
  resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    if (this.environment.config.consumer === 'client' && this.environment.mode === 'build')
      throw new Error(`${id.slice(1)} is for the server: an island is given the words that it shows.`)
    const kind = id.slice(prefix.length + 1)
    const { documents, faults } = readContent(root, [kind])
    if (faults.length > 0) throw new Error(faults.map(fault => `content/${fault}`).join('\n'))
    // A string that is parsed costs a fraction of the same as code.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(documents[kind]))})`
  },
  configureServer({ watcher }) {
    watcher.add(root)
  },
  hotUpdate({ file }) {
    if (!file.startsWith(root + sep)) return undefined
    return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
      id?.startsWith(`\0${prefix}`),
    )
  },
}
