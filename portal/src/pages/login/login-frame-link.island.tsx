/** Tells the page that opened this frame what has happened in it. Shows nothing itself. */
import { connectLoginFrame } from '@chowk/shell'
import { useEffect } from 'react'

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
    document.querySelector<HTMLElement>('[autofocus]')?.focus()
    if (session) opener?.sendAuthResponse(session)
  }, [frameOrigins, session])
  return null
}

/** This page came with XSRF-TOKEN. On another site's page browsers refuse it, and every form sent from here would fail. */
function keepsCookies(): boolean {
  return document.cookie.includes('XSRF-TOKEN=')
}
