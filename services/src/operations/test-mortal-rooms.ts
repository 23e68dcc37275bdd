// The rooms of a process that dies by SIGKILL in the middle of a command: at the statement that CHOWK_TEST_DIES_AT names, as
// 'close-account 7'.

import { beside } from '../platform/store/beside.ts'
import type { AnyCommand, Steps } from '../platform/store/command.ts'
import type { Rooms } from '../platform/store/room.ts'
import { everyRoom } from '../rooms.ts'

const [commandName, nth = ''] = (process.env.CHOWK_TEST_DIES_AT ?? '').split(' ')

export const rooms: Rooms = {
  address: beside(import.meta.url, 'test-mortal-rooms').href,
  all: everyRoom().map(room => ({ ...room, ...(room.commands && { commands: room.commands.map(mortal) }) })),
}

export function mortal<Of extends AnyCommand>(command: Of): Of {
  if (command.name !== commandName) return command
  return { ...command, steps: (tx: never, input: never) => dyingAt(Number(nth), command.steps(tx, input)) }
}

function* dyingAt(nth: number, steps: Steps<unknown>): Steps<unknown> {
  let step = steps.next()
  for (let count = 1; !step.done; count++) {
    if (count === nth) die()
    step = steps.next(yield step.value)
  }
  return step.value
}

export function die(): never {
  process.kill(process.pid, 'SIGKILL')
  // The signal needs a moment; nothing may happen in it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  throw new Error('The process outlived its signal.')
}
