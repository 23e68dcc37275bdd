// The services' modules with the commands of tests: only tests and benchmarks open a store with these.

import { commands } from './money/ledger/test-ledger-commands.ts'
import { orderCommands } from './money/orders/test-order-commands.ts'
import { startReturnAsTold, toldReturns } from './money/returns/test-return-commands.ts'
import { giftCauses } from './money/wallet/test-wallet.ts'
import { beside } from './platform/store/beside.ts'
import type { Rooms } from './platform/store/room.ts'
import { markOneGap } from './platform/store/test-one-row.ts'
import { everyRoom } from './rooms.ts'

export const rooms: Rooms = {
  address: beside(import.meta.url, 'test-rooms').href,
  all: [
    ...everyRoom([giftCauses], [toldReturns]),
    { commands: [...commands, ...orderCommands, startReturnAsTold, markOneGap] },
  ],
}
