import type { Services } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'

const copy = {
  en: {
    title: 'Sandbox: no real bill is paid',
    text: 'The billers’ answers on this page are make-believe, and no money leaves any bank account.',
  },
  hi: {
    title: 'सैंडबॉक्स: कोई असली बिल नहीं भरा जाता',
    text: 'इस पेज पर कंपनी के जवाब काल्पनिक हैं, और किसी बैंक खाते से कोई पैसा नहीं कटता।',
  },
} as const

/** Shown if a bill, a receipt or the state of a payment could be mistaken for a real one. */
export function SandboxNotice({
  billers,
  locale,
}: {
  readonly billers: Services['billers']
  readonly locale: Locale
}): ReactNode {
  if (!billers.isSandbox) return null
  return (
    <Notice tone="warning" title={copy[locale].title}>
      <p>{copy[locale].text}</p>
    </Notice>
  )
}
