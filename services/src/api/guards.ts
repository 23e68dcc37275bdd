// Access rules. A route that reads a customer's data needs their session; one that changes anything also needs the
// CSRF token. Both are checked before the body is read.

import type { FastifyRequest } from 'fastify'
import type { CurrentSession, Sessions } from '../identity/session/sessions.ts'
import type { Csrf, CsrfRefusal } from '../platform/csrf/csrf.ts'
import { ApiError } from './api-error.ts'

export type Guards = ReturnType<typeof createGuards>

export function createGuards({ sessions, csrf }: { sessions: Sessions; csrf: Csrf }) {
  const found = new WeakMap<FastifyRequest, CurrentSession>()

  async function signedIn(request: FastifyRequest): Promise<void> {
    const session = await sessions.fromRequest(request)
    if (!session) throw new ApiError('not_signed_in')
    found.set(request, session)
  }

  const unforged = async (request: FastifyRequest) => refuse(csrf.refusal(request))
  const unforgedByVertical = async (request: FastifyRequest) => refuse(csrf.refusalOfVertical(request))

  function refuse(refusal: CsrfRefusal | undefined): void {
    if (refusal === 'cross-site') throw new ApiError('csrf_cross_site')
    if (refusal) throw new ApiError(`csrf_${refusal}`)
  }

  return {
    /** Reads, also from a vertical's page. Data for the portal only is read by a POST with `changesOwn`. */
    readsOwn: { preValidation: [signedIn] },
    /** Changes or reads data of the signed-in customer, from the portal's pages only. */
    changesOwn: { preValidation: [signedIn, unforged] },
    /** Changes data of the client, signed in or not. */
    changes: { preValidation: [unforged] },
    /** Changes that a vertical's page may request, too. */
    changesFromVertical: { preValidation: [unforgedByVertical] },
    /** The session found by a guard above. */
    sessionOf(request: FastifyRequest): CurrentSession {
      const session = found.get(request)
      if (!session) throw new Error(`${request.routeOptions.url} asks for a session without a guard.`)
      return session
    },
  }
}

// With the customer's cookies a vertical's page may only read the session and the balance, and sign out: each route allows it
// explicitly, and the browser hides all other answers from the page's script.
