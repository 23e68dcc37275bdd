import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { connectLoginFrame, type LoginFrame } from './frame-protocol.ts'
import styles from './login.stories.module.css'

/** The content of the login modal in the gallery: a page whose buttons send the messages. */
function TestLoginPage() {
  const [frame, setFrame] = useState<LoginFrame>()

  useEffect(() => {
    const connected = connectLoginFrame([window.location.origin])
    setFrame(() => connected)
  }, [])

  useEffect(() => frame?.({ type: 'ready' }), [frame])

  return (
    <div className={styles.page}>
      <h1>Test login page</h1>
      {/* Storybook's base element would send the form to the page around the frame. */}
      <form method="get" target="_self">
        <p>
          <label>
            Mobile number <input name="mobile" inputMode="numeric" autoComplete="off" />
          </label>
        </p>
        <p>
          <button
            type="button"
            onClick={() =>
              frame?.({
                type: 'auth-response',
                session: { user: { id: 'c-1' }, sso_token_enc: 'token-of-the-test' },
              })
            }
          >
            Sign in
          </button>{' '}
          <button type="button" onClick={() => frame?.({ type: 'close' })}>
            Not now
          </button>{' '}
          <button type="button" onClick={() => frame?.({ type: 'close-popup' })}>
            Start again
          </button>{' '}
          <button type="button" onClick={() => frame?.({ type: 'ready' })}>
            Ready again
          </button>{' '}
          <button type="button" onClick={() => frame?.({ type: 'cookies-refused' })}>
            No cookies
          </button>
        </p>
      </form>
      <p role="status">{frame ? 'Connected to the page around it' : 'Not connected'}</p>
    </div>
  )
}

const meta: Meta = { title: 'Test login page', component: TestLoginPage }
export default meta

export const Default: StoryObj = {}
