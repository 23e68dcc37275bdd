/** A page of a Node server, without React, in the shell of the portal that PORTAL names. */
import { createServer } from 'node:http'
import { createFragments } from '@chowk/fragments'

const {
  PORTAL: portal = 'http://localhost:3000',
  PORT: port = '3002',
  CACHE: lastGoodFile,
  FRESH = '60',
} = process.env
const shell = createFragments({
  portal,
  parameters: {
    activePage: '/bus-tickets',
    showUtilityBar: true,
    verticalName: 'bus',
    screenName: 'bus home',
  },
  ...(lastGoodFile && { lastGoodFile }),
  freshMs: Number(FRESH) * 1000,
  onProblem: problem => process.stderr.write(`${problem.message}\n`),
})

createServer(async (_request, response) => {
  const { head, header, footer, scripts, policy } = await shell.get()
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy({ 'default-src': ["'none'"], 'base-uri': ["'none'"] }),
  })
  response.end(`<!doctype html>
<html lang="en-IN">
<head><title>Bus tickets</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#ffffff">${head}</head>
<body>${header}<main id="main"><h1>Bus tickets</h1></main>${footer}${scripts}</body>
</html>`)
}).listen(Number(port), 'localhost', () => process.stdout.write(`Ready on http://localhost:${port}\n`))
