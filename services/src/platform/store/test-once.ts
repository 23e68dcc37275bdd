// Values that one test file creates and all others of the run share.
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const makingTimeoutMs = 60_000

/** CHOWK_TEST_RUN names the run's folder; without it, as in a benchmark, nothing is shared. */
export const run = process.env.CHOWK_TEST_RUN

/** Resolves with a folder of this name in the run's folder, after the first process to ask has filled it. */
export async function onceIn(
  run: string,
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(run, name)
  const ready = `${folder}.ready`
  // mkdir succeeds in only one process.
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await fill(folder)
    await writeFile(ready, '')
  }
  for (const deadline = Date.now() + makingTimeoutMs; !(await isThere(ready)); await wait(20))
    if (Date.now() > deadline) throw new Error(`${folder} was not filled in time.`)
  return folder
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
