/** Where a reader of one route may want to go instead, or next. */
import { type AnyRoute, type Place, type TravelMode, travelModes } from './travel-mode.ts'

export interface RelatedRoutes {
  readonly back: AnyRoute | undefined
  /** The same journey by other means. */
  readonly otherwise: readonly { readonly mode: TravelMode; readonly route: AnyRoute }[]
  /** From the same place to others, by the same means. */
  readonly onward: readonly AnyRoute[]
  /** To the same place from others, by the same means. */
  readonly arriving: readonly AnyRoute[]
}

export function relatedRoutes(mode: TravelMode, from: Place, to: Place): RelatedRoutes {
  const others = mode.routes.filter(route => !isBetween(route, from, to))
  return {
    back: others.find(route => isBetween(route, to, from)),
    otherwise: travelModes.flatMap(other => {
      const route = other === mode ? undefined : routeBetween(other, from, to)
      return route ? [{ mode: other, route }] : []
    }),
    onward: others.filter(route => route.from.slug === from.slug),
    arriving: others.filter(route => route.to.slug === to.slug),
  }
}

function routeBetween({ routes }: TravelMode, from: Place, to: Place): AnyRoute | undefined {
  return routes.find(route => isBetween(route, from, to))
}

const isBetween = (route: AnyRoute, from: Place, to: Place) =>
  route.from.slug === from.slug && route.to.slug === to.slug
