/** Answers of the sandboxes that a test holds back until it has seen what comes before them. Each function returns one that lets them go. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

function write(sql: string): void {
  const file = join(process.env.CHOWK_E2E_DATA ?? '', 'store', 'chowk.sqlite')
  const store = new DatabaseSync(file, { timeout: 10_000 })
  store.exec(sql)
  store.close()
}

/** What becomes of payments for this number; its last digit is 3, so that the first answer is that it is pending. */
export function holdBillersAnswer(number: string): () => void {
  write(`create trigger "hold_${number}" after insert on sandbox_biller_payment when new.account = '${number}'
    begin update sandbox_biller_payment set fault = 'stays-pending' where reference = new.reference; end`)
  return () => write(`update sandbox_biller_payment set fault = 'none' where account = '${number}'`)
}

/** What comes after 'Answer later' on the sandbox's page at this address. */
export function holdBanksAnswer(page: string): () => void {
  const reference = new URL(page).pathname.split('/').at(-1) ?? ''
  const move = (sign: '+' | '-') =>
    `update sandbox_payment set chosen_at = chosen_at ${sign} 3600000 where reference = '${reference}'`
  write(`create trigger "hold_${reference}" after update of choice on sandbox_payment
    when new.reference = '${reference}' begin ${move('+')}; end`)
  return () => write(move('-'))
}
