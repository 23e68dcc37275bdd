// For tests: an SMS gateway that answers as set.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** One status per attempt, then 200; 'silence' never answers. */
export async function testGateway(...answers: (number | 'silence')[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const answer = answers[received.length] ?? 200
    received.push({ headers: request.headers, body: await text(request) })
    if (answer !== 'silence') response.writeHead(answer).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` }
}
