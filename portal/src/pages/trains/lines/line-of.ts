import type { AnyRoute } from '../../travel/travel-mode.ts'
import { linesFromDelhi } from './from-delhi.ts'
import { linesFromMumbaiAndKolkata } from './from-mumbai-and-kolkata.ts'
import { linesFromTheSouth } from './from-the-south.ts'
import type { Line, Lines } from './line.ts'

const lines: Lines = { ...linesFromDelhi, ...linesFromTheSouth, ...linesFromMumbaiAndKolkata }

export function lineOf({ slug, name }: AnyRoute): Line {
  const line = lines[slug]
  if (!line) throw new Error(`Nothing is said of the line from ${name}: add it to lines/.`)
  return line
}
