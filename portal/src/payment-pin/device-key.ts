/**
 * The key that identifies this browser to the portal. WebCrypto stores it so that no script can read it, and a copied cookie
 * does not contain it. If the browser cannot store a key, the server asks for a code instead.
 */

/** Replaces the customer's id until the sign-in is complete. */
export const keyOfSignIn = 'sign-in'

const databaseName = 'chowk-device'
const storeName = 'keys'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Undefined if this browser has no key for the customer. */
export async function signText(customerId: string, text: string): Promise<string | undefined> {
  const keys = await storedKeys(customerId)
  if (!keys) return undefined
  const bytes = new TextEncoder().encode(text)
  return base64url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, bytes))
}

/** The public key of the pair, which is created if there is none. */
export async function devicePublicKey(customerId: string): Promise<string> {
  const keys = (await storedKeys(customerId)) ?? (await makeKeys(customerId))
  return base64url(await crypto.subtle.exportKey('spki', keys.publicKey))
}

/** The customer's keys. The keys of the latest sign-in replace them. */
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

async function inStore<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
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
