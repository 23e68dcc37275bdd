// @module-tag full
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { start } from './test-command.ts'
import { copyOfProject } from './test-copy.ts'

const pollOptions = { timeout: 20_000, interval: 50 }

test('npm run dev shows changes of a page, a document, a component and a style', {
  timeout: 120_000,
}, async () => {
  using copy = copyOfProject()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { PORT: port, CHOWK_DATA: join(copy.path, '.data') }
  await using _server = await start(['run', 'dev'], 'Chowk is ready at', { cwd: copy.path, env })
  const bodyOf = async (path: string) => (await fetch(new URL(path, origin))).text()
  const change = (file: string, from: string, to: string) => {
    const path = join(copy.path, file)
    const source = readFileSync(path, 'utf8')
    expect(source, `${file} has «${from}» to change`).toContain(from)
    writeFileSync(path, source.replace(from, to))
  }

  expect(await bodyOf('/')).not.toContain('A page changed')
  change('portal/src/pages/site/home/home.page.tsx', '<h1', '<p>A page changed</p><h1')
  await expect.poll(() => bodyOf('/'), pollOptions).toContain('A page changed')

  expect(await bodyOf('/tools/emi-calculator')).not.toContain('A document changed')
  change('content/en/tools/emi-calculator.md', '# rules\n\n', '# rules\n\nA document changed. ')
  await expect.poll(() => bodyOf('/tools/emi-calculator'), pollOptions).toContain('A document changed')

  change('shell/src/footer/footer.tsx', '<footer', '<footer data-changed=""')
  await expect.poll(() => bodyOf('/'), pollOptions).toContain('data-changed')

  const style = /href="([^"]*footer\.module\.css[^"]*)"/.exec(await bodyOf('/'))?.[1] ?? ''
  expect(await bodyOf(style)).not.toContain('--changed')
  change('shell/src/footer/footer.module.css', '{', '{ --changed: 1;')
  await expect.poll(() => bodyOf(style), pollOptions).toContain('--changed')
})
