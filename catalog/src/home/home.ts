/** What the home page shows besides its forms: promotions, a tile for every category, and links. */
import { findCategory } from '../categories/categories.ts'
import type { CategorySlug } from '../categories/category.ts'
import { destinationAt } from '../destinations/destinations.ts'
import { type CatalogIcon, withIcon } from '../icons.ts'
import type { Bilingual } from '../language.ts'
import facts from './home.json' with { type: 'json' }

interface HomePromotion {
  readonly id: string
  /** Its name in analytics, with its creative and position. */
  readonly name: string
  readonly creative: string
  readonly position: string
  readonly icon: CatalogIcon
  readonly title: Bilingual
  readonly text: Bilingual
  readonly cta: Bilingual
  readonly link: string
}

export const promotions: readonly HomePromotion[] = facts.promotions.map(withIcon)

/** The cards of the home page; a published card replaces the one at its place. */
export const promotionsWith = (published: readonly { place: number; card: HomePromotion }[]) =>
  promotions.map((card, index) => published.findLast(({ place }) => place === index + 1)?.card ?? card)

/** The name of a category on its tile, the most used first; null without a tile. */
const tiles: Readonly<Record<CategorySlug, Bilingual | null>> = facts.tiles

export const billTiles = Object.entries(tiles).flatMap(([slug, name]) => {
  const category = findCategory(slug)
  return name && category ? [{ name, link: category.link, icon: category.icon }] : []
})

const linksTo = (pages: Readonly<Record<string, Bilingual>>) =>
  Object.entries(pages).map(([path, name]) => ({ name, link: destinationAt(path)?.link ?? path }))

export const toolLinks = linksTo(facts.tools)
export const unavailableLinks = linksTo(facts.unavailable)
