/** nginx, one worker, that sends files as they are: without a log, with the given headers. */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/free-port.ts'
import type { BareAnswer } from './bare-server.ts'
import { runNginx } from './run-nginx.ts'

const itsOwn = new Set(['content-length', 'content-type'])

export async function bareNginx(answers: readonly BareAnswer[]) {
  const port = await freePort()
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(mkdtempDisposableSync(join(tmpdir(), 'chowk-bare-nginx-')))
  const locations = answers.filter(({ status }) => status === 200).map(answer => location(folder, answer))
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, locations))
  const origin = `http://localhost:${port}`
  started.use(await runNginx(folder, { configuration: 'nginx.conf', url: origin }))
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
