import { expect, test } from 'vitest'
import { localVoice } from './local-voice.ts'

const voice = (lang: string, localService: boolean) => ({ lang, localService })

test('no voice is taken that sends what it reads to a server', () => {
  expect(localVoice([voice('hi-IN', false)], 'hi')).toBeUndefined()
  expect(localVoice([voice('en-IN', false), voice('en-GB', true)], 'en')).toEqual(voice('en-GB', true))
})

test('an Indian voice comes first, and another language never', () => {
  const voices = [voice('en-US', true), voice('en_IN', true), voice('hi-IN', true)]
  expect(localVoice(voices, 'en')).toEqual(voice('en_IN', true))
  expect(localVoice(voices, 'hi')).toEqual(voice('hi-IN', true))
  expect(localVoice([voice('en-US', true)], 'hi')).toBeUndefined()
})
