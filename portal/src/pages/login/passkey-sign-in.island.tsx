/** 'Use a passkey': only where the browser knows them, so it appears once a script can ask. */
import { connectLoginFrame, request, type SessionValue } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { goOn } from './go-on.ts'
import styles from './login.module.css'

type PasskeySignInProps = {
  readonly label: string
  readonly failed: string
  readonly or: string
  readonly csrfToken: string
  /** Who may have opened this frame; they are told, and close it. */
  readonly frameOrigins?: readonly string[] | undefined
  /** Where a page that is no frame goes on to. */
  readonly goOnTo?: string | undefined
}

export function PasskeySignIn({
  label,
  failed,
  or,
  csrfToken,
  frameOrigins,
  goOnTo = '/',
}: PasskeySignInProps): ReactNode {
  const [state, setState] = useState<'unsupported' | 'ready' | 'asking' | 'failed'>('unsupported')
  useEffect(() => {
    if ('PublicKeyCredential' in window) setState('ready')
  }, [])
  if (state === 'unsupported') return null

  async function signIn() {
    setState('asking')
    try {
      const session = await signInWithPasskey(csrfToken)
      if (frameOrigins) connectLoginFrame(frameOrigins)?.sendAuthResponse(session)
      else goOn(goOnTo)
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{or}</p>
      <Button type="button" variant="secondary" wide disabled={state === 'asking'} onClick={signIn}>
        {label}
      </Button>
      {state === 'failed' && (
        <p className={styles.problem} role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}

async function signInWithPasskey(csrfToken: string): Promise<SessionValue> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const call = (path: string, body?: object) =>
    request(`/v1/api/passkeys/authenticate/${path}`, {
      method: 'POST',
      headers: { 'x-csrf-token': csrfToken },
      ...(body && { body }),
    })
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const response = await startAuthentication({ optionsJSON: (await call('options')) as Options })
  const { user, sso_token_enc } = (await call('verify', response)) as {
    user: { info: { id: string } }
    sso_token_enc: string
  }
  return { user: { id: user.info.id }, sso_token_enc }
}
