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

const entries: readonly SchemeEntry[] = [
  {
    name: 'Axis ELSS Tax Saver Fund - Direct Plan - Growth',
    code: '120503',
    house: 'axis-mutual-fund',
    category: 'elss-funds',
  },
  {
    name: 'Axis Small Cap Fund - Direct Plan - Growth',
    code: '125354',
    house: 'axis-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    name: 'Bandhan Small Cap Fund - Direct Plan - Growth',
    code: '147946',
    house: 'bandhan-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    name: 'DSP ELSS Tax Saver Fund - Direct Plan - Growth',
    code: '119242',
    house: 'dsp-mutual-fund',
    category: 'elss-funds',
  },
  {
    name: 'DSP Midcap Fund - Direct Plan - Growth',
    code: '119071',
    house: 'dsp-mutual-fund',
    category: 'mid-cap-funds',
  },
  {
    name: 'Edelweiss Mid Cap Fund - Direct Plan - Growth',
    code: '140228',
    house: 'edelweiss-mutual-fund',
    category: 'mid-cap-funds',
  },
  {
    name: 'Franklin India Flexi Cap Fund - Direct Plan - Growth',
    code: '118535',
    house: 'franklin-templeton-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    name: 'HDFC Balanced Advantage Fund - Direct Plan - Growth',
    code: '118968',
    house: 'hdfc-mutual-fund',
    category: 'balanced-advantage-funds',
  },
  {
    name: 'HDFC Flexi Cap Fund - Direct Plan - Growth',
    code: '118955',
    house: 'hdfc-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    name: 'HDFC Liquid Fund - Direct Plan - Growth',
    code: '119091',
    house: 'hdfc-mutual-fund',
    category: 'liquid-funds',
  },
  {
    name: 'Invesco India Contra Fund - Direct Plan - Growth',
    code: '120348',
    house: 'invesco-mutual-fund',
    category: 'contra-funds',
  },
  {
    name: 'Kotak Flexicap Fund - Direct Plan - Growth',
    code: '120166',
    house: 'kotak-mahindra-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    name: 'Mirae Asset Large Cap Fund - Direct Plan - Growth',
    code: '118825',
    house: 'mirae-asset-mutual-fund',
    category: 'large-cap-funds',
  },
  {
    name: 'Nippon India Small Cap Fund - Direct Plan - Growth',
    code: '118778',
    house: 'nippon-india-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    name: 'Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
    code: '122639',
    house: 'ppfas-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    name: 'quant Small Cap Fund - Direct Plan - Growth',
    code: '120828',
    house: 'quant-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    name: 'SBI Contra Fund - Direct Plan - Growth',
    code: '119835',
    house: 'sbi-mutual-fund',
    category: 'contra-funds',
  },
  {
    name: 'SBI Small Cap Fund - Direct Plan - Growth',
    code: '125497',
    house: 'sbi-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    name: 'Tata Digital India Fund - Direct Plan - Growth',
    code: '135800',
    house: 'tata-mutual-fund',
    category: 'sectoral-and-thematic-funds',
  },
  {
    name: 'UTI Nifty 50 Index Fund - Direct Plan - Growth',
    code: '120716',
    house: 'uti-mutual-fund',
    category: 'index-funds',
  },
]

export const schemes: readonly Scheme[] = entries.map(addressed)
