/**
 * The key by which this browser is known to the portal. WebCrypto keeps it so that no script can read it out, and a copied
 * cookie does not bring it along. Where a browser has no place for it, a code is asked for instead.
 */
/** In the place of a customer's id, while it is not known who signs in. */
export const keyOfSignIn = 'sign-in'

const databaseName = 'chowk-device'
const storeName = 'keys'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Undefined where this browser has no key for the customer. */
export async function signText(customerId: string, text: string): Promise<string | undefined> {
  const keys = await storedKeys(customerId)
  if (!keys) return undefined
  const bytes = new TextEncoder().encode(text)
  return base64url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, bytes))
}

/** The half that may be known; made where there is none yet. */
export async function publicKeyOf(customerId: string): Promise<string> {
  const keys = (await storedKeys(customerId)) ?? (await makeKeys(customerId))
  return base64url(await crypto.subtle.exportKey('spki', keys.publicKey))
}

/** The key of the latest sign-in becomes the customer's. */
async function storedKeys(customerId: string): Promise<CryptoKeyPair | undefined> {
  const keysOf = (name: string) =>
    inStore('readonly', store => store.get(name) as IDBRequest<CryptoKeyPair | undefined>)
  const made = customerId === keyOfSignIn ? undefined : await keysOf(keyOfSignIn)
  if (!made) return keysOf(customerId)
  await inStore('readwrite', store => store.put(made, customerId))
  await inStore('readwrite', store => store.delete(keyOfSignIn))
  return made
}

async function makeKeys(customerId: string): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  await inStore('readwrite', store => store.put(keys, customerId))
  return keys
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await answerOf(opening)
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
