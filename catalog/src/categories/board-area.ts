/**
 * Where an electricity board bills, as the source beside it says. A board without an entry bills its whole state, or nothing
 * was found that says where; nothing is guessed. Districts are divided and renamed: the bill is the sure guide.
 */
import type { IsoDate } from '../india-time.ts'
import type { Bilingual } from '../language.ts'
import type { Hearsay, Source } from '../rules/rule.ts'

/** When the sources of all areas were last opened. */
export const boardsCheckedOn: IsoDate = '2026-11-16'

/** Whether the list is whole, some of it, or names parts of a city and towns. */
type AreaScope = 'districts' | 'some-districts' | 'places'

export interface BoardArea {
  readonly scope: AreaScope
  readonly places: readonly Bilingual[]
  /** Who else bills there, or for whom this board does. */
  readonly note?: Bilingual
  /** None where the board's own name says it. */
  readonly source?: Source | Hearsay
}

/** 'Rae Bareli रायबरेली, Unnao उन्नाव': each in both scripts. */
const listed = (text: string): readonly Bilingual[] =>
  text.split(', ').map(place => {
    const start = place.search(/\p{Script=Devanagari}/u)
    return { en: place.slice(0, start - 1), hi: place.slice(start) }
  })

export const read = (en: string, hi: string, link: Source['link']): Source => ({ name: { en, hi }, link })

export const districts = (places: string, source: Source | Hearsay, note?: Bilingual): BoardArea => ({
  scope: 'districts',
  places: listed(places),
  source,
  ...(note && { note }),
})

export const someDistricts = (places: string, source: Source | Hearsay, note?: Bilingual): BoardArea => ({
  ...districts(places, source, note),
  scope: 'some-districts',
})

export const places = (text: string, source?: Source | Hearsay, note?: Bilingual): BoardArea => ({
  scope: 'places',
  places: listed(text),
  ...(source && { source }),
  ...(note && { note }),
})

export const franchiseOf = (en: string, hi: string): Bilingual => ({
  en: `It bills here for ${en}, which holds the licence.`,
  hi: `यहाँ लाइसेंस ${hi} के पास है; यह कंपनी उसकी ओर से बिल बनाती है।`,
})
