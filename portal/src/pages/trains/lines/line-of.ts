import type { Route, Station } from '@chowk/catalog'
import { linesFromDelhi } from './from-delhi.ts'
import { linesFromMumbaiAndKolkata } from './from-mumbai-and-kolkata.ts'
import { linesFromTheSouth } from './from-the-south.ts'
import type { Line, Lines } from './line.ts'
import { stationIn } from './stations.ts'

const lines: Lines = { ...linesFromDelhi, ...linesFromTheSouth, ...linesFromMumbaiAndKolkata }

export function lineOf({ slug, name }: Route): Line {
  const line = lines[slug]
  if (!line) throw new Error(`Nothing is said of the line from ${name}: add it to lines/.`)
  return line
}

/** Where the line begins and ends: often not at the city's main station. The first of its known trains decides. */
export function endsOf(route: Route): { readonly from: Station; readonly to: Station } {
  const [first] = lineOf(route).trains
  return { from: stationIn(route.from, first?.from), to: stationIn(route.to, first?.to) }
}
