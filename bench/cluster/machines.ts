/**
 * Simulated machines inside this one: each has its processes, its disk and two network cards, one to the other
 * machines and one to the portals, by Linux namespaces. They end with the process that created them, even when that is killed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The path of a machine's own disk, as the machine sees it. */
export const diskPath = '/mnt'
const diskSize = '700m'

/** Between the machines, and between them and this one. */
const networks = { nodes: '10.77.1', portals: '10.77.2' } as const
type Network = keyof typeof networks

/** Reaps orphaned processes, as the first process of a machine must. */
const firstProcess = 'while :; do sleep 1 & wait $!; done'

export interface Machine {
  readonly name: string
  /** Its address for the other machines. */
  readonly address: string
  /** Its address for portals. */
  readonly portalAddress: string
  /** Starts a program as the user postgres; its output goes to a file with its name in `logs`. */
  run(name: string, settings: Readonly<Record<string, string>>, command: string, ...args: string[]): void
  /** Sends a signal to every process with that name, or to all processes of the machine. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT', processName?: string): number
  isRunning(processName: string): boolean
  cut(network: Network): void
  join(network: Network): void
  /** The path of a file on its disk, for this process. */
  file(path: string): string
}

/** False when this user may not create namespaces. */
export function mayMakeMachines(): boolean {
  try {
    execFileSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

export async function makeMachines(
  count: number,
  logs: string,
): Promise<readonly Machine[] & AsyncDisposable> {
  await using started = new AsyncDisposableStack()
  for (const network of Object.keys(networks) as Network[]) {
    removeLink(bridgeOf(network))
    started.defer(() => removeLink(bridgeOf(network)))
    ip('link', 'add', bridgeOf(network), 'type', 'bridge')
    ip('link', 'set', bridgeOf(network), 'up')
  }
  ip('address', 'add', `${networks.portals}.1/24`, 'dev', bridgeOf('portals'))
  const machines: Machine[] = []
  for (let number = 1; number <= count; number++) {
    const first = await firstProcessOf(started)
    machines.push(machine(number, first, logs))
  }
  const running = started.move()
  return Object.assign(machines, { [Symbol.asyncDispose]: () => running.disposeAsync() })
}

async function firstProcessOf(started: AsyncDisposableStack): Promise<number> {
  const apart = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']
  const args = ['--pdeathsig', 'KILL', 'unshare', ...apart, 'sh', '-c', firstProcess]
  const outside = spawn('setpriv', args, { stdio: 'ignore' })
  const gone = once(outside, 'exit')
  started.defer(async () => {
    outside.kill('SIGKILL')
    await gone
  })
  for (;;) {
    const [child] = childrenOf(outside.pid ?? 0)
    if (child && nameOf(child) === 'sh') return child
    await wait(10)
  }
}

function machine(number: number, first: number, logs: string): Machine {
  const name = `node-${number}`
  const card = (network: Network) => `ck-${network}-${number}`
  for (const network of Object.keys(networks) as Network[]) {
    removeLink(card(network))
    ip('link', 'add', card(network), 'type', 'veth', 'peer', 'name', network, 'netns', String(first))
    ip('link', 'set', card(network), 'master', bridgeOf(network), 'up')
    inside(first, 'ip', 'address', 'add', `${networks[network]}.${10 + number}/24`, 'dev', network)
    inside(first, 'ip', 'link', 'set', network, 'up')
  }
  inside(first, 'ip', 'link', 'set', 'lo', 'up')
  inside(first, 'mount', '-t', 'tmpfs', '-o', `size=${diskSize}`, name, diskPath)
  inside(first, 'chown', 'postgres', diskPath)
  const space = readlinkSync(`/proc/${first}/ns/pid`)
  const processes = (processName?: string) =>
    processesIn(space).filter(pid => pid !== first && (!processName || nameOf(pid) === processName))
  return {
    name,
    address: `${networks.nodes}.${10 + number}`,
    portalAddress: `${networks.portals}.${10 + number}`,
    run(program, settings, command, ...args) {
      const output = openSync(`${logs}/${name}-${program}.log`, 'a')
      const asPostgres = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups']
      // Left to the machine's first process: a process that entered the namespace would wait for its children.
      const leaving = ['sh', '-c', '"$@" &', 'sh', 'setpriv', ...asPostgres, command, ...args]
      const env = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', HOME: diskPath, ...settings }
      execFileSync('nsenter', [...entering(first), ...leaving], {
        env,
        stdio: ['ignore', output, output],
        cwd: '/',
      })
      closeSync(output)
    },
    signal(signal, processName) {
      const found = processes(processName)
      for (const pid of found) kill(pid, signal)
      return found.length
    },
    isRunning: processName => processes(processName).length > 0,
    cut: network => ip('link', 'set', card(network), 'down'),
    join: network => ip('link', 'set', card(network), 'up'),
    file: path => `/proc/${first}/root${diskPath}/${path}`,
  }
}

const bridgeOf = (network: Network) => `chowk-${network}`

/** Also those of a previous run: a machine's cards disappear some time after it. */
function removeLink(name: string): void {
  if (existsSync(`/sys/class/net/${name}`)) ip('link', 'delete', name)
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: 'pipe' })
}

function entering(first: number): string[] {
  return ['--target', String(first), '--mount', '--net', '--pid']
}

function inside(first: number, ...command: string[]): void {
  execFileSync('nsenter', [...entering(first), ...command], { stdio: 'pipe' })
}

function processesIn(space: string): number[] {
  return readdirSync('/proc')
    .filter(pid => Number(pid) && unlessExited(() => readlinkSync(`/proc/${pid}/ns/pid`)) === space)
    .map(Number)
}

function childrenOf(pid: number): number[] {
  const text = unlessExited(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? ''
  return text.split(' ').filter(Boolean).map(Number)
}

function nameOf(pid: number): string | undefined {
  return unlessExited(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
}

function kill(pid: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  unlessExited(() => process.kill(pid, signal))
}

/** Processes may end while they are listed. */
function unlessExited<Result>(look: () => Result): Result | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
