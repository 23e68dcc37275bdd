import { type Environment, environment } from '../src/environment/environment.ts'

export const iconsPath = '/icons.svg'

/** Every host the portal itself would serve is the gallery: no story calls out, and tests answer the calls they need. */
export function galleryEnvironment(origin: string): Environment {
  return environment('staging', {
    origin,
    hosts: {
      main: origin,
      accounts: origin,
      investorRelations: origin,
      travel: origin,
      bus: origin,
      train: origin,
      investment: origin,
      storefront: origin,
      creditReport: origin,
      assets: origin,
    },
  })
}
