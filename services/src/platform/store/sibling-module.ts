/** The address of a module in the same folder: a source finds a source, a built module finds a built one. */
import { extname } from 'node:path'

export const siblingModule = (address: string, name: string) => new URL(`${name}${extname(address)}`, address)
