// The modules of a process that is killed by SIGKILL in the middle of a command: at the statement that
// CHOWK_TEST_DIES_AT names, as 'close-account 7'.

import { everyModule } from '../modules.ts'
import type { AnyCommand, Steps } from '../platform/store/command.ts'
import { siblingModule } from '../platform/store/sibling-module.ts'
import type { StoreModules } from '../platform/store/store-module.ts'

const [commandName, nth = ''] = (process.env.CHOWK_TEST_DIES_AT ?? '').split(' ')

export const modules: StoreModules = {
  address: siblingModule(import.meta.url, 'test-mortal-modules').href,
  all: everyModule.map(module => ({
    ...module,
    ...(module.commands && { commands: module.commands.map(mortal) }),
  })),
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
  // The signal takes a moment, in which nothing may happen.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  throw new Error('The process outlived its signal.')
}
