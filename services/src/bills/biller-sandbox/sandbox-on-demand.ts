// The sandbox inside the process of the services, where nobody started one beside it. It starts when the first bill is asked
// for, and still speaks HTTP: what works against it works against a sandbox, or a gateway, anywhere else.
import { type SandboxServer, type SandboxServerOptions, startSandboxServer } from './sandbox-server.ts'

export interface SandboxOnDemand {
  /** Starts it if need be. */
  url(): Promise<string>
  close(): Promise<void>
}

export function sandboxOnDemand(options: SandboxServerOptions): SandboxOnDemand {
  let server: Promise<SandboxServer> | undefined
  return {
    async url() {
      server ??= startSandboxServer(options)
      try {
        return (await server).url
      } catch (error) {
        server = undefined
        throw error
      }
    },
    async close() {
      await (await server)?.close()
    },
  }
}
