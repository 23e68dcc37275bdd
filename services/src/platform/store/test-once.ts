// What one test file makes and all others of the run use.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MAKING_TIMEOUT_MS = 60_000

/** CHOWK_TEST_RUN names the run's folder; without one, as in a benchmark, nothing is shared. */
export const run = process.env.CHOWK_TEST_RUN

/** Resolves with a folder of this name in the run's, once whoever came first has filled it. */
export async function onceIn(
  run: string,
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(run, name)
  const ready = `${folder}.ready`
  // Only one process can make the folder.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await fill(folder)
    await writeFile(ready, '')
  }
  for (const deadline = Date.now() + MAKING_TIMEOUT_MS; !(await isThere(ready)); await wait(20))
    if (Date.now() > deadline) throw new Error(`Nobody filled ${folder}.`)
  return folder
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
