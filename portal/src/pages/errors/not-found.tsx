import type { Locale } from '@chowk/shell'
import type { PlainPage } from '../../page/page.ts'
import { lost } from '../../scenes/lost-scene.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { ErrorLayout } from './error-layout.tsx'

const copy = {
  en: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may have a typing mistake in it.',
    home: 'Go to the home page',
    menu: 'See all services',
    help: 'Get help',
  },
  hi: {
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज हट गया हो या लिंक लिखने में ग़लती हुई हो।',
    home: 'होम पेज पर जाएँ',
    menu: 'सभी सेवाएँ देखें',
    help: 'मदद लें',
  },
} as const

export function notFoundPage(locale: Locale): PlainPage {
  const text = copy[locale]
  return {
    file: 'src/pages/errors/not-found.tsx',
    screenName: 'not_found',
    head: {
      title: text.title,
      // The words of the specification stay findable in every language, where no customer reads them.
      description: locale === 'en' ? text.text : `${text.text} (${copy.en.title})`,
      noindex: true,
    },
    content: (
      <ErrorLayout code="404" scene={lost} title={text.title} text={text.text}>
        <ButtonLink href={href('/', locale)}>{text.home}</ButtonLink>
        <ButtonLink variant="secondary" href={href('/menu', locale)}>
          {text.menu}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('/care', locale)}>
          {text.help}
        </ButtonLink>
      </ErrorLayout>
    ),
  }
}
