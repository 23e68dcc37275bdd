import { beforeEach, expect, test } from 'vitest'
import { hintedShape, sessionHintScript } from './hint.ts'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.session
})

/** Runs the script as the browser runs it in a page's head. */
function runInlineScript(): void {
  new Function(sessionHintScript)()
}

test.each([
  [null, 'out'],
  ['{"user":{"id":"c-1"},"sso_token_enc":"enc"}', 'in'],
  ['{"user":{"id":7}}', 'in'],
  ['{"user":{}}', 'out'],
  ['{}', 'out'],
  ['null', 'out'],
  ['junk', 'out'],
])('a stored session of %s paints the shape %s, before and after the script arrives', (stored, shape) => {
  if (stored !== null) localStorage.setItem('sessionValue', stored)
  runInlineScript()
  expect(document.documentElement.dataset.session).toBe(shape)
  expect(hintedShape()).toBe(shape)
})
