import { expect, test, vi } from 'vitest'
import { loadOncePerPage } from './hooks.ts'

test('asks once for a language, and again after an empty answer', async () => {
  const load = vi.fn(async (locale: string) => (locale === 'en' ? ['Bills'] : []))
  const loadOnce = loadOncePerPage(load)
  expect(await Promise.all([loadOnce('en'), loadOnce('en')])).toEqual([['Bills'], ['Bills']])
  expect(load).toHaveBeenCalledTimes(1)
  for (const times of [2, 3]) {
    await loadOnce('hi')
    expect(load).toHaveBeenCalledTimes(times)
  }
})

test('another customer is asked for anew', async () => {
  const load = vi.fn(async () => ['Bills'])
  const loadOnce = loadOncePerPage(load)
  await loadOnce('en')
  localStorage.setItem('sessionValue', JSON.stringify({ user: { id: '1' }, sso_token_enc: 'theirs' }))
  await loadOnce('en')
  localStorage.clear()
  expect(load).toHaveBeenCalledTimes(2)
})
