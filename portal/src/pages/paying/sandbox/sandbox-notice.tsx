import type { Services } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import type { WithLocale } from '../../../page/page.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Shown if a bill, a receipt or the state of a payment could be mistaken for a real one. */
export function SandboxNotice({ billers, locale }: WithLocale<Pick<Services, 'billers'>>) {
  return billers.isSandbox && <Notice tone="warning" {...wordsOf('sandbox')[locale].notice} />
}
