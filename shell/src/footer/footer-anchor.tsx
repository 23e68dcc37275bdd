import type { ReactNode } from 'react'
import { localeHref } from '../environment/environment.ts'
import { isMark, markClasses, markOn } from '../marks/mark.tsx'
import type { FooterLink, FooterLocale, FooterSubItem } from '../props/footer-props.ts'
import { Drawing } from '../ui/icons.tsx'
import type { Locale } from '../words/words.ts'
import { type FooterWords, footerWords } from './footer-words.ts'

/** The footer in one language: its own words, the data's texts by localeKey, and where links lead. */
export interface Localised {
  readonly words: FooterWords
  text(name: string, localeKey: string | undefined): string
  href(link: string): string
}

export function localiseFooter(locale: Locale, footerLocale: FooterLocale): Localised {
  return {
    words: footerWords(locale),
    text: (name, localeKey) => (localeKey && footerLocale[localeKey]) || name,
    href: link => localeHref(link, locale),
  }
}

interface FooterAnchorProps {
  readonly item: FooterSubItem & { readonly target?: string }
  readonly localised: Localised
  readonly className?: string
  /** The tracking facts; leave them out where an element around the link has them. */
  readonly track?: string | undefined
  /** Whether the link's mark is drawn, and the shape that its neighbours share. */
  readonly showMark?: boolean
  readonly shapeAround?: string | undefined
  /** What is drawn before the name. */
  readonly children?: ReactNode
}

/** A link with as little markup as possible: the footer has some nine hundred. */
export function FooterAnchor(props: FooterAnchorProps) {
  const { item, localised, className, track, showMark, shapeAround, children } = props
  const text = localised.text(item.name, item.localeKey)
  const mark = showMark && isMark(item.image) && markClasses(item.image)
  return (
    <a
      href={localised.href(item.link)}
      target={item.target}
      rel={item.target === '_blank' ? 'noopener' : undefined}
      className={mark ? classesOf(mark, shapeAround) : className}
      data-track={track}
      {...(mark && markOn(text))}
    >
      {children}
      {text}
    </a>
  )
}

function classesOf({ shape, hue }: ReturnType<typeof markClasses>, shapeAround?: string): string {
  return [hue, shape === shapeAround ? '' : shape].join(' ').trim()
}

/**
 * The attribute that the click listener reads, `name|position|creative`: an empty part comes from the next
 * element outside.
 */
export function trackAs(
  creative: string | undefined,
  position: 'footer_seo_link' | '' = '',
): string | undefined {
  return creative || position ? `|${position}|${creative ?? ''}` : undefined
}

/** A store or a social network, recognised by its tag: it has an icon, and opens another tab outside the portal. */
export function OutsideAnchor({
  item,
  ...props
}: Pick<FooterAnchorProps, 'localised' | 'className'> & { readonly item: FooterLink }) {
  const shape = outsideShapes[item.tag ?? '']
  const target = item.link.startsWith('/') ? item.target : '_blank'
  return (
    <FooterAnchor item={{ ...item, target }} {...props}>
      {shape && <Drawing shape={shape} />}
    </FooterAnchor>
  )
}

/** Drawings of our own that hint at each network; no logo is copied. */
const outsideShapes: Readonly<Record<string, string>> = {
  android_app: 'M7 4l12 8-12 8zM7 12h12',
  ios_app:
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2M9.5 10.5L12 13l2.5-2.5M12 6.5V13',
  x: 'M6 6l12 12M18 6L6 18',
  facebook: 'M15 6h-1a3 3 0 0 0-3 3v10M8 12h6',
  instagram:
    'M8 5h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M16 8h.01',
  linkedin: 'M7 10v8M7 6h.01M11 18v-8M11 14a3 3 0 0 1 6 0v4',
  youtube: 'M6 6h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
}
