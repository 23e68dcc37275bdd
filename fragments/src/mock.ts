#!/usr/bin/env node
/** `npx chowk-mock`: the shell's portal on this machine, for developing and testing without the real one. */
import { parseArgs } from 'node:util'
import { customerNames, type MockOptions, modes, startMock } from './mock-server.ts'

const usage = `chowk-mock [--port 3999] [--customer ${customerNames.join('|')}] [--mode ${modes.join('|')}] [--page http://localhost:3002]…
  Serves the shell's header, footer and session on http://localhost:PORT, which has switches for customer and mode.
  --page names an origin whose Sign In opens the modal; the usual development ports are known.`

const usualPorts = [3000, 3001, 3002, 4173, 4200, 4321, 5000, 5173, 8000, 8080]

function optionsIn(args: readonly string[]): MockOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3999' },
      customer: { type: 'string', default: 'signed-out' },
      mode: { type: 'string', default: 'normal' },
      page: { type: 'string', multiple: true, default: [] },
    },
  })
  const customer = customerNames.find(each => each === values.customer)
  const mode = modes.find(each => each === values.mode)
  const port = Number(values.port)
  if (!customer || !mode || !Number.isInteger(port)) throw new Error('A value is not one of those below.')
  const usual = usualPorts.map(each => `http://localhost:${each}`)
  return { port, customer, mode, pages: [...usual, ...values.page.map(page => new URL(page).origin)] }
}

try {
  const options = optionsIn(process.argv.slice(2))
  await startMock(options)
  process.stdout.write(`chowk-mock is ready: http://localhost:${options.port}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`)
  process.exitCode = 1
}
