import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import type { PlainPage } from '../../../page/page.ts'
import { lost } from '../../../scenes/scenes.ts'
import type { Scene } from '../../../scenes/shapes.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { href } from '../../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const errorCopy = {
  en: {
    notFound: {
      title: 'Page not found',
      text: 'There is no page at this address. It may have moved, or the link may have a typing mistake in it.',
    },
    403: {
      title: 'This form is out of date',
      text: 'You may have signed in or out in another tab. Go back, reload the page and send it again.',
    },
    noCookies: {
      title: 'Your browser is not keeping cookies',
      text: 'Signing in and paying need them, so that nobody else can act for you. Allow cookies for this site in your browser’s settings, then try again.',
    },
    413: {
      title: 'That was too much at once',
      text: 'What you sent is larger than we accept. Shorten the text and send it again.',
    },
    429: { title: 'Too many requests', text: 'Please wait a minute, then try again.' },
    notUnderstood: {
      title: 'We could not read that',
      text: 'Something in the request was not as expected. Go back and try again.',
    },
    unavailable: {
      title: 'We cannot reach your account right now',
      text: 'The trouble is ours and we are on it. Your money is safe. If you were paying, nothing is taken twice: check your orders before you pay again.',
      note: 'All other pages work. This one usually comes back within a minute.',
    },
    failed: {
      title: 'Something went wrong',
      text: 'The mistake is ours, not yours. If you were paying, nothing is taken twice: check your orders before you try again.',
    },
    reference: 'Reference',
    home: 'Go to the home page',
    menu: 'See all services',
    help: 'Get help',
    again: 'Try again',
    orders: 'See your orders',
  },
  hi: {
    notFound: {
      title: 'पेज नहीं मिला',
      text: 'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज हट गया हो या लिंक लिखने में ग़लती हुई हो।',
    },
    403: {
      title: 'यह फ़ॉर्म पुराना हो गया है',
      text: 'शायद आपने किसी और टैब में साइन इन या साइन आउट किया है। वापस जाएँ, पेज दोबारा लोड करें और फिर भेजें।',
    },
    noCookies: {
      title: 'आपका ब्राउज़र कुकी नहीं रख रहा है',
      text: 'साइन इन और भुगतान के लिए कुकी ज़रूरी हैं, ताकि आपकी जगह कोई और कुछ न कर सके। ब्राउज़र की सेटिंग में इस साइट के लिए कुकी चालू करें, फिर कोशिश करें।',
    },
    413: {
      title: 'यह बहुत बड़ा है',
      text: 'आपने जो भेजा वह हमारी सीमा से बड़ा है। टेक्स्ट छोटा करके फिर भेजें।',
    },
    429: { title: 'बहुत ज़्यादा अनुरोध', text: 'कृपया एक मिनट रुकें, फिर कोशिश करें।' },
    notUnderstood: {
      title: 'हम इसे पढ़ नहीं पाए',
      text: 'अनुरोध में कुछ ठीक नहीं था। वापस जाएँ और फिर कोशिश करें।',
    },
    unavailable: {
      title: 'अभी हम आपके खाते तक नहीं पहुँच पा रहे हैं',
      text: 'दिक्कत हमारी तरफ़ है और हम इसे ठीक कर रहे हैं। आपके पैसे सुरक्षित हैं। अगर आप भुगतान कर रहे थे तो पैसे दोबारा नहीं कटेंगे: फिर से भुगतान करने से पहले अपने ऑर्डर देख लें।',
      note: 'बाक़ी सभी पेज चल रहे हैं। यह पेज आम तौर पर एक मिनट में वापस आ जाता है।',
    },
    failed: {
      title: 'कुछ गड़बड़ हो गई',
      text: 'ग़लती हमारी है, आपकी नहीं। अगर आप भुगतान कर रहे थे तो पैसे दोबारा नहीं कटेंगे: फिर कोशिश करने से पहले अपने ऑर्डर देख लें।',
    },
    reference: 'रेफ़रेंस नंबर',
    home: 'होम पेज पर जाएँ',
    menu: 'सभी सेवाएँ देखें',
    help: 'मदद लें',
    again: 'फिर कोशिश करें',
    orders: 'अपने ऑर्डर देखें',
  },
}

/** Why a visitor is shown another page than the one they asked for. */
export type Trouble =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'refused'; readonly status: number }
  /** Every form proves by a cookie where it comes from; `path` is that of the form. */
  | { readonly kind: 'no-cookies'; readonly path: string }
  /** The store is away; `path` is where to try again, with its language. */
  | { readonly kind: 'unavailable'; readonly path: string }
  /** The reference is what the visitor reads to us and what we find in the log. */
  | { readonly kind: 'failed'; readonly reference: string }

interface ErrorText {
  readonly screenName: string
  readonly status: number
  readonly title: string
  readonly text: string
  /** For crawlers, where it is not the text. */
  readonly description?: string
  readonly scene?: Scene
  readonly note?: ReactNode
  /** What can be done next, the likeliest first. */
  readonly exits: readonly Exit[]
}

interface Exit {
  readonly name: string
  readonly href: string
}

/** The first is emphasised, the last of three is quiet. */
const variants = ['primary', 'secondary', 'quiet'] as const

export function errorPage(locale: Locale, trouble: Trouble): PlainPage {
  const { screenName, status, title, text, description = text, exits, ...more } = textOf(locale, trouble)
  return {
    file: 'src/pages/site/errors/error-page.tsx',
    screenName,
    head: { title, description, noindex: true },
    content: (
      <ErrorLayout code={String(status)} title={title} text={text} {...more}>
        {exits.map((exit, index) => (
          <ButtonLink key={exit.name} variant={variants[index]} href={exit.href}>
            {exit.name}
          </ButtonLink>
        ))}
      </ErrorLayout>
    ),
  }
}

function textOf(locale: Locale, trouble: Trouble): ErrorText {
  const copy = errorCopy[locale]
  const home: Exit = { name: copy.home, href: href('/', locale) }
  switch (trouble.kind) {
    case 'not-found': {
      const { title, text } = copy.notFound
      return {
        screenName: 'not_found',
        status: 404,
        title,
        text,
        // The words of the specification stay findable in every language, where no customer reads them.
        description: locale === 'en' ? text : `${text} (${errorCopy.en.notFound.title})`,
        scene: lost,
        exits: [
          home,
          { name: copy.menu, href: href('/menu', locale) },
          { name: copy.help, href: href('/care', locale) },
        ],
      }
    }
    case 'refused': {
      const { status } = trouble
      const words = status === 403 || status === 413 || status === 429 ? copy[status] : copy.notUnderstood
      return { screenName: 'refused', status, ...words, exits: [home] }
    }
    case 'no-cookies':
      return {
        screenName: 'refused',
        status: 403,
        ...copy.noCookies,
        exits: [{ name: copy.again, href: trouble.path }, home],
      }
    case 'unavailable':
      return {
        screenName: 'unavailable',
        status: 503,
        ...copy.unavailable,
        exits: [{ name: copy.again, href: trouble.path }, home],
      }
    case 'failed':
      return {
        screenName: 'failure',
        status: 500,
        ...copy.failed,
        note: (
          <>
            {copy.reference}: <code>{trouble.reference}</code>
          </>
        ),
        exits: [home, { name: copy.orders, href: href('/myorders', locale) }],
      }
  }
}
