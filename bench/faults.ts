/** Infrastructure faults under load: what was lost, and how long until normal. */
import { clockJump, fullDisk, killed, terminated } from './faults/embedded-store.ts'
import { slowStore, storeStopped } from './faults/postgres-store.ts'
import { oneOfTwoKilled } from './faults/two-servers.ts'
import type { Figure } from './figure.ts'

const drills = [killed, terminated, fullDisk, clockJump, storeStopped, slowStore, oneOfTwoKilled]

export async function faults(): Promise<Figure[]> {
  const figures: Figure[] = []
  // One after another: each measures how long something takes.
  for (const drill of drills) figures.push(...(await drill()))
  return figures
}
