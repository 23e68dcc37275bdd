// The witness stores what the audit saw outside the database: someone with full database access can rebuild the
// ledger and its seals, but not the witness's lines.
import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const sealShape = z.object({ number: z.int(), fingerprint: hash, sealedAt: z.int().optional() })

const lineShape = sealShape.extend({
  entries: z.int(),
  accounts: z.int(),
  at: z.string(),
  differences: z.int().optional(),
  /** The last seal without differences, from which the next audit starts. Set if this audit found differences. */
  well: sealShape.optional(),
  /** The ends of the other chains, such as the operator log, and digests of what was open, such as holds. */
  chains: z.record(z.string(), z.object({ length: z.int(), head: hash, at: z.int().optional() })).optional(),
  /** Set if the audit restarted: it did not compare the ledger with the previous line, for example after a restore. */
  isAnew: z.literal(true).optional(),
  /** The act in which an operator said why. */
  anewBy: z.string().optional(),
})

/**
 * Written by the last audit whose ledger continued from the previous line: what it saw, and how many differences it
 * found.
 */
export type WitnessLine = z.infer<typeof lineShape>

export interface Witness {
  /** The last line; undefined if there is none. */
  last(): Promise<WitnessLine | undefined>
  append(line: WitnessLine): Promise<void>
}

/** A file of JSON lines, or a URL that accepts each line as a POST and answers a GET with the last (404 without one). */
export function witnessAt(place: string): Witness {
  return /^https?:/.test(place) ? addressWitness(place) : fileWitness(place)
}

function fileWitness(file: string): Witness {
  return {
    async last() {
      const text = await readFile(file, 'utf8').catch(error => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      const line = text.trimEnd().split('\n').at(-1)
      return line ? read(line, file) : undefined
    },
    append: line => appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 }),
  }
}

const answerWithinMs = 10_000

function addressWitness(address: string): Witness {
  async function call(init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(answerWithinMs)
    return fetch(address, { ...init, signal }).catch(() => {
      throw new Error(`CHOWK_AUDIT_WITNESS: ${address} does not answer.`)
    })
  }
  return {
    async last() {
      const response = await call({ headers: { accept: 'application/json' } })
      if (response.status === 404 || response.status === 204) return undefined
      if (!response.ok) throw new Error(`CHOWK_AUDIT_WITNESS: ${address} answers ${response.status}.`)
      return read(await response.text(), address)
    },
    async append(line) {
      const headers = { 'content-type': 'application/json' }
      const response = await call({ method: 'POST', headers, body: JSON.stringify(line) })
      if (!response.ok)
        throw new Error(`CHOWK_AUDIT_WITNESS: ${address} did not take the line: ${response.status}.`)
    },
  }
}

function read(text: string, place: string): WitnessLine {
  try {
    return lineShape.parse(JSON.parse(text))
  } catch {
    throw new Error(`CHOWK_AUDIT_WITNESS: the last line of ${place} was not written by an audit.`)
  }
}
