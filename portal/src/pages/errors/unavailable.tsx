import type { Locale } from '@chowk/shell'
import type { PlainPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const copy = {
  en: {
    title: 'We cannot reach your account right now',
    text: 'The trouble is ours and we are on it. Your money is safe. If you were paying, nothing is taken twice: check your orders before you pay again.',
    note: 'All other pages work. This one usually comes back within a minute.',
    again: 'Try again',
    home: 'Go to the home page',
  },
  hi: {
    title: 'अभी हम आपके खाते तक नहीं पहुँच पा रहे हैं',
    text: 'दिक्कत हमारी तरफ़ है और हम इसे ठीक कर रहे हैं। आपके पैसे सुरक्षित हैं। अगर आप भुगतान कर रहे थे तो पैसे दोबारा नहीं कटेंगे: फिर से भुगतान करने से पहले अपने ऑर्डर देख लें।',
    note: 'बाक़ी सभी पेज चल रहे हैं। यह पेज आम तौर पर एक मिनट में वापस आ जाता है।',
    again: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
} as const

/** For a page that needs the store while the store is away; `path` is what was asked for, with its language. */
export function unavailablePage(locale: Locale, path: string): PlainPage {
  const text = copy[locale]
  return {
    file: 'src/pages/errors/unavailable.tsx',
    screenName: 'unavailable',
    head: { title: text.title, description: text.text, noindex: true },
    content: (
      <ErrorLayout code="503" title={text.title} text={text.text} note={text.note}>
        <ButtonLink href={path}>{text.again}</ButtonLink>
        <ButtonLink variant="secondary" href={href('/', locale)}>
          {text.home}
        </ButtonLink>
      </ErrorLayout>
    ),
  }
}
