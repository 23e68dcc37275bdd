/**
 * /not-me/{token}, the link in security messages. Opening it changes nothing, because previews follow links: its
 * button locks.
 */
import { wordsOf } from '../../../content/words.ts'
import { anyonePage, headFrom } from '../../../page/page.ts'
import { Actions } from '../../../ui/actions.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { href } from '../../../ui/link.ts'
import styles from './lock.module.css'
import { LockFrame } from './lock-frame.tsx'

export const notMePage = anyonePage<{ readonly isValid: boolean }>({
  pattern: '/not-me/:token',
  screenName: 'not_me',
  async load({ services, params }) {
    return { isValid: await services.locks.isLinkValid(params.token ?? '') }
  },
  head: headFrom(wordsOf('notMe'), { noindex: true }),
  View({ facts: { isValid }, context: { locale, csrfToken } }) {
    const copy = wordsOf('notMe')[locale]
    return (
      <LockFrame title={isValid ? copy.title : copy.goneTitle}>
        <p className={styles.text}>{isValid ? copy.lead : copy.gone}</p>
        {isValid ? (
          <>
            <p className={styles.text}>{copy.after}</p>
            <Form method="post" csrfToken={csrfToken}>
              <Button wide text={copy.lock} />
            </Form>
            <p className={styles.text}>{copy.itWasMe}</p>
          </>
        ) : (
          <Actions>
            <ButtonLink variant="secondary" href={href('/settings', locale)} text={copy.profile} />
            <ButtonLink variant="quiet" href={href('/care', locale)} text={copy.care} />
          </Actions>
        )}
      </LockFrame>
    )
  },
  async submit({ services, params, locale }) {
    const isLocked = await services.locks.lockByToken(params.token ?? '')
    if (!isLocked) return { facts: { isValid: false }, status: 410 }
    return { redirect: `${href('/unlock', locale)}?done=locked` }
  },
})
