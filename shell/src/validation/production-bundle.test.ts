import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** Every module that a bundle of the whole shell is made from, its lazy parts included. */
async function modulesOfBundle(mode: 'production' | 'development'): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: mode === 'production',
      rolldownOptions: {
        input: fileURLToPath(new URL('../index.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        external: /^react/,
      },
    },
  })) as Rolldown.RolldownOutput
  return output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : []))
}

const explains = (module: string) => module.endsWith('/validation/report.ts')
const isSchemaLibrary = (module: string) => module.includes('/node_modules/zod/')

test('a production bundle checks props and holds neither their explanations nor a schema library', async () => {
  const modules = await modulesOfBundle('production')
  expect(modules.some(module => module.endsWith('/validation/valid-props.ts'))).toBe(true)
  expect(modules.filter(module => explains(module) || isSchemaLibrary(module))).toEqual([])
})

test('a development bundle explains them', async () => {
  expect((await modulesOfBundle('development')).some(explains)).toBe(true)
})
