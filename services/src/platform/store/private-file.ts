import { chmod, open } from 'node:fs/promises'

/** Makes a file that only its owner reads and writes, or makes one that is there so. */
export async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  await handle.chmod(0o600)
  await handle.close()
}

/** The same for one that need not be there. */
export async function makePrivateIfThere(file: string): Promise<void> {
  await chmod(file, 0o600).catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
}
