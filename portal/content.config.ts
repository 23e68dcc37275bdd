/** Gives the server the documents of a kind as one module, `virtual:content/tools`: parsed and checked at build time. */
import { dirname, join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { readContent, readWordAreas, updatesIn } from './src/content/read-content.ts'

const prefix = 'virtual:content/'

export const contentIn = (root: string): Plugin => ({
  name: 'chowk:content',
  resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    if (this.environment.config.consumer === 'client' && this.environment.mode === 'build')
      throw new Error(`${id.slice(1)} is for the server: an island is given the words that it shows.`)
    const kind = id.slice(prefix.length + 1)
    if (kind === 'words')
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readWordAreas(root)))})`
    if (kind === 'updated') return `export default ${JSON.stringify(updatesIn(root))}`
    const { documents, faults } = readContent(root, [kind])
    if (faults.length > 0) throw new Error(faults.map(fault => `content/${fault}`).join('\n'))
    // Parsing JSON from a string is several times as fast as compiling it as code.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(documents[kind]))})`
  },
  configureServer({ watcher }) {
    watcher.add(root)
  },
  hotUpdate({ file }) {
    if (!file.startsWith(root + sep)) return undefined
    const kind = relative(root, dirname(file)).split(sep).slice(1).join('/')
    const { moduleGraph } = this.environment
    return [kind, 'updated'].flatMap(name => moduleGraph.getModuleById(`\0${prefix}${name}`) ?? [])
  },
})

export const content = contentIn(join(import.meta.dirname, '..', 'content'))
