// Locks the rows it decides on by updating them, so on PostgreSQL it needs no serializable transaction.
import { type AnyCommand, type Command, defineCommand } from '../../platform/store/command.ts'
import { expireDueHolds } from './hold-end.ts'

export const expireHolds: Command<{ at: number }, number> = defineCommand(
  'expire-holds',
  (tx, { at }: { at: number }) => expireDueHolds(tx, { at }),
  { isolation: 'read committed' },
)

export const ledgerCommands: AnyCommand[] = [expireHolds]
