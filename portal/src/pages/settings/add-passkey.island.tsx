/** 'Add a passkey': only a script can ask the device for one, so it comes alive with the script. */
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './passkey-button.module.css'
import { passkeyCall } from './passkey-call.ts'

type AddPasskeyProps = {
  readonly csrfToken: string
  /** The page that shows the new passkey. */
  readonly goOnTo: string
  readonly copy: {
    readonly add: string
    readonly adding: string
    readonly failed: string
    readonly known: string
    readonly unsupported: string
  }
}

type State = 'no-script' | 'unsupported' | 'ready' | 'adding' | 'failed' | 'known'

export function AddPasskey({ csrfToken, goOnTo, copy }: AddPasskeyProps): ReactNode {
  const [state, setState] = useState<State>('no-script')
  useEffect(() => {
    setState('PublicKeyCredential' in window ? 'ready' : 'unsupported')
  }, [])

  async function add() {
    setState('adding')
    try {
      await registerPasskey(csrfToken)
      window.location.assign(goOnTo)
    } catch (error) {
      // The authenticator itself refuses to make a second passkey for the same account.
      setState(error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'failed')
    }
  }

  // A box from the start, so that nothing moves when it wakes.
  if (state === 'no-script') return <div className={styles.place} />
  if (state === 'unsupported') return <p>{copy.unsupported}</p>
  return (
    <div className={styles.place}>
      <Button type="button" variant="secondary" disabled={state === 'adding'} onClick={add}>
        {state === 'adding' ? copy.adding : copy.add}
      </Button>
      {(state === 'failed' || state === 'known') && (
        <p className={styles.problem} role="alert">
          {copy[state]}
        </p>
      )}
    </div>
  )
}

async function registerPasskey(csrfToken: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const options = (await passkeyCall('/v1/api/passkeys/register/options', csrfToken)) as Options
  const response = await startRegistration({ optionsJSON: options })
  await passkeyCall('/v1/api/passkeys/register/verify', csrfToken, response)
}
