/** The answer to a search for a route: what is known of it and where to read on, or plainly that we have no page on it. */
import { nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Actions } from '../../ui/actions.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../ui/link.ts'
import { LinkGrid } from '../../ui/link-grid.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Journey } from './route-search.ts'
import { straightLine } from './straight-line.ts'
import { formatDay } from './travel-day.ts'
import type { AnyRoute } from './travel-mode.ts'

const copy = {
  en: {
    open: (title: string) => `Open ${title}`,
    unlistedTitle: (from: string, to: string) => `We have no page on ${from} to ${to} yet`,
    unlisted:
      'Both places are known to us, but this journey is not in our list. That does not mean that nobody runs it: ask the operator, or look at one of these.',
    unlistedAlone:
      'Both places are known to us, but this journey is not in our list, nor is one near it. That does not mean that nobody runs it: please ask the operator.',
    line: (line: string) => `${line} in a straight line.`,
  },
  hi: {
    open: (title: string) => `${title} देखें`,
    unlistedTitle: (from: string, to: string) => `${from} से ${to} का पेज अभी हमारे पास नहीं है`,
    unlisted:
      'दोनों जगहें हमें पता हैं, पर यह यात्रा हमारी सूची में नहीं है। इसका मतलब यह नहीं कि इस पर कोई सेवा नहीं चलती: ऑपरेटर से पूछें, या इनमें से कोई देखें।',
    unlistedAlone:
      'दोनों जगहें हमें पता हैं, पर यह यात्रा या इसके पास की कोई यात्रा हमारी सूची में नहीं है। इसका मतलब यह नहीं कि इस पर कोई सेवा नहीं चलती: कृपया ऑपरेटर से पूछें।',
    line: (line: string) => `सीधी रेखा में ${line}।`,
  },
}

interface SearchAnswerProps {
  readonly locale: Locale
  readonly journey: Journey
  /** What the chosen day means for this way to travel. */
  readonly aboutDay?: ReactNode
}

export function SearchAnswer({ locale, journey, aboutDay }: SearchAnswerProps): ReactNode {
  const { from, to, route, day, instead } = journey
  const words = copy[locale]
  if (!route)
    return (
      <>
        <Notice
          role="status"
          takesFocus
          title={words.unlistedTitle(nameIn(locale, from), nameIn(locale, to))}
        >
          <p>{instead.length > 0 ? words.unlisted : words.unlistedAlone}</p>
          {aboutDay}
        </Notice>
        {instead.length > 0 && (
          <LinkGrid
            locale={locale}
            links={instead.map(other => ({ name: other.title[locale], link: other.path }))}
          />
        )}
      </>
    )
  return (
    <Notice role="status" takesFocus title={nameIn(locale, route)}>
      {day && <p>{formatDay(day, locale)}</p>}
      <p>{words.line(straightLine(route)[locale])}</p>
      {aboutDay}
      <Actions>
        <ButtonLink href={routeHref(route, day, locale)}>{words.open(route.title[locale])}</ButtonLink>
      </Actions>
    </Notice>
  )
}

const routeHref = (route: AnyRoute, day: string | undefined, locale: Locale) =>
  href(route.path, locale) + (day ? `?date=${day}` : '')
