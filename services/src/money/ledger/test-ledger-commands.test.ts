import { expect } from 'vitest'
import { modules } from '../../modules.ts'
import { openStore } from '../../open-store.ts'
import { commandsOf } from '../../platform/store/store-module.ts'
import { freshDatabase } from '../../platform/store/test-databases.ts'
import { testOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { orderCommands } from '../orders/test-order-commands.ts'
import { giveMoney } from '../wallet/test-wallet.ts'
import { commands } from './test-ledger-commands.ts'

testOnStoresInFullSuite(
  'a store as servers open it on %s has no command that makes money, or moves an order without it',
  async kind => {
    const known = commandsOf(modules.all)
    expect([...commands, ...orderCommands].filter(({ name }) => known.has(name))).toEqual([])

    const database = await freshDatabase(kind)
    const store = await openStore(database.options)
    const clock = { now: () => new Date() }
    await expect(giveMoney({ store, clock }, 'asha', 100)).rejects.toThrow('no command "test.post-entry"')
    await store.close()
    await database.drop()
  },
)
