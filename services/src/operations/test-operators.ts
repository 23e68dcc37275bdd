// Operators with their own keys, at the desk of a test's portal.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Store } from '../platform/store/store.ts'
import type { ActOutcome } from './acts/act.ts'
import { createDesk, type Desk } from './desk/desk.ts'
import { operatorPublicKey, signatureOf } from './log/operator-key.ts'
import type { SignedStatement } from './log/operator-log.ts'
import { type Banner, shellItem } from './log/shell-item.ts'
import { momentText } from './log/shell-words.ts'
import type { Intent } from './log/statement.ts'

export const why = 'The biller’s letter of Monday says so.'
export const evidence = { text: 'Letter BL-7' }

/** A banner of the next 24 hours. */
export const itemFor = (now: Date, more: Partial<Banner> = {}): Banner =>
  shellItem.parse({
    kind: 'banner',
    name: 'diwali-hours',
    text: { en: 'Banks are closed on Diwali.', hi: 'दिवाली पर बैंक बंद हैं।' },
    link: { to: '/important-updates', words: { en: 'Details', hi: 'जानकारी' } },
    from: momentText(now.getTime()),
    until: momentText(now.getTime() + 24 * 60 * 60_000),
    ...more,
  }) as Banner

export class TestOperator {
  readonly desk: Desk
  readonly name: string
  readonly key: KeyObject = generateKeyPairSync('ed25519').privateKey

  constructor(desk: Desk, name: string) {
    this.desk = desk
    this.name = name
  }

  get publicKey(): string {
    return operatorPublicKey(this.key)
  }

  async sign(intent: Intent, reason = why): Promise<SignedStatement> {
    const { text, toSign } = await this.desk.prepare(intent, reason, this.publicKey)
    return { text, signature: signatureOf(toSign, this.key) }
  }

  async act(intent: Intent, reason?: string): Promise<ActOutcome> {
    return this.desk.submit(await this.sign(intent, reason))
  }

  /** Registers another operator, signed by this one. */
  async register(name: string): Promise<TestOperator> {
    const other = new TestOperator(this.desk, name)
    await this.act({ does: 'register', name, publicKey: other.publicKey })
    return other
  }
}

/** The first two of a store. */
export async function openTestDesk(portal: { store: Store; clock: { now(): Date } }) {
  const desk = createDesk({ store: portal.store, now: portal.clock.now })
  const meera = new TestOperator(desk, 'meera')
  await meera.act({ does: 'bootstrap', name: 'meera', publicKey: meera.publicKey })
  return { desk, meera, tariq: await meera.register('tariq') }
}
