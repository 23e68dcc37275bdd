// Every command of the services. SQLite's thread finds a command here by its name: one line per module.

import { approvePayment } from '../../bills/payments/approve-payment.ts'
import { collectPayment } from '../../bills/payments/collect-payment.ts'
import { endPayment } from '../../bills/payments/end-payment.ts'
import { decideDispute } from '../../care/disputes/decide-dispute.ts'
import { moveDispute, raiseDispute } from '../../care/disputes/dispute-row.ts'
import { answerTicket, openTicket, replyToTicket } from '../../care/tickets/ticket-row.ts'
import { removeDemonstration } from '../../demo/remove-demonstration.ts'
import { seedDemonstration } from '../../demo/seed-demonstration.ts'
import { confirmMobileChange } from '../../identity/accounts/mobile-change-row.ts'
import { signInWithCode } from '../../identity/accounts/sign-in.ts'
import { createChallenge } from '../../identity/one-time-code/code-challenge.ts'
import { beginSessionFor } from '../../identity/session/session-row.ts'
import { ledgerCommands } from '../../money/ledger/ledger.commands.ts'
import { moveOrder, placeOrder } from '../../money/orders/order-row.ts'
import { endTopUp, startTopUp } from '../../money/wallet/top-up-row.ts'
import type { AnyCommand } from './command.ts'

const all: AnyCommand[] = [
  ...ledgerCommands,
  ...[startTopUp, endTopUp],
  createChallenge,
  beginSessionFor,
  signInWithCode,
  confirmMobileChange,
  ...[placeOrder, moveOrder],
  ...[approvePayment, collectPayment, endPayment],
  ...[openTicket, answerTicket, replyToTicket],
  ...[raiseDispute, moveDispute, decideDispute],
  ...[seedDemonstration, removeDemonstration],
]

export const commands: ReadonlyMap<string, AnyCommand> = new Map(all.map(command => [command.name, command]))
