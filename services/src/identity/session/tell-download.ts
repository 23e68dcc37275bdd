// A statement that was taken along by a browser which never proved the number: it may hold a copied session and nothing else.
import { tell } from '../../messages/outbox/tell.ts'
import { defineCommand, row, type Steps, type Tx, together } from '../../platform/store/command.ts'

import { isKnownBrowser } from '../one-time-code/known-browser.ts'
import type { AskingBrowser } from './sessions.ts'

const dayMs = 24 * 60 * 60_000

interface Downloaded extends AskingBrowser {
  readonly customerId: string
  readonly at: number
}

/** Told once a day at most: every further file tells no more. */
export const tellDownload = defineCommand(
  'tell-download',
  function* (tx: Tx, { customerId, browserHash, device, at }: Downloaded): Steps<void> {
    const [known, told] = yield* together(
      isKnownBrowser(tx, { customerId, browserHash }),
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
