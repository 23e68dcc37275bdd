import type { Locale } from '@chowk/shell'
import type { PlainPage } from '../../page/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const copy = {
  en: {
    title: 'Something went wrong',
    text: 'The mistake is ours, not yours. If you were paying, nothing is taken twice: check your orders before you try again.',
    reference: 'Reference',
    orders: 'See your orders',
    home: 'Go to the home page',
  },
  hi: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'ग़लती हमारी है, आपकी नहीं। अगर आप भुगतान कर रहे थे तो पैसे दोबारा नहीं कटेंगे: फिर कोशिश करने से पहले अपने ऑर्डर देख लें।',
    reference: 'संदर्भ संख्या',
    orders: 'अपने ऑर्डर देखें',
    home: 'होम पेज पर जाएँ',
  },
} as const

export function failurePage(locale: Locale, reference: string): PlainPage {
  const text = copy[locale]
  return {
    file: 'src/pages/errors/failure.tsx',
    screenName: 'failure',
    head: { title: text.title, description: text.text, noindex: true },
    content: (
      <ErrorLayout
        code="500"
        title={text.title}
        text={text.text}
        note={
          <>
            {text.reference}: <code>{reference}</code>
          </>
        }
      >
        <ButtonLink href={href('/', locale)}>{text.home}</ButtonLink>
        <ButtonLink variant="secondary" href={href('/myorders', locale)}>
          {text.orders}
        </ButtonLink>
      </ErrorLayout>
    ),
  }
}
