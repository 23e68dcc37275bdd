/** 'Use a passkey' and 'Add a passkey': only a script can ask the device, so the button comes with the script. */
import type { ReactNode } from 'react'
import { Behaviour, type When } from '../islands/island.tsx'
import { Button } from '../ui/button.tsx'
import { type PasskeyProps, type PasskeyWords, startPasskey } from './passkey-button.behaviour.ts'
import styles from './passkey-button.module.css'

interface PasskeyButtonProps extends PasskeyProps {
  readonly when: When
  readonly look?: { readonly variant?: 'primary' | 'secondary'; readonly wide?: boolean }
  readonly copy: PasskeyWords & {
    readonly use: string
    /** Where a browser that knows no passkeys has nothing else to offer. */
    readonly unsupported?: string
    /** Before a button that is one of two ways. */
    readonly or?: string
  }
}

export function PasskeyButton({ when, look, copy, ...props }: PasskeyButtonProps): ReactNode {
  const { use, unsupported, or, ...words } = copy
  return (
    <Behaviour start={startPasskey} when={when} props={{ ...props, words }}>
      {/* A box from the start, so that nothing moves when it is mounted. */}
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
