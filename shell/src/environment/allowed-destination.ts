import { currentEnvironment } from './environment.ts'

/**
 * The full URL of a link the page may be sent to, or undefined when it leads anywhere but the page's own origin
 * or a host of the environment: a link that came from outside must not be able to carry a customer away.
 */
export function allowedDestination(link: string): string | undefined {
  const environment = currentEnvironment()
  const origins = [window.location.origin, ...Object.values(environment.hosts).map(originOf)]
  const destination = environment.url(link)
  return origins.includes(originOf(destination)) ? destination : undefined
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
