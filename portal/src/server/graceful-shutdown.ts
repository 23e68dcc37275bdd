/**
 * Closes a server without breaking a request. Node's own close drops idle keep-alive sockets at once, which resets a request
 * that is already on its way over one of them. So the listener is closed first, every answer then has 'connection: close', and
 * only sockets that are still idle after a moment are dropped.
 */
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const lingerMs = 1_500
const pollMs = 50

export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  let closing = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })

  return async () => {
    closing = true
    NetServer.prototype.close.call(app.server)
    for (let waitedMs = 0; waitedMs < lingerMs && (await openSockets(app)) > 0; waitedMs += pollMs)
      await wait(pollMs)
    await app.close()
  }
}

function openSockets(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
