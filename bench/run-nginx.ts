/** nginx with the configuration in its folder, until it is disposed of. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const program = '/usr/sbin/nginx'
const answersWithinMs = 10_000

export const hasNginx = () => existsSync(program)

/** `configuration` is a path in the folder; `url` is where it answers once it is ready. */
export async function runNginx(
  folder: string,
  { configuration, url }: { readonly configuration: string; readonly url: string },
): Promise<AsyncDisposable> {
  // Started as root, nginx answers as a user of its own, who must reach its folder.
  chmodSync(folder, 0o755)
  const args = ['-p', folder, '-c', configuration, '-e', 'error.log', '-g', 'daemon off;']
  const nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(nginx, 'exit')
  await using started = new AsyncDisposableStack()
  started.defer(async () => {
    nginx.kill('SIGTERM')
    await gone
  })
  for (const deadline = Date.now() + answersWithinMs; ; await wait(20)) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}; its error is above.`)
    if (await fetch(url).catch(() => undefined)) return started.move()
    if (Date.now() > deadline)
      throw new Error(`nginx does not answer at ${url} after ${answersWithinMs / 1000} s.`)
  }
}
