/**
 * Ends a server without breaking a request. Node's own close drops idle keep-alive sockets at once, and a request that
 * was already on its way over one of them is reset; so the listener goes first, every answer then says
 * 'connection: close', and only the sockets still idle after a moment are dropped.
 */
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const lingerMs = 1_500
const lookEveryMs = 50

export function orderlyClose(app: FastifyInstance): () => Promise<void> {
  let closing = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })

  return async () => {
    closing = true
    NetServer.prototype.close.call(app.server)
    for (let waitedMs = 0; waitedMs < lingerMs && (await openSockets(app)) > 0; waitedMs += lookEveryMs)
      await wait(lookEveryMs)
    await app.close()
  }
}

function openSockets(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
