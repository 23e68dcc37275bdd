import { destinations } from './destinations/destinations.ts'
import { footerExtrasHindi, sectionWords } from './footer/sections.ts'
import { eventCities } from './travel/entertainment.ts'

const fromDestinations = destinations.flatMap(({ localeKey, hindi }) =>
  hindi === undefined ? [] : [[localeKey, hindi] as const],
)

/** Hindi for every localeKey that has a Hindi name. Other keys are shown by their English name. */
export const hindi: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fromDestinations),
  ...Object.fromEntries(eventCities.map(({ city }) => [`city.${city.slug}`, city.hindi])),
  ...Object.fromEntries(sectionWords.map(section => [`section.${section.id}`, section.hindi])),
  ...footerExtrasHindi,
}
