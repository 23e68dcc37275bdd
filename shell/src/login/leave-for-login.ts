/**
 * To the login page that takes the whole window. A vertical's customer is sent there only while the portal answers: who
 * stays has the page they were on, and a sentence, where they would have had a browser's error page.
 */
import { currentEnvironment } from '../environment/environment.ts'
import { navigation } from '../page/navigation.ts'
import { styledPlace } from '../page/shadow.ts'
import type { Locale } from '../words/words.ts'
import styles from './login-modal.module.css'
import { fullPageLoginUrl, type LoginPlace } from './login-urls.ts'
import { loginWords } from './login-words.ts'

const patienceMs = 4000

const unanswered: Record<Locale, string> = {
  en: 'Sign-in is not answering right now. Please try again in a few minutes.',
  hi: 'साइन इन अभी नहीं हो पा रहा है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
}

export async function leaveForLogin(place: LoginPlace): Promise<void> {
  if (!currentEnvironment().isVertical || (await portalAnswers())) navigation.go(fullPageLoginUrl(place))
  else say(unanswered[place.locale ?? 'en'], place.locale)
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
function say(sentence: string, locale: Locale = 'en'): void {
  const { dialog: label, close } = loginWords[locale]
  const dialog = document.createElement('dialog')
  dialog.className = `${styles.dialog} ${styles.sentence}`
  dialog.ariaLabel = label
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  const button = document.createElement('button')
  button.className = styles.close ?? ''
  button.ariaLabel = close
  button.textContent = '✕'
  const text = document.createElement('p')
  text.textContent = sentence
  bar.append(button)
  dialog.append(bar, text)
  button.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  styledPlace().append(dialog)
  dialog.showModal()
}
