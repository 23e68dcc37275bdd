import type { BoardArea, Locale } from '@chowk/catalog'

interface BoardCopy {
  readonly state: string
  readonly asksFor: string
  readonly tariffBy: string
  readonly complaint: string
  readonly billDecides: string
  /** Of an area that no good source tells. */
  readonly unconfirmed: string
  readonly scope: Readonly<Record<BoardArea['scope'], string>>
  tariffs(commission: string): string
  area(board: string): string
  way(board: string, commission: string): string
  others(state: string, count: number): string
}

export const boardCopy: Readonly<Record<Locale, BoardCopy>> = {
  en: {
    state: 'State',
    asksFor: 'You need',
    tariffBy: 'Its tariff is set by',
    complaint: 'If the bill is wrong',
    billDecides: 'Go by the name on your bill.',
    unconfirmed: 'We could not confirm this list with the board.',
    scope: {
      districts: 'In these districts:',
      'some-districts': 'Among its districts:',
      places: 'It serves:',
    },
    tariffs: commission => `Tariffs here are set by the ${commission}.`,
    area: board => `Areas that ${board} serves`,
    way: (board, commission) =>
      `Tell ${board} first, then its consumer grievance forum. Not settled? The Electricity Ombudsman of the ${commission} will hear you. Section 42 of the Electricity Act, 2003 gives you this right in every state.`,
    others: (state, count) => (count > 0 ? `Other boards of ${state}` : `More for ${state}`),
  },
  hi: {
    state: 'राज्य',
    asksFor: 'यह माँगता है',
    tariffBy: 'दरें तय करता है',
    complaint: 'बिल ग़लत हो तो',
    billDecides: 'बिल पर छपा नाम ही पक्का है।',
    unconfirmed: 'इस सूची की पुष्टि हम बोर्ड से नहीं कर सके।',
    scope: {
      districts: 'इन ज़िलों में:',
      'some-districts': 'इसके ज़िलों में से:',
      places: 'यह यहाँ बिल भेजता है:',
    },
    tariffs: commission => `यहाँ की दरें ${commission} तय करता है।`,
    area: board => `${board} का इलाक़ा`,
    way: (board, commission) =>
      `पहले ${board} को बताएँ, फिर उसके उपभोक्ता शिकायत निवारण मंच को। बात न बने तो ${commission} के विद्युत लोकपाल सुनते हैं। यह अधिकार विद्युत अधिनियम, 2003 की धारा 42 हर राज्य में देती है।`,
    others: (state, count) => (count > 0 ? `${state} के दूसरे बोर्ड` : `${state} के लिए और`),
  },
}

export const providerCopy = {
  en: {
    form: {
      bill: 'Find your bill',
      recharge: 'Recharge details',
      rent: 'Your landlord’s details',
      offering: 'Your offering',
    },
    seeAlso: 'See also:',
    knowMore: (category: string) => `${category}: good to know`,
    inCity: (cities: readonly string[]) => `Other bills in ${cities.join(', ')}`,
    more: (category: string) => `More in ${category}`,
    all: (count: number) => `See all ${count}`,
    alsoHere: (provider: string) => `Also for ${provider}`,
  },
  hi: {
    form: {
      bill: 'अपना बिल देखें',
      recharge: 'रिचार्ज की जानकारी',
      rent: 'मकान मालिक की जानकारी',
      offering: 'आपका दान',
    },
    seeAlso: 'यह भी देखें:',
    knowMore: (category: string) => `${category}: काम की बातें`,
    inCity: (cities: readonly string[]) => `${cities.join(', ')} के दूसरे बिल`,
    more: (category: string) => `${category} में और भी`,
    all: (count: number) => `सभी ${count} देखें`,
    alsoHere: (provider: string) => `${provider} के लिए यह भी`,
  },
} as const satisfies Record<Locale, object>

const shortSummary = 70

/** A summary that is short for a search result is followed by what is true of every payment here. */
export const withPromise = (summary: string, locale: Locale): string =>
  summary.length < shortSummary ? `${summary} ${promise[locale]}` : summary

const promise: Readonly<Record<Locale, string>> = {
  en: 'You see every amount before you pay, and get a receipt.',
  hi: 'भुगतान से पहले हर रकम दिखती है, और रसीद मिलती है।',
}
