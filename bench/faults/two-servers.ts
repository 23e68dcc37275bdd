/** Two portals behind nginx, one of them killed under load: visitors of public pages must not notice. */
import type { Figure } from '../figure.ts'
import { startStack } from '../scaling/stack.ts'
import { Drill } from './drill.ts'

export async function oneOfTwoKilled(): Promise<Figure[]> {
  const name = 'two servers, one killed'
  const stack = await startStack()
  try {
    const drill = await Drill.begin(stack.origin)
    const killed = await drill.strike(() => ({ end: stack.portals[0].end('SIGKILL') }))
    const normalAfterMs = await drill.untilNormal()
    await killed.end
    const store = { databaseUrl: stack.primary.url, dataDir: '' }
    return [...(await drill.end(name, store, { normalAfterMs })), drill.unnoticedByVisitors(name)]
  } finally {
    await stack.stop()
  }
}
