import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(source, file), 'utf8')

test('every kind of message is sent by somebody', () => {
  const declared = textOf('messages/templates/message-kinds.ts')
  const [, body = ''] = /export interface MessageParameters \{(.*?)\n\}/s.exec(declared) ?? []
  const kinds = [...body.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, kind = '']) => kind)
  expect(kinds).toContain('refund')
  const files = globSync('**/*.ts', { cwd: source })
    .filter(file => !/\.test\.ts$|(^|\/)test-|^messages\/templates\//.test(file))
    .map(textOf)
  const tellers = files.filter(text => text.includes('tell(tx'))
  // A code's kind is made of its purpose, a dispute's of the state that it comes to.
  const isSent = (kind: string) =>
    tellers.some(text => text.includes(`'${kind.replace(/^dispute-/, '')}'`)) ||
    (kind.endsWith('-code') && files.some(text => text.includes(`'${kind.replace(/-code$/, '')}'`)))
  expect(kinds.filter(kind => !isSent(kind))).toEqual([])
})
