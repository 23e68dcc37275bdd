import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import styles from './login.module.css'
import { loginCopy } from './login-copy.ts'
import type { SignedInStep } from './login-steps.ts'

interface SignedInAlreadyProps {
  readonly step: SignedInStep
  readonly locale: Locale
  readonly csrfToken: string
  /** How to continue as the customer who is signed in. */
  readonly children: ReactNode
}

export function SignedInAlready({ step, locale, csrfToken, children }: SignedInAlreadyProps): ReactNode {
  const copy = loginCopy[locale]
  const { name, typed } = step
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{copy.signedInAs(name)}</h1>
      {typed && <p className={styles.lead}>{copy.meanwhile(typed)}</p>}
      <div className={styles.signedIn}>
        {children}
        <Form method="post" csrfToken={csrfToken}>
          {typed && <input type="hidden" name="mobile" value={typed} />}
          <Actions>
            <Button variant="secondary" name="signOut" value="1" wide>
              {copy.signOut}
            </Button>
          </Actions>
        </Form>
      </div>
    </div>
  )
}
