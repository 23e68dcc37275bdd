import type { Named } from '../language.ts'

/** An asset management company, by the name of its mutual fund. */
export interface FundHouse extends Named {
  readonly slug: string
}

export const fundHouses = [
  { slug: '360-one-mutual-fund', name: '360 ONE Mutual Fund' },
  { slug: 'aditya-birla-sun-life-mutual-fund', name: 'Aditya Birla Sun Life Mutual Fund' },
  { slug: 'angel-one-mutual-fund', name: 'Angel One Mutual Fund' },
  { slug: 'axis-mutual-fund', name: 'Axis Mutual Fund' },
  { slug: 'bajaj-finserv-mutual-fund', name: 'Bajaj Finserv Mutual Fund' },
  { slug: 'bandhan-mutual-fund', name: 'Bandhan Mutual Fund' },
  { slug: 'bank-of-india-mutual-fund', name: 'Bank of India Mutual Fund' },
  { slug: 'baroda-bnp-paribas-mutual-fund', name: 'Baroda BNP Paribas Mutual Fund' },
  { slug: 'canara-robeco-mutual-fund', name: 'Canara Robeco Mutual Fund' },
  { slug: 'dsp-mutual-fund', name: 'DSP Mutual Fund' },
  { slug: 'edelweiss-mutual-fund', name: 'Edelweiss Mutual Fund' },
  { slug: 'franklin-templeton-mutual-fund', name: 'Franklin Templeton Mutual Fund' },
  { slug: 'groww-mutual-fund', name: 'Groww Mutual Fund' },
  { slug: 'hdfc-mutual-fund', name: 'HDFC Mutual Fund' },
  { slug: 'helios-mutual-fund', name: 'Helios Mutual Fund' },
  { slug: 'hsbc-mutual-fund', name: 'HSBC Mutual Fund' },
  { slug: 'icici-prudential-mutual-fund', name: 'ICICI Prudential Mutual Fund' },
  { slug: 'invesco-mutual-fund', name: 'Invesco Mutual Fund' },
  { slug: 'iti-mutual-fund', name: 'ITI Mutual Fund' },
  { slug: 'jm-financial-mutual-fund', name: 'JM Financial Mutual Fund' },
  { slug: 'kotak-mahindra-mutual-fund', name: 'Kotak Mahindra Mutual Fund' },
  { slug: 'lic-mutual-fund', name: 'LIC Mutual Fund' },
  { slug: 'mahindra-manulife-mutual-fund', name: 'Mahindra Manulife Mutual Fund' },
  { slug: 'mirae-asset-mutual-fund', name: 'Mirae Asset Mutual Fund' },
  { slug: 'motilal-oswal-mutual-fund', name: 'Motilal Oswal Mutual Fund' },
  { slug: 'navi-mutual-fund', name: 'Navi Mutual Fund' },
  { slug: 'nippon-india-mutual-fund', name: 'Nippon India Mutual Fund' },
  { slug: 'nj-mutual-fund', name: 'NJ Mutual Fund' },
  { slug: 'old-bridge-mutual-fund', name: 'Old Bridge Mutual Fund' },
  { slug: 'pgim-india-mutual-fund', name: 'PGIM India Mutual Fund' },
  { slug: 'ppfas-mutual-fund', name: 'PPFAS Mutual Fund' },
  { slug: 'quant-mutual-fund', name: 'quant Mutual Fund' },
  { slug: 'quantum-mutual-fund', name: 'Quantum Mutual Fund' },
  { slug: 'samco-mutual-fund', name: 'Samco Mutual Fund' },
  { slug: 'sbi-mutual-fund', name: 'SBI Mutual Fund' },
  { slug: 'shriram-mutual-fund', name: 'Shriram Mutual Fund' },
  { slug: 'sundaram-mutual-fund', name: 'Sundaram Mutual Fund' },
  { slug: 'tata-mutual-fund', name: 'Tata Mutual Fund' },
  { slug: 'taurus-mutual-fund', name: 'Taurus Mutual Fund' },
  { slug: 'trust-mutual-fund', name: 'Trust Mutual Fund' },
  { slug: 'unifi-mutual-fund', name: 'Unifi Mutual Fund' },
  { slug: 'union-mutual-fund', name: 'Union Mutual Fund' },
  { slug: 'uti-mutual-fund', name: 'UTI Mutual Fund' },
  { slug: 'whiteoak-capital-mutual-fund', name: 'WhiteOak Capital Mutual Fund' },
  { slug: 'zerodha-mutual-fund', name: 'Zerodha Mutual Fund' },
] as const satisfies readonly FundHouse[]

export type FundHouseSlug = (typeof fundHouses)[number]['slug']
