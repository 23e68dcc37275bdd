/** 'Use a passkey' and 'Add a passkey'. Only a script can ask the device, so the script shows the button. */
import type { ComponentProps } from 'react'
import { wordsOf } from '../content/words.ts'
import { Behaviour, type HydrateWhen } from '../islands/island.tsx'
import type { AnyoneContext } from '../page/page.ts'
import { Button } from '../ui/button.tsx'
import { type PasskeyProps, type PasskeyWords, startPasskey } from './passkey-button.behaviour.ts'
import styles from './passkey-button.module.css'

interface PasskeyButtonProps
  extends Omit<PasskeyProps, 'csrfToken'>,
    Omit<PasskeyWords, 'waiting'>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'wide'> {
  readonly when: HydrateWhen
  readonly context: Pick<AnyoneContext, 'locale' | 'csrfToken'>
  /** Replaces 'Use a passkey'. */
  readonly use?: string
  /** Shown in a browser without passkeys if the page offers no other way. */
  readonly unsupported?: string
  /** Shown above a button that is one of two ways to continue. */
  readonly or?: string
}

export function PasskeyButton({ when, context, variant = 'secondary', wide, ...props }: PasskeyButtonProps) {
  const { failed, refusals, use, unsupported, or, ...rest } = props
  const { passkey, passkeyWaiting } = wordsOf('login')[context.locale]
  const words = { waiting: passkeyWaiting, failed, refusals }
  return (
    <Behaviour start={startPasskey} when={when} props={{ ...rest, csrfToken: context.csrfToken, words }}>
      {/* Reserves the button's space, so that nothing moves when the script shows it. */}
      <div className={styles.place}>
        <template>
          {or && <p className={styles.or}>{or}</p>}
          <Button variant={variant} wide={wide} type="button" aria-disabled={false} text={use ?? passkey} />
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
