/** `npm run bench` runs every benchmark, `npm run bench -- NAME` one. Each figure is a ratio measured in one run. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { islands } from './islands.ts'
import { menu } from './menu.ts'
import { pages } from './pages.ts'

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = { pages, islands, menu }

const asked = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
const unknown = asked.filter(name => !benches[name])
if (unknown.length > 0) {
  console.error(
    `There is no benchmark named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

const results: Record<string, Figure[]> = {}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n── ${name}`)
  const figures = await bench()
  results[name] = figures
  console.table(
    Object.fromEntries(
      figures.map(({ name, value, unit, goal }) => [name, { value, unit, goal: goal ?? '' }]),
    ),
  )
}

const folder = join(import.meta.dirname, '..', '.cache', 'bench')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'results.json'), JSON.stringify(results, null, 2))

const broken = Object.values(results)
  .flat()
  .filter(figure => figure.exact && figure.met === false)
for (const { name, value, goal } of broken)
  console.error(`Budget broken: ${name} is ${value}, the goal is ${goal}.`)
process.exit(broken.length > 0 ? 1 : 0)
