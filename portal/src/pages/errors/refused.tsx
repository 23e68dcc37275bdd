import type { Locale } from '@chowk/shell'
import type { PlainPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const copy = {
  en: {
    403: [
      'This form is out of date',
      'You may have signed in or out in another tab. Go back, reload the page and send it again.',
    ],
    413: [
      'That was too much at once',
      'What you sent is larger than we accept. Shorten the text and send it again.',
    ],
    429: ['Too many requests', 'Please wait a minute, then try again.'],
    other: ['We could not read that', 'Something in the request was not as expected. Go back and try again.'],
    home: 'Go to the home page',
  },
  hi: {
    403: [
      'यह फ़ॉर्म पुराना हो गया है',
      'शायद आपने किसी और टैब में साइन इन या साइन आउट किया है। वापस जाएँ, पेज दोबारा लोड करें और फिर भेजें।',
    ],
    413: ['यह बहुत बड़ा है', 'आपने जो भेजा वह हमारी सीमा से बड़ा है। टेक्स्ट छोटा करके फिर भेजें।'],
    429: ['बहुत ज़्यादा अनुरोध', 'कृपया एक मिनट रुकें, फिर कोशिश करें।'],
    other: ['हम इसे पढ़ नहीं पाए', 'अनुरोध में कुछ ठीक नहीं था। वापस जाएँ और फिर कोशिश करें।'],
    home: 'होम पेज पर जाएँ',
  },
} as const

export function refusedPage(locale: Locale, status: number): PlainPage {
  const texts = copy[locale]
  const [title, text] = status === 403 || status === 413 || status === 429 ? texts[status] : texts.other
  return {
    file: 'src/pages/errors/refused.tsx',
    screenName: 'refused',
    head: { title, description: text, noindex: true },
    content: (
      <ErrorLayout code={String(status)} title={title} text={text}>
        <ButtonLink href={href('/', locale)}>{texts.home}</ButtonLink>
      </ErrorLayout>
    ),
  }
}
