import { configureEnvironment, environment, hostNames } from '../src/environment/environment.ts'
import { configureIcons } from '../src/ui/picture-of.ts'

/** Every host the portal itself would serve is the gallery: no story calls out, and tests answer the calls they need. */
export function configureGallery(origin: string): void {
  const own = hostNames.filter(host => !['seller', 'business', 'events'].includes(host))
  const hosts = Object.fromEntries(own.map(host => [host, origin]))
  configureEnvironment(environment('staging', { origin, hosts }))
  configureIcons('/icons.svg')
}
