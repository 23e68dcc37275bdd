import { afterEach, expect, test, vi } from 'vitest'
import { configureEnvironment, environment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { answerLogin } from './answer-login.ts'
import { openLogin } from './open-login.ts'

vi.mock('./login-frame.ts', () => new Promise(() => {}))

afterEach(() => {
  vi.useRealTimers()
  configureEnvironment(environment())
})

test('where the frame’s code does not come, the login page opens after all', async () => {
  vi.useFakeTimers()
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => {})
  const end = answerLogin(() => ({}))
  openLogin()
  await vi.advanceTimersByTimeAsync(7000)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(go).toHaveBeenCalledOnce()
  end()
})
