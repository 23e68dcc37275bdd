/** The portal alone, with the memory settings of Node and the C library from the service unit in deploy/. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const unit = readFileSync(join(root, 'deploy', 'systemd', 'chowk-portal@.service'), 'utf8')

const started = /^ExecStart=\S+ (.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
const ofMemory = [...unit.matchAll(/\b(MALLOC_\w+)=(\S+)/g)]

export const asDeployed = {
  module: 'start-server.mjs',
  nodeOptions: started.filter(word => word.startsWith('--')),
  env: {
    ...Object.fromEntries(ofMemory.map(([, name = '', value = '']) => [name, value])),
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  },
}
