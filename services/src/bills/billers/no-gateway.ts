import type { BillerGateway } from './biller-gateway.ts'

/** For a portal without a way to the billers: it says so, and takes nobody's money. */
export const noGateway: BillerGateway = {
  isSandbox: false,
  describe: async () => ({ outcome: 'unavailable' }),
  fetchBill: async () => ({ outcome: 'unavailable' }),
  plans: async () => ({ outcome: 'unavailable' }),
  suggestOperator: async () => ({ outcome: 'unavailable' }),
  pay: async () => ({ state: 'failed', failure: 'biller-unavailable' }),
  // What another server sent is not ours to judge.
  status: async () => ({ state: 'unknown' }),
}
