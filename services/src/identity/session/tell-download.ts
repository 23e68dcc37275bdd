// A statement that was taken along by a browser which never proved the number: it may hold a copied session and nothing else.
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, type Steps, type Tx, together } from '../../platform/store/command.ts'

const dayMs = 24 * 60 * 60_000

interface Downloaded {
  readonly customerId: string
  readonly browserHash: string
  readonly device: string
  readonly at: number
}

/** Told once a day at most: every further file tells no more. */
export const tellDownload = defineCommand(
  'tell-download',
  function* (tx: Tx, { customerId, browserHash, device, at }: Downloaded): Steps<void> {
    const [known, told] = yield* together(
      row(
        tx.query
          .selectFrom('known_browser')
          .innerJoin('customer', 'customer.mobile', 'known_browser.mobile')
          .select('customer.id')
          .where('known_browser.browser_hash', '=', browserHash)
          .where('customer.id', '=', customerId),
      ),
      row(
        tx.query
          .selectFrom('message')
          .select('id')
          .where('customer_id', '=', customerId)
          .where('kind', '=', 'statement-downloaded')
          .where('created_at', '>', at - dayMs),
      ),
    )
    if (!known && !told)
      yield* tell(tx, { kind: 'statement-downloaded', customerId, parameters: { device }, at })
  },
  { isolation: 'read committed' },
)
