// Every command of the services. SQLite's thread finds a command here by its name: one line per module.
import { confirmMobileChange } from '../accounts/mobile-change-row.ts'
import { signInWithCode } from '../accounts/sign-in.ts'
import { answerTicket, openTicket, replyToTicket } from '../care/ticket-row.ts'
import { removeDemonstration } from '../demo/remove-demonstration.ts'
import { seedDemonstration } from '../demo/seed-demonstration.ts'
import { decideDispute } from '../disputes/decide-dispute.ts'
import { moveDispute, raiseDispute } from '../disputes/dispute-row.ts'
import { ledgerCommands } from '../ledger/ledger.commands.ts'
import { createChallenge } from '../one-time-code/code-challenge.ts'
import { moveOrder, placeOrder } from '../orders/order-row.ts'
import { approvePayment } from '../payments/approve-payment.ts'
import { collectPayment } from '../payments/collect-payment.ts'
import { endPayment } from '../payments/end-payment.ts'
import { beginSessionFor } from '../session/session-row.ts'
import { endTopUp, startTopUp } from '../wallet/top-up-row.ts'
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
