import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { href } from '../ui/link.ts'
import { Notice } from '../ui/notice.tsx'

const words = {
  en: {
    title: 'A change to your account is waiting',
    text: 'If you did not ask for it, cancel it.',
    see: 'See what is waiting',
  },
  hi: {
    title: 'आपके खाते में एक बदलाव रुका हुआ है',
    text: 'अगर यह आपने नहीं माँगा, तो इसे रद्द करें।',
    see: 'देखें कि क्या रुका है',
  },
} as const satisfies Record<Locale, object>

/** On every page of the account: whoever finds it did perhaps not ask for it. */
export function WaitingNotice({ locale }: { readonly locale: Locale }): ReactNode {
  const copy = words[locale]
  return (
    <Notice tone="warning" title={copy.title}>
      <p>
        {copy.text} <a href={`${href('/settings', locale)}#waiting`}>{copy.see}</a>
      </p>
    </Notice>
  )
}
