// The claims' bare step as a command, for tests: an operator's command takes it as one of its own.
import { defineCommand } from '../../platform/store/command.ts'
import { settleReceivable } from './receivables.ts'

export const settleAsTold = defineCommand('test.settle-receivable', settleReceivable, {
  isolation: 'read committed',
})
