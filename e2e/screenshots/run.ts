/**
 * `npm run look`: a screenshot of every page type and state, on contact sheets in .cache/look, and the automatic layout
 * checks of all of them. Words select some: `npm run look -- home 360 hi dark customer`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallBrowsers } from '../../tools/browser.ts'
import { requireNode24 } from '../../tools/node-version.ts'
import { deleteScreenshots, unknownWords, words, writeContactSheets } from './screenshots.ts'

requireNode24()

const selected = process.argv.slice(2)
const unknown = unknownWords(selected)
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known words:\n${words.join('\n')}`)
  process.exit(1)
}

deleteScreenshots()
const { chromium, headlessShell } = await findOrInstallBrowsers()
const { status } = spawnSync('playwright', ['test', '-c', 'e2e/screenshots.config.ts'], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    CHOWK_LOOK: selected.join(' '),
    CHOWK_CHROMIUM: chromium,
    CHOWK_HEADLESS_SHELL: headlessShell,
  },
})
console.log(`The screenshots are on the contact sheets in ${writeContactSheets()}`)
process.exit(status ?? 1)
