// The services' modules with the commands of tests: only tests and benchmarks open a store with these.

import { everyModule } from './modules.ts'
import { commands } from './money/ledger/test-ledger-commands.ts'
import { orderCommands } from './money/orders/test-order-commands.ts'
import { givenReturns, startReturnAsGiven } from './money/returns/test-return-commands.ts'
import { giftProvenance } from './money/wallet/test-wallet.ts'
import { siblingModule } from './platform/store/sibling-module.ts'
import type { StoreModules } from './platform/store/store-module.ts'
import { markOneGap } from './platform/store/test-one-row.ts'

export const modules: StoreModules = {
  address: siblingModule(import.meta.url, 'test-modules').href,
  all: [
    ...everyModule,
    { provenance: giftProvenance, returns: givenReturns },
    { commands: [...commands, ...orderCommands, startReturnAsGiven, markOneGap] },
  ],
}
