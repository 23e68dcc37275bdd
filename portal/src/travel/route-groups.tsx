import { byName, nameIn } from '@chowk/catalog'
import { useLocale } from '../page/page.ts'
import { Card } from '../ui/card.tsx'
import { href } from '../ui/link.ts'
import styles from './route-groups.module.css'
import { kilometres } from './straight-line.ts'
import { type AnyRoute, placesOf } from './travel-mode.ts'

const title = {
  from: { en: (city: string) => `From ${city}`, hi: (city: string) => `${city} से` },
  to: { en: (city: string) => `To ${city}`, hi: (city: string) => `${city} तक` },
}

const distances = {
  en: 'Distances are as the crow flies; the way itself is longer.',
  hi: 'दूरियाँ सीधी रेखा में हैं; असली रास्ता इससे लंबा होता है।',
}

interface RouteGroupsProps {
  readonly routes: readonly AnyRoute[]
  /** Whether routes are grouped by their start or by their end. */
  readonly by: 'from' | 'to'
}

/** Routes in groups, one for each city. */
export function RouteGroups({ routes, by }: RouteGroupsProps) {
  const locale = useLocale()
  const cities = placesOf(routes)
    .filter(city => routes.some(route => route[by].slug === city.slug))
    .toSorted(byName(locale))
  return (
    <>
      <p>{distances[locale]}</p>
      <div className={styles.groups}>
        {cities.map(city => (
          <div key={city.slug} className={styles.group}>
            <Card title={title[by][locale](nameIn(locale, city))} headingLevel={3}>
              <ul className={styles.links}>
                {routes
                  .filter(route => route[by].slug === city.slug)
                  .toSorted(byName(locale))
                  .map(route => (
                    <li key={route.path}>
                      <a className={styles.link} href={href(route.path, locale)}>
                        {nameIn(locale, route)}
                        <span className={styles.distance}>{kilometres(route.straightLineKm)[locale]}</span>
                      </a>
                    </li>
                  ))}
              </ul>
            </Card>
          </div>
        ))}
      </div>
    </>
  )
}
