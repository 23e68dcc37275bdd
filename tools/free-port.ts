/** A port that is free now, as a setting's value. */
import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The listening socket has no port.')
  return String(address.port)
}
