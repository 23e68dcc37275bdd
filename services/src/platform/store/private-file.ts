import { chmod, open } from 'node:fs/promises'

/** Creates a file with mode 600, or changes an existing one to that. */
export async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  await handle.chmod(0o600)
  await handle.close()
}

/** The same for a file that may not exist. */
export async function makePrivateIfThere(file: string): Promise<void> {
  await chmod(file, 0o600).catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
}
