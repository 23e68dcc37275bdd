/**
 * To the login page that takes the whole window. A vertical's customer is sent there only while the portal answers: who
 * stays has the page they were on, and a sentence, where they would have had a browser's error page.
 */
import { currentEnvironment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { styledPlace } from '../page/shadow.ts'
import { element } from '../ui/element.ts'
import type { Locale } from '../words/words.ts'
import styles from './login-modal.module.css'
import { fullPageLoginUrl, type LoginPlace } from './login-urls.ts'
import { loginWords } from './login-words.ts'
import { openLogin } from './open-login.ts'

const patienceMs = 4000

const says: Record<Locale, { readonly unanswered: string; readonly again: string; readonly trying: string }> =
  {
    en: {
      unanswered: 'Sign-in is not answering right now. Please try again in a few minutes.',
      again: 'Try again',
      trying: 'Trying again...',
    },
    hi: {
      unanswered: 'साइन इन अभी नहीं हो पा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
      again: 'फिर कोशिश करें',
      trying: 'फिर कोशिश हो रही है...',
    },
  }

export async function leaveForLogin(place: LoginPlace): Promise<void> {
  if (!currentEnvironment().isVertical || (await portalAnswers())) navigation.go(fullPageLoginUrl(place))
  else sayUnanswered(place.locale)
}

/** Whatever it says: an error page of something before it may not be read from here, and counts as none. */
function portalAnswers(): Promise<boolean> {
  const address = currentEnvironment().url('/shell/v1/page.css')
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )
}

/** Without React, which may not have come. */
function sayUnanswered(locale: Locale = 'en'): void {
  const { dialog: ariaLabel, close } = loginWords[locale]
  const { unanswered, again, trying } = says[locale]
  const closing = element('button', { className: styles.close, ariaLabel: close })
  const sentence = element('p', { role: 'status', textContent: unanswered })
  const retry = element('button', { className: styles.again, textContent: again })
  const dialog = element(
    'dialog',
    { className: `${styles.dialog} ${styles.sentence}`, ariaLabel },
    element('div', { className: styles.bar }, closing),
    sentence,
    retry,
  )
  closing.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  retry.addEventListener('click', async () => {
    sentence.textContent = trying
    const isBack = await portalAnswers()
    sentence.textContent = unanswered
    if (!isBack || !dialog.open) return
    dialog.close()
    openLogin()
  })
  styledPlace().append(dialog)
  dialog.showModal()
}
