/** Whoever signs in in another tab is not left before a form that nobody needs any more. Shows nothing itself. */
import { startSession, useSession } from '@chowk/shell'
import { useEffect, useRef } from 'react'

export function SignInWatch({ goOnTo }: { readonly goOnTo: string }): null {
  const { status, info } = useSession()
  const wasOut = useRef(false)
  useEffect(startSession, [])
  useEffect(() => {
    // Only after the check has said once that nobody is: else this page and the next could send a person to and fro.
    if (status === 'signed-out') wasOut.current = true
    if (status === 'signed-in' && wasOut.current && isTyped(info?.mobile)) window.location.assign(goOnTo)
  }, [status, info, goOnTo])
  return null
}

/** Whoever typed another number is not taken on as somebody else: the form they send says who is signed in. */
function isTyped(mobile = ''): boolean {
  const typed = document.querySelector<HTMLInputElement>('main input[name="mobile"]')?.value ?? ''
  const digits = typed.replace(/\D/g, '').slice(-10)
  return typed === '' || (digits !== '' && mobile.endsWith(digits))
}
