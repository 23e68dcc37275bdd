/** 'Use a passkey' and 'Add a passkey': only a script can ask the device, so the button comes alive with the script. */
import { RequestError } from '@chowk/shell'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { Asking, Ceremony } from './ceremonies.ts'
import { offerInField } from './in-field.ts'
import styles from './passkey-button.module.css'

type PasskeyButtonProps = {
  readonly ceremony: Ceremony
  readonly csrfToken: string
  /** The page that shows what the passkey opened. */
  readonly goOnTo: string
  /** Where a refusal leads instead of being said, by its reason. */
  readonly leads?: Readonly<Record<string, string>>
  /** The page has a field marked `webauthn`, where browsers that can offer the passkey too. */
  readonly inField?: boolean
  readonly look?: { readonly variant?: 'primary' | 'secondary'; readonly wide?: boolean }
  readonly copy: {
    readonly use: string
    readonly waiting: string
    readonly failed: string
    /** What is said instead, by the reason. */
    readonly refusals?: Readonly<Record<string, string>>
    /** Where a browser that knows no passkeys has nothing else to offer. */
    readonly unsupported?: string
    /** Before a button that is one of two ways. */
    readonly or?: string
  }
}

type State = 'no-script' | 'unsupported' | 'ready' | 'waiting'

export function PasskeyButton(props: PasskeyButtonProps): ReactNode {
  const { ceremony, csrfToken, goOnTo, leads, inField, look, copy } = props
  const [state, setState] = useState<State>('no-script')
  const [problem, setProblem] = useState<string>()
  const isPressed = useRef(false)
  useEffect(() => {
    setState('PublicKeyCredential' in window ? 'ready' : 'unsupported')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for stays the same as long as the button
  useEffect(() => (inField ? offerInField(offer) : undefined), [inField])

  async function use() {
    if (isPressed.current) return
    isPressed.current = true
    setState('waiting')
    setProblem(undefined)
    await ask('at-once').catch(async error => {
      await tell(error)
      isPressed.current = false
      setState('ready')
    })
  }

  /** Told of is only what was refused after it was chosen: before that nobody has asked for anything. */
  async function offer() {
    if (isPressed.current) return
    await ask('in-field').catch(async error => {
      if (error instanceof RequestError) await tell(error)
    })
  }

  async function ask(asking: Asking) {
    // Fetched when it is needed, which is seldom.
    const { perform } = await import('./ceremonies.ts')
    await perform(ceremony, { csrfToken, goOnTo, asking })
  }

  async function tell(error: unknown) {
    const reason = await reasonOf(error)
    const lead = leads?.[reason]
    if (lead !== undefined) return window.location.assign(lead)
    setProblem(copy.refusals?.[reason] ?? copy.failed)
  }

  // A box from the start, so that nothing moves when it wakes.
  if (state === 'no-script') return <div className={styles.place} />
  if (state === 'unsupported') return copy.unsupported && <p>{copy.unsupported}</p>
  return (
    <div className={styles.place}>
      {copy.or && <p className={styles.or}>{copy.or}</p>}
      {/* Not `disabled`, which would drop the focus. */}
      <Button variant="secondary" {...look} type="button" aria-disabled={state === 'waiting'} onClick={use}>
        {copy.use}
      </Button>
      <p className={styles.note} aria-live="polite">
        {state === 'waiting' && copy.waiting}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Why it was refused, in a word: the server's code, or the name of the device's error. */
async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof RequestError)) return error instanceof Error ? error.name : ''
  const answer = (await error.response?.json().catch(() => undefined)) as { error?: { code?: string } }
  return answer?.error?.code ?? ''
}
