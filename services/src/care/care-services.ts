// Help, disputes and the way out: this domain, put together.
import type { IdentityDomain } from '../identity/identity-services.ts'
import type { MoneyDomain } from '../money/money-services.ts'
import type { ServiceContext } from '../platform/service-context/service-context.ts'
import type { Chore } from '../platform/upkeep/upkeep.ts'
import { type Closing, createClosing } from './closing/closing.ts'
import { createDisputes, type Disputes } from './disputes/disputes.ts'
import { createSandboxDesk } from './disputes/sandbox-desk.ts'
import { type GrievanceOfficer, sampleOfficer } from './help/grievance-officer.ts'
import { createTickets, type Tickets } from './tickets/tickets.ts'
import { createUnverifiedTickets, type UnverifiedTickets } from './tickets/unverified-tickets.ts'

export interface CareServices {
  readonly tickets: Tickets
  readonly unverifiedTickets: UnverifiedTickets
  readonly disputes: Disputes
  /** 'Close account'. */
  readonly closing: Closing
  readonly grievanceOfficer: GrievanceOfficer | undefined
}

interface Given {
  readonly identity: IdentityDomain
  readonly money: MoneyDomain
  /** Shown on the care page; the demonstration has a sample. */
  readonly grievanceOfficer: GrievanceOfficer | undefined
  readonly sandboxSpeed: number | undefined
}

export interface CareDomain {
  readonly services: CareServices
  readonly chores: readonly Chore[]
}

export function createCareServices(
  context: ServiceContext,
  { identity, money, grievanceOfficer, sandboxSpeed }: Given,
): CareDomain {
  const { orders } = money.services
  const disputes = createDisputes({ ...context, orders })
  const closing = createClosing({ ...context, holderKeys: context.keysFor('holder') })
  const desk = createSandboxDesk({ ...context, disputes, speed: sandboxSpeed })

  return {
    services: {
      tickets: createTickets({ ...context, orders }),
      unverifiedTickets: createUnverifiedTickets({ ...context, codes: identity.inside.codes }),
      disputes,
      closing,
      grievanceOfficer: grievanceOfficer ?? (context.demo ? sampleOfficer : undefined),
    },
    chores: [
      { name: 'closings', everyMs: 5000, run: () => closing.catchUp() },
      ...(context.demo ? [{ name: 'sandbox desk', everyMs: 2000, run: () => desk.catchUp() }] : []),
    ],
  }
}
