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

const isSchemaLibrary = (module: string) => module.includes('/node_modules/zod/')

test('no production bundle holds the schema library, not even as a part loaded later', async () => {
  const modules = await modulesOfBundle('production')
  expect(modules.some(module => module.endsWith('/validation/valid-props.ts'))).toBe(true)
  expect(modules.filter(isSchemaLibrary)).toEqual([])
})

test('a development bundle does, so that props are explained', async () => {
  expect((await modulesOfBundle('development')).some(isSchemaLibrary)).toBe(true)
})
