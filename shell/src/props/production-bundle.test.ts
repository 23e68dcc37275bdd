import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** The code of a bundle of the whole shell, its lazy parts included, and the modules it is made from. */
async function bundleOf(mode: 'production' | 'development') {
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
  const chunks = output.filter(part => part.type === 'chunk')
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}

const explanation = 'It shows its default instead'
const isSchemaLibrary = (module: string) => module.includes('/node_modules/zod/')

test('a production bundle checks props and holds neither their explanations nor a schema library', async () => {
  const { code, modules } = await bundleOf('production')
  expect(modules.some(module => module.endsWith('/props/valid-props.ts'))).toBe(true)
  expect(modules.filter(isSchemaLibrary)).toEqual([])
  expect(code).not.toContain(explanation)
})

test('a development bundle explains them', async () => {
  expect((await bundleOf('development')).code).toContain(explanation)
})

test('a React server may load the package: what needs a browser’s React is behind the client boundary', async () => {
  const outputs = (await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter(part => part.type === 'chunk')
  const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file)
  expect(chunkOf('components.js')?.code).toMatch(/^["']use client["']/)
  const onServer = new Set(['index.js'])
  for (const file of onServer) {
    const chunk = chunkOf(file)
    for (const imported of chunk?.imports ?? []) if (chunkOf(imported)) onServer.add(imported)
    expect(chunk?.code, file).not.toMatch(/from ["']react["']/)
  }
  expect(onServer.size).toBeGreaterThan(3)
  expect(chunkOf('index.js')?.code).toContain('from "./components.js"')
  expect(onServer).not.toContain('components.js')
})
