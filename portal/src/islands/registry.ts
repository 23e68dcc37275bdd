/**
 * Which component or behaviour belongs to which source file, in the build's notation:
 * 'src/pages/paying/pay/pay-flow.island.tsx'.
 */
const modules = import.meta.glob<Record<string, unknown>>('../**/*.{island.tsx,behaviour.ts}', {
  eager: true,
})

interface Found {
  /**
   * The name of a component from its file: '../pages/paying/pay/pay-flow.island.tsx' is 'pay-flow'. The name of a behaviour is
   * its export's.
   */
  readonly name: string
  readonly file: string
}

const found = new Map<unknown, Found>()
for (const [path, exports] of Object.entries(modules)) {
  const file = path.replace(/^\.\./, 'src')
  const island = /([^/]+)\.island\.tsx$/.exec(path)?.[1]
  if (island && Object.keys(exports).length !== 1)
    throw new Error(`${path} must export exactly one thing, its component: the browser hydrates that one.`)
  for (const [name, value] of Object.entries(exports)) found.set(value, { name: island ?? name, file })
}

export function findCode(part: { readonly name: string }): Found {
  const code = found.get(part)
  if (code) return code
  throw new Error(
    `The browser could not find the code of ${part.name}. Move a component to a file named *.island.tsx, a behaviour to ` +
      'one named *.behaviour.ts, and export it.',
  )
}
