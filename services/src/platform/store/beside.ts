/** The address of a module beside another one: a source's beside a source, a built one's beside what was built. */
import { extname } from 'node:path'

export const beside = (address: string, name: string) => new URL(`${name}${extname(address)}`, address)
