import { type eventCities, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { answeredLink } from '../../../site/answered-link.ts'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './events-section.module.css'
import { movieCopy } from './movie-copy.ts'

interface EventsSectionProps {
  readonly locale: Locale
  readonly cities: typeof eventCities
}

/** Links to another site of ours, where there is one: they open beside the portal and say so. */
export function EventsSection({ locale, cities }: EventsSectionProps): ReactNode {
  const copy = movieCopy[locale]
  if (cities.some(({ link }) => answeredLink(link, '') === '')) return null
  return (
    <Section title={copy.events} lead={copy.eventsNote} id="events">
      <ul className={styles.links}>
        {cities.map(({ city, link }) => (
          <li key={city.slug}>
            <a className={styles.link} href={href(link, locale)} target="_blank" rel="noopener">
              <Icon name="ticket" />
              {copy.eventsIn(nameIn(locale, city))}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
