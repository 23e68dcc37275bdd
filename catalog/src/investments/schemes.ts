import type { Named } from '../language.ts'
import { addressed } from '../slug.ts'
import type { FundHouseSlug } from './fund-houses.ts'
import type { MutualFundCategorySlug } from './mutual-fund-categories.ts'

interface SchemeEntry extends Named {
  /** The scheme's AMFI code. */
  readonly code: string
  readonly house: FundHouseSlug
  readonly category: MutualFundCategorySlug
}

export interface Scheme extends SchemeEntry {
  readonly slug: string
}

const scheme = (
  code: string,
  name: string,
  house: FundHouseSlug,
  category: MutualFundCategorySlug,
): SchemeEntry => ({ name: `${name} - Direct Plan - Growth`, code, house, category })

const entries: readonly SchemeEntry[] = [
  scheme('120503', 'Axis ELSS Tax Saver Fund', 'axis-mutual-fund', 'elss-funds'),
  scheme('125354', 'Axis Small Cap Fund', 'axis-mutual-fund', 'small-cap-funds'),
  scheme('147946', 'Bandhan Small Cap Fund', 'bandhan-mutual-fund', 'small-cap-funds'),
  scheme('119242', 'DSP ELSS Tax Saver Fund', 'dsp-mutual-fund', 'elss-funds'),
  scheme('119071', 'DSP Midcap Fund', 'dsp-mutual-fund', 'mid-cap-funds'),
  scheme('140228', 'Edelweiss Mid Cap Fund', 'edelweiss-mutual-fund', 'mid-cap-funds'),
  scheme('118535', 'Franklin India Flexi Cap Fund', 'franklin-templeton-mutual-fund', 'flexi-cap-funds'),
  scheme('118968', 'HDFC Balanced Advantage Fund', 'hdfc-mutual-fund', 'balanced-advantage-funds'),
  scheme('118955', 'HDFC Flexi Cap Fund', 'hdfc-mutual-fund', 'flexi-cap-funds'),
  scheme('119091', 'HDFC Liquid Fund', 'hdfc-mutual-fund', 'liquid-funds'),
  scheme('120348', 'Invesco India Contra Fund', 'invesco-mutual-fund', 'contra-funds'),
  scheme('120166', 'Kotak Flexicap Fund', 'kotak-mahindra-mutual-fund', 'flexi-cap-funds'),
  scheme('118825', 'Mirae Asset Large Cap Fund', 'mirae-asset-mutual-fund', 'large-cap-funds'),
  scheme('118778', 'Nippon India Small Cap Fund', 'nippon-india-mutual-fund', 'small-cap-funds'),
  scheme('122639', 'Parag Parikh Flexi Cap Fund', 'ppfas-mutual-fund', 'flexi-cap-funds'),
  scheme('120828', 'quant Small Cap Fund', 'quant-mutual-fund', 'small-cap-funds'),
  scheme('119835', 'SBI Contra Fund', 'sbi-mutual-fund', 'contra-funds'),
  scheme('125497', 'SBI Small Cap Fund', 'sbi-mutual-fund', 'small-cap-funds'),
  scheme('135800', 'Tata Digital India Fund', 'tata-mutual-fund', 'sectoral-and-thematic-funds'),
  scheme('120716', 'UTI Nifty 50 Index Fund', 'uti-mutual-fund', 'index-funds'),
]

export const schemes: readonly Scheme[] = entries.map(addressed)
