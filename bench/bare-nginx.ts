/** nginx, one worker, that sends files as they are: without a log, with the headers it is told. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import type { BareAnswer } from './bare-server.ts'

const program = '/usr/sbin/nginx'
const itsOwn = new Set(['content-length', 'content-type'])

export const hasNginx = () => existsSync(program)

export async function bareNginx(answers: readonly BareAnswer[]) {
  const port = await freePort()
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-bare-nginx-')))
  // Started as root, it answers as a user of its own.
  chmodSync(folder, 0o755)
  const locations = answers.filter(({ status }) => status === 200).map(answer => location(folder, answer))
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, locations))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;']
  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(nginx, 'exit')
  started.defer(async () => {
    nginx.kill('SIGTERM')
    await gone
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}; it says why above.`)
    if (tries === 100) throw new Error(`nginx does not answer at ${origin}.`)
    await wait(50)
  }
  const running = started.move()
  return { origin, stop: () => running.disposeAsync() }
}

function location(folder: string, { path, headers, body }: BareAnswer): string {
  const file = join(folder, `${path}.bin`)
  writeFileSync(file, Buffer.from(body, 'base64'))
  const added = Object.entries(headers)
    .filter(([name]) => !itsOwn.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return [
    `location = ${path} {`,
    `  alias ${file};`,
    `  default_type "${headers['content-type']}";`,
    ...added,
    '}',
  ].join('\n')
}

function configuration(port: string, locations: readonly string[]): string {
  return `worker_processes 1;
pid nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  types {}
  etag off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n')}
  }
}
`
}
