// What a receipt's address says and proves: 'ORD-7K3M….102850.1794808800000.{key}.{signature}'. It has no end: paper is kept for years.
import { type Key, type Keys, keyNamed } from '../../platform/keys/derived-key.ts'
import { keyedHash, sameInConstantTime } from '../../platform/keys/opaque-token.ts'

export interface SignedReceipt {
  readonly orderId: string
  readonly totalPaise: number
  readonly paidAt: Date
}

export function signReceipt(key: Key, receipt: SignedReceipt): string {
  const said = [receipt.orderId, receipt.totalPaise, receipt.paidAt.getTime(), key.id].join('.')
  return `${said}.${keyedHash(key.bytes, said)}`
}

const pattern = /^((ORD-[0-9A-Z]{10})\.(\d{1,15})\.(\d{1,15})\.([\w-]{8}))\.([\w-]{43})$/

/** Undefined for anything but an address of ours, under a key that we hold. */
export function readSigned(keys: Keys, token: string): SignedReceipt | undefined {
  const [, said = '', orderId = '', total, paidAt, keyId, signature = ''] = pattern.exec(token) ?? []
  const key = keyNamed(keys, keyId)
  if (!key || !sameInConstantTime(keyedHash(key.bytes, said), signature)) return undefined
  return { orderId, totalPaise: Number(total), paidAt: new Date(Number(paidAt)) }
}
