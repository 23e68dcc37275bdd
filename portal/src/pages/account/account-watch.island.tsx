/**
 * Keeps a page that was made for one customer from being seen by anybody else. The page was right when it was sent; when
 * the shell learns that the customer has left, its content goes, and when it is another customer, the page is made anew.
 */
import { announce, type Locale, startSession, useSession } from '@chowk/shell'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Actions } from '../../ui/actions.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { accountCopy } from './account-copy.ts'
import styles from './account-watch.module.css'

type AccountWatchProps = {
  readonly locale: Locale
  /** Whom the page was made for. */
  readonly customerId: string
  /** What must not be seen by others. */
  readonly contentId: string
  readonly home: string
}

const keeperAfterMs = 5000

export function AccountWatch({ locale, customerId, contentId, home }: AccountWatchProps): ReactNode {
  const { status, info } = useSession()
  // Before the first check the page is as fresh as the check would be; after it, doubt means waiting for the next.
  const [isOld, setOld] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOther = status === 'signed-in' && info?.id !== customerId
  const isHidden = isOther || status === 'signed-out' || (status === 'unknown' && isOld)

  useEffect(() => {
    startSession()
    const leave = () => {
      // At once: the browser may freeze the page for its history before React renders again.
      document.getElementById(contentId)?.setAttribute('hidden', '')
      setOld(true)
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [contentId])

  // Whoever has an account is not left without a page of ours; and not before this one has all it needs.
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { keepServiceWorker } = await import('../../service-worker/keep-service-worker.ts')
      await keepServiceWorker()
    }, keeperAfterMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const content = document.getElementById(contentId)
    if (content) content.hidden = isHidden
    if (status === 'signed-out') content?.replaceChildren()
    if (isOther) window.location.reload()
    if (status !== 'unknown') setOld(true)
  }, [contentId, isHidden, isOther, status])

  // Perhaps in another tab: whoever reads on here finds the page gone, and hears why.
  useEffect(() => {
    if (status !== 'signed-out') return
    const { signedOut, signedOutText } = accountCopy[locale]
    announce(`${signedOut}${locale === 'hi' ? '।' : '.'} ${signedOutText}`)
    if (document.activeElement === document.body) heading.current?.focus()
  }, [status, locale])

  if (!isHidden) return null
  const copy = accountCopy[locale]
  const isOut = status === 'signed-out'
  return (
    <div className={styles.watch}>
      <Card tone="raised">
        <h1 className={styles.title} tabIndex={-1} ref={heading}>
          {isOut ? copy.signedOut : copy.checking}
        </h1>
        <p className={styles.text}>{isOut ? copy.signedOutText : copy.checkingText}</p>
        <Actions>
          {/* Signed out, the server leads from here to sign-in and back. */}
          <ButtonLink href={window.location.href}>{isOut ? copy.signIn : copy.reload}</ButtonLink>
          <ButtonLink variant="quiet" href={home}>
            {copy.toHome}
          </ButtonLink>
        </Actions>
      </Card>
    </div>
  )
}
