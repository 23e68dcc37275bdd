/** 'Use a passkey' and 'Add a passkey'. Only a script can ask the device, so the script shows the button. */
import type { ReactNode } from 'react'
import { Behaviour, type HydrateWhen } from '../islands/island.tsx'
import { Button } from '../ui/button.tsx'
import { type PasskeyProps, type PasskeyWords, startPasskey } from './passkey-button.behaviour.ts'
import styles from './passkey-button.module.css'

interface PasskeyButtonProps extends PasskeyProps {
  readonly when: HydrateWhen
  readonly look?: { readonly variant?: 'primary' | 'secondary'; readonly wide?: boolean }
  readonly copy: PasskeyWords & {
    readonly use: string
    /** Shown in a browser without passkeys if the page offers no other way. */
    readonly unsupported?: string
    /** Shown above a button that is one of two ways to continue. */
    readonly or?: string
  }
}

export function PasskeyButton({ when, look, copy, ...props }: PasskeyButtonProps): ReactNode {
  const { use, unsupported, or, ...words } = copy
  return (
    <Behaviour start={startPasskey} when={when} props={{ ...props, words }}>
      {/* Reserves the button's space, so that nothing moves when the script shows it. */}
      <div className={styles.place}>
        <template>
          {or && <p className={styles.or}>{or}</p>}
          <Button variant="secondary" {...look} type="button" aria-disabled={false}>
            {use}
          </Button>
          <p className={styles.note} aria-live="polite" />
          <p className={styles.problem} role="alert" />
        </template>
      </div>
      {unsupported && (
        <template data-instead>
          <p>{unsupported}</p>
        </template>
      )}
    </Behaviour>
  )
}
