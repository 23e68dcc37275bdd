import { type eventCities, nameIn } from '@chowk/catalog'
import { fill, wordsOf } from '../../../content/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useLocale } from '../../../page/page.ts'
import { reachableLink } from '../../../site/reachable-link.ts'
import { href } from '../../../ui/link.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './events-section.module.css'

/** Links to our events site, if there is one: they open in another tab and say so. */
export function EventsSection({ cities }: { readonly cities: typeof eventCities }) {
  const locale = useLocale()
  const copy = wordsOf('movie')[locale]
  if (cities.some(({ link }) => reachableLink(link, '') === '')) return null
  return (
    <Section title={copy.events} lead={copy.eventsNote} id="events">
      <ul className={styles.links}>
        {cities.map(({ city, link }) => (
          <li key={city.slug}>
            <a className={styles.link} href={href(link, locale)} target="_blank" rel="noopener">
              <Icon name="ticket" />
              {fill(copy.eventsIn, { city: nameIn(locale, city) })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
