/** Tells the page that opened this frame what has happened in it. Shows nothing itself. */
import { connectLoginFrame } from '@chowk/shell'
import { useEffect } from 'react'
import { focusHeading } from '../../live-page/focus-heading.ts'

type LoginFrameLinkProps = {
  readonly frameOrigins: readonly string[]
  /** Once somebody is signed in. */
  readonly session?: { readonly user: { readonly id: string }; readonly sso_token_enc: string } | undefined
}

export function LoginFrameLink({ frameOrigins, session }: LoginFrameLinkProps): null {
  useEffect(() => {
    const opener = connectLoginFrame(frameOrigins)
    if (!session && !keepsCookies()) {
      opener?.sendCookiesRefused()
      return
    }
    opener?.announceReady()
    // The dialog around the frame had the focus when the browser looked for it.
    focusFirst()
    // It gives the frame the focus when it has heard, and with that only the document has it.
    window.addEventListener('focus', focusFirst, { once: true })
    if (session) opener?.sendAuthResponse(session)
  }, [frameOrigins, session])
  return null
}

/** What was asked for, else the first field, else what has become of it. */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>('[autofocus]') ?? document.querySelector('input[id]')
  if (first instanceof HTMLElement) first.focus()
  else focusHeading()
}

/** This page came with XSRF-TOKEN. On another site's page browsers refuse it, and every form sent from here would fail. */
function keepsCookies(): boolean {
  return document.cookie.includes('XSRF-TOKEN=')
}
