import type { Named } from '../language.ts'
import type { FundHouseSlug } from './fund-houses.ts'
import type { MutualFundCategorySlug } from './mutual-fund-categories.ts'

export interface Scheme extends Named {
  readonly slug: string
  /** The scheme's AMFI code. */
  readonly code: string
  readonly house: FundHouseSlug
  readonly category: MutualFundCategorySlug
}

export const schemes: readonly Scheme[] = [
  {
    slug: 'axis-elss-tax-saver-fund-direct-plan-growth',
    name: 'Axis ELSS Tax Saver Fund - Direct Plan - Growth',
    code: '120503',
    house: 'axis-mutual-fund',
    category: 'elss-funds',
  },
  {
    slug: 'axis-small-cap-fund-direct-plan-growth',
    name: 'Axis Small Cap Fund - Direct Plan - Growth',
    code: '125354',
    house: 'axis-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    slug: 'bandhan-small-cap-fund-direct-plan-growth',
    name: 'Bandhan Small Cap Fund - Direct Plan - Growth',
    code: '147946',
    house: 'bandhan-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    slug: 'dsp-elss-tax-saver-fund-direct-plan-growth',
    name: 'DSP ELSS Tax Saver Fund - Direct Plan - Growth',
    code: '119242',
    house: 'dsp-mutual-fund',
    category: 'elss-funds',
  },
  {
    slug: 'dsp-midcap-fund-direct-plan-growth',
    name: 'DSP Midcap Fund - Direct Plan - Growth',
    code: '119071',
    house: 'dsp-mutual-fund',
    category: 'mid-cap-funds',
  },
  {
    slug: 'edelweiss-mid-cap-fund-direct-plan-growth',
    name: 'Edelweiss Mid Cap Fund - Direct Plan - Growth',
    code: '140228',
    house: 'edelweiss-mutual-fund',
    category: 'mid-cap-funds',
  },
  {
    slug: 'franklin-india-flexi-cap-fund-direct-plan-growth',
    name: 'Franklin India Flexi Cap Fund - Direct Plan - Growth',
    code: '118535',
    house: 'franklin-templeton-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    slug: 'hdfc-balanced-advantage-fund-direct-plan-growth',
    name: 'HDFC Balanced Advantage Fund - Direct Plan - Growth',
    code: '118968',
    house: 'hdfc-mutual-fund',
    category: 'balanced-advantage-funds',
  },
  {
    slug: 'hdfc-flexi-cap-fund-direct-plan-growth',
    name: 'HDFC Flexi Cap Fund - Direct Plan - Growth',
    code: '118955',
    house: 'hdfc-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    slug: 'hdfc-liquid-fund-direct-plan-growth',
    name: 'HDFC Liquid Fund - Direct Plan - Growth',
    code: '119091',
    house: 'hdfc-mutual-fund',
    category: 'liquid-funds',
  },
  {
    slug: 'invesco-india-contra-fund-direct-plan-growth',
    name: 'Invesco India Contra Fund - Direct Plan - Growth',
    code: '120348',
    house: 'invesco-mutual-fund',
    category: 'contra-funds',
  },
  {
    slug: 'kotak-flexicap-fund-direct-plan-growth',
    name: 'Kotak Flexicap Fund - Direct Plan - Growth',
    code: '120166',
    house: 'kotak-mahindra-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    slug: 'mirae-asset-large-cap-fund-direct-plan-growth',
    name: 'Mirae Asset Large Cap Fund - Direct Plan - Growth',
    code: '118825',
    house: 'mirae-asset-mutual-fund',
    category: 'large-cap-funds',
  },
  {
    slug: 'nippon-india-small-cap-fund-direct-plan-growth',
    name: 'Nippon India Small Cap Fund - Direct Plan - Growth',
    code: '118778',
    house: 'nippon-india-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    slug: 'parag-parikh-flexi-cap-fund-direct-plan-growth',
    name: 'Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
    code: '122639',
    house: 'ppfas-mutual-fund',
    category: 'flexi-cap-funds',
  },
  {
    slug: 'quant-small-cap-fund-direct-plan-growth',
    name: 'quant Small Cap Fund - Direct Plan - Growth',
    code: '120828',
    house: 'quant-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    slug: 'sbi-contra-fund-direct-plan-growth',
    name: 'SBI Contra Fund - Direct Plan - Growth',
    code: '119835',
    house: 'sbi-mutual-fund',
    category: 'contra-funds',
  },
  {
    slug: 'sbi-small-cap-fund-direct-plan-growth',
    name: 'SBI Small Cap Fund - Direct Plan - Growth',
    code: '125497',
    house: 'sbi-mutual-fund',
    category: 'small-cap-funds',
  },
  {
    slug: 'tata-digital-india-fund-direct-plan-growth',
    name: 'Tata Digital India Fund - Direct Plan - Growth',
    code: '135800',
    house: 'tata-mutual-fund',
    category: 'sectoral-and-thematic-funds',
  },
  {
    slug: 'uti-nifty-50-index-fund-direct-plan-growth',
    name: 'UTI Nifty 50 Index Fund - Direct Plan - Growth',
    code: '120716',
    house: 'uti-mutual-fund',
    category: 'index-funds',
  },
]
