/**
 * Loading, stripping and compiling hundreds of modules leaves as much garbage as there is to keep. V8 would make room for both
 * and hold on to it; collected once, before anybody asks for a page, it goes back to the machine.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export function collectStartGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  // The one kind that also gives pages back.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
