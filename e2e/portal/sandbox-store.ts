/** Delays the sandboxes' outcomes: with their own delays a test of a pending payment would depend on timing. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

function inStore(statements: string): void {
  const file = join(process.env.CHOWK_E2E_DATA ?? '', 'store', 'chowk.sqlite')
  const store = new DatabaseSync(file, { timeout: 10_000 })
  store.exec(statements)
  store.close()
}

/** Payments for this number stay pending, until `answerFor`. */
export function holdPaymentsFor(number: string): void {
  inStore(`create trigger "held_${number}" after insert on sandbox_biller_payment when new.account = '${number}'
    begin update sandbox_biller_payment set fault = 'stays-pending' where reference = new.reference; end`)
}

/** The biller has been paid. */
export function answerFor(number: string): void {
  inStore(
    `drop trigger "held_${number}"; update sandbox_biller_payment set fault = 'none' where account = '${number}'`,
  )
}

/** Money of this amount that the bank announced for later does not arrive, until `bringMoney`. Each test uses its own amount. */
export function holdMoney(amountPaise: number): void {
  inStore(`create trigger "held_${amountPaise}" after update of choice on sandbox_payment
    when new.amount_paise = ${amountPaise} and new.choice = 'answer-later'
    begin update sandbox_payment set chosen_at = new.chosen_at + 86400000 where reference = new.reference; end`)
}

export function bringMoney(amountPaise: number): void {
  inStore(`drop trigger "held_${amountPaise}"; update sandbox_payment set chosen_at = chosen_at - 86400000
    where amount_paise = ${amountPaise} and choice = 'answer-later'`)
}
