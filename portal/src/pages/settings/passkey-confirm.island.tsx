/** The last step of a change of number when the old one is lost: the account's own passkey. */
import { RequestError } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './passkey-button.module.css'
import { passkeyCall } from './passkey-call.ts'

type PasskeyConfirmProps = {
  readonly csrfToken: string
  /** The change of number it confirms. */
  readonly change: string
  readonly goOnTo: string
  readonly copy: {
    readonly use: string
    readonly waiting: string
    readonly failed: string
    readonly numberInUse: string
  }
}

export function PasskeyConfirm({ csrfToken, change, goOnTo, copy }: PasskeyConfirmProps): ReactNode {
  const [state, setState] = useState<'no-script' | 'ready' | 'waiting'>('no-script')
  const [problem, setProblem] = useState<string>()
  useEffect(() => setState('ready'), [])

  async function confirm() {
    setState('waiting')
    try {
      await confirmWithPasskey(csrfToken, change)
      window.location.assign(goOnTo)
    } catch (error) {
      setProblem((await wasNumberTaken(error)) ? copy.numberInUse : copy.failed)
      setState('ready')
    }
  }

  if (state === 'no-script') return <div className={styles.place} />
  return (
    <div className={styles.place}>
      <Button type="button" disabled={state === 'waiting'} onClick={confirm}>
        {state === 'waiting' ? copy.waiting : copy.use}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

async function confirmWithPasskey(csrfToken: string, change: string): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const options = (await passkeyCall('/v1/api/passkeys/confirm/options', csrfToken)) as Options
  const response = await startAuthentication({ optionsJSON: options })
  await passkeyCall('/v1/api/mobile/change/confirm-with-passkey', csrfToken, { change, response })
}

async function wasNumberTaken(error: unknown): Promise<boolean> {
  if (!(error instanceof RequestError) || error.response?.status !== 422) return false
  const answer: unknown = await error.response.json().catch(() => undefined)
  return JSON.stringify(answer)?.includes('"number_in_use"') ?? false
}
