/** Resolves a sibling module: a source's sibling is a source, a built module's sibling is a built one. */
import { extname } from 'node:path'

export const beside = (address: string, name: string) => new URL(`${name}${extname(address)}`, address)
