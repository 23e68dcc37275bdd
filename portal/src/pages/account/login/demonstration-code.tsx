import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { loginCopy } from './login-copy.ts'

interface DemonstrationCodeProps {
  readonly code: string
  readonly locale: Locale
}

/** In place of the message that a customer would receive. The form brings it back after a mistake: nobody else keeps it. */
export function DemonstrationCode({ code, locale }: DemonstrationCodeProps): ReactNode {
  const copy = loginCopy[locale]
  return (
    <Notice>
      <b>{copy.demonstration}:</b> {copy.demonstrationCode(code)}
      <input type="hidden" name="demonstrationCode" value={code} />
    </Notice>
  )
}
