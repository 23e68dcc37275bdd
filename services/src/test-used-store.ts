// A portal that has been used for days: payments in every stage, acts of operators, declarations, disputes, a closed account.
import { payInEveryStage } from './bills/payments/test-every-stage.ts'
import { openPayingPortal, type Payer, type PayingPortal } from './bills/payments/test-payments.ts'
import { actInEveryWay } from './operations/test-every-act.ts'
import type { StoreKind } from './platform/store/database.ts'
import { verificationOf } from './test-portal/test-passkey.ts'

export interface UsedStore {
  readonly paying: PayingPortal
  readonly asha: Payer
}

export async function openUsedStore(kind: StoreKind): Promise<UsedStore> {
  const paying = await openPayingPortal(kind)
  const { asha } = await payInEveryStage(paying)
  await actInEveryWay(paying)
  const { wallet, paymentSandbox, returns } = paying.portal.services
  for (const choice of ['succeed', 'fail', 'answer-later', 'pay-less', 'pay-more', 'pay-late'] as const) {
    const { topUp } = await wallet.addMoney(asha.id, { amountPaise: 100_00, key: choice })
    await paymentSandbox.choose(topUp.id, choice)
  }
  for (const digit of [2, 4, 1]) await verify(asha, digit)
  await verify(await paying.customer(), 5)
  await returns.runDueWork()
  await asha.recharge('9812345604')
  paying.portal.clock.pass(3 * 24 * 60 * 60_000)
  await paying.pass(1)
  await paying.portal.services.compensations.runDueWork()
  await closeAnAccount(paying)
  await returns.runDueWork()
  return { paying, asha }
}

/** With money that came from outside, and some that did not. */
async function closeAnAccount(paying: PayingPortal): Promise<void> {
  const bela = await paying.customer({ balancePaise: 70_00 })
  const { wallet, paymentSandbox, closing } = paying.portal.services
  const { topUp } = await wallet.addMoney(bela.id, { amountPaise: 100_00, key: 'leaving' })
  await paymentSandbox.choose(topUp.id, 'succeed')
  const verification = await verificationOf(bela.browser, { action: 'close-account' })
  await closing.close(verification, { paidOutPaise: 100_00, givenUpPaise: 70_00 })
}

/** The last digit decides how it ends. */
async function verify({ portal, browser }: Payer, digit: number): Promise<void> {
  const verification = await verificationOf(browser, { action: 'verify-identity' })
  const typed = { name: 'Asha Verma', idKind: 'pan', idNumber: `ABCPE123${digit}F` }
  await portal.services.kyc.verify(verification, typed)
}
