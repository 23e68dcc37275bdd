// Creates the services of this domain: help, tickets, disputes and closing an account.
import type { IdentityDomain } from '../identity/identity-services.ts'
import type { MoneyDomain } from '../money/money-services.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import { createClosing } from './closing/closing.ts'
import { createDisputes } from './disputes/disputes.ts'
import { createSandboxDesk } from './disputes/sandbox-desk.ts'
import { type GrievanceOfficer, sampleOfficer } from './help/grievance-officer.ts'
import { createTickets } from './tickets/tickets.ts'
import { createUnverifiedTickets } from './tickets/unverified-tickets.ts'

interface Given {
  readonly identity: IdentityDomain
  readonly money: MoneyDomain
  /** Shown on the care page; the demonstration has a sample. */
  readonly grievanceOfficer: GrievanceOfficer | undefined
  readonly sandboxSpeed: number | undefined
}

export function createCareServices(
  context: ServiceContext,
  { identity, money, grievanceOfficer, sandboxSpeed }: Given,
) {
  const { orders } = money.services
  const disputes = createDisputes(context, { orders })
  const closing = createClosing(context)
  const desk = createSandboxDesk(context, disputes, sandboxSpeed)

  return {
    services: {
      tickets: createTickets(context, { orders }),
      unverifiedTickets: createUnverifiedTickets(context, identity.inside),
      disputes,
      /** 'Close account'. */
      closing,
      grievanceOfficer: grievanceOfficer ?? (context.demo ? sampleOfficer : undefined),
    },
    chores: [
      { name: 'closings', everyMs: 5000, run: () => closing.runDueWork() },
      ...(context.demo ? [{ name: 'sandbox desk', everyMs: 2000, run: () => desk.runDueWork() }] : []),
    ],
  }
}
