// The process that kill.test.ts kills: pays with many requests in flight and prints each acknowledged key on a line.
// Its keys are arguments.
import { openStore } from '../../open-store.ts'
import { storeOptionsFrom } from '../../platform/store/store-settings.ts'
import { modules } from '../../test-modules.ts'
import { payment } from './test-kill-payment.ts'
import { testWallet } from './test-wallet.ts'

const inFlight = 16

const store = await openStore(storeOptionsFrom(process.env), modules)
const { wallet } = testWallet(store)
const keys = process.argv.slice(2)

await Promise.all(
  Array.from({ length: inFlight }, async () => {
    for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
      await pay(key)
      process.stdout.write(`${key}\n`)
    }
  }),
)
await store.close()

async function pay(key: string): Promise<void> {
  const { customer, amountPaise, mode } = payment(key)
  const entry = { kind: 'payment', description: 'bill:electricity', reference: key } as const
  if (mode === 'at once') {
    await wallet.debit(customer, { ...entry, amountPaise, counterpart: 'system:billers', key })
    return
  }
  const { holdId } = await wallet.hold(customer, {
    amountPaise,
    description: 'bill:electricity',
    reference: key,
    key: `hold ${key}`,
  })
  await wallet.post({
    ...entry,
    holdId,
    to: [{ account: 'system:billers', amountPaise }],
    key: `post ${key}`,
  })
}
