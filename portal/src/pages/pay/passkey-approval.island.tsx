/** 'Use a passkey' instead of the code: its challenge is bound to this payment's amount and biller. */
import { refreshWallet } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { loadDocument } from '../../live-page/load-document.ts'
import { showDocument } from '../../live-page/show-document.ts'
import { Button } from '../../ui/button.tsx'
import { passkeyCall } from '../settings/passkey-call.ts'
import styles from './pay.module.css'

type PasskeyApprovalProps = {
  readonly csrfToken: string
  readonly reference: string
  /** The payment's own address, which leads to its order once it is approved. */
  readonly goOnTo: string
  readonly copy: { readonly use: string; readonly waiting: string; readonly failed: string }
}

export function PasskeyApproval({ csrfToken, reference, goOnTo, copy }: PasskeyApprovalProps): ReactNode {
  const [state, setState] = useState<'unsupported' | 'ready' | 'waiting' | 'failed'>('unsupported')
  useEffect(() => {
    if ('PublicKeyCredential' in window) setState('ready')
  }, [])
  if (state === 'unsupported') return null

  async function approve() {
    setState('waiting')
    try {
      await approveWithPasskey(csrfToken, reference)
    } catch {
      setState('failed')
      return
    }
    await loadDocument(goOnTo)
      .then(showDocument)
      .catch(() => window.location.assign(goOnTo))
    refreshWallet()
  }

  return (
    <div>
      <Button type="button" variant="secondary" wide disabled={state === 'waiting'} onClick={approve}>
        {state === 'waiting' ? copy.waiting : copy.use}
      </Button>
      {state === 'failed' && (
        <p className={styles.error} role="alert">
          {copy.failed}
        </p>
      )}
    </div>
  )
}

async function approveWithPasskey(csrfToken: string, reference: string): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const path = `/v1/api/payments/${reference}/passkey`
  const options = (await passkeyCall(`${path}/options`, csrfToken)) as Options
  await passkeyCall(`${path}/approve`, csrfToken, await startAuthentication({ optionsJSON: options }))
}
