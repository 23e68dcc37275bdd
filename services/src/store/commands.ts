// Every command of the services. SQLite's thread finds a command here by its name: one line per module.
import type { AnyCommand } from './command.ts'

const all: AnyCommand[] = []

export const commands: ReadonlyMap<string, AnyCommand> = new Map(all.map(command => [command.name, command]))
