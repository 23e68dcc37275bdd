/** What the law sets for working people: provident fund, gratuity, wages, the pension system. */
import { heard, type Rule, type Source } from './rule.ts'

const providentFundOrganisation: Source = {
  name: { en: 'Employees’ Provident Fund Organisation', hi: 'कर्मचारी भविष्य निधि संगठन' },
  link: 'https://www.epfindia.gov.in/',
}
const labourMinistry: Source = {
  name: { en: 'Ministry of Labour and Employment', hi: 'श्रम और रोज़गार मंत्रालय' },
  link: 'https://labour.gov.in/',
}

export interface ProvidentFundRate {
  readonly year: string
  readonly annualRateBps: number
}

/** Declared when the year is nearly over: the latest one is what anybody can reckon with. */
export const providentFundRate: Rule<ProvidentFundRate> = {
  id: 'provident-fund-rate',
  name: { en: 'Provident fund rate declared last', hi: 'भविष्य निधि की पिछली घोषित दर' },
  rows: [
    {
      value: { year: '2025-26', annualRateBps: 825 },
      from: '2026-03-02',
      until: '2027-03-31',
      called: {
        en: 'for 2025-26, decided on 2 March 2026; the rate of 2026-27 is decided in early 2027',
        hi: '2025-26 के लिए, 2 मार्च 2026 को तय; 2026-27 की दर 2027 की शुरुआत में तय होगी',
      },
      source: {
        name: { en: 'Business Standard, 2 March 2026', hi: 'बिज़नेस स्टैंडर्ड, 2 मार्च 2026' },
        link: 'https://www.business-standard.com/amp/finance/news/epfo-retains-employees-provident-fund-interest-rate-at-8-25-for-2025-26-126030201010_1.html',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: providentFundOrganisation,
}

export interface ProvidentFundShares {
  readonly employeeShareBps: number
  readonly employerShareBps: number
  readonly pensionShareBps: number
  readonly pensionWageCeilingPaise: number
  /** No contribution to the pension scheme from this age on. */
  readonly pensionEndsAtAge: number
}

export const providentFundShares: Rule<ProvidentFundShares> = {
  id: 'provident-fund-ceiling',
  name: { en: 'Provident fund shares and wage ceiling', hi: 'भविष्य निधि के हिस्से और वेतन सीमा' },
  rows: [
    {
      value: {
        employeeShareBps: 1200,
        employerShareBps: 1200,
        pensionShareBps: 833,
        pensionWageCeilingPaise: 15_000_00,
        pensionEndsAtAge: 58,
      },
      from: '2026-05-29',
      source: {
        name: {
          en: 'King Stubb & Kasiva on the notification of 29 May 2026',
          hi: 'किंग स्टब ऐंड कसीवा: 29 मई 2026 की अधिसूचना',
        },
        link: 'https://ksandk.com/newsletter/employees-provident-fund-compliance-update-%e2%82%b915000-wage-ceiling-officially-notified-under-the-code-on-social-security-2020/',
      },
      checkedOn: '2026-11-18',
    },
  ],
  check: providentFundOrganisation,
}

export interface WageRule {
  /** Wages count as at least this share of all pay. */
  readonly leastShareBps: number
}

export const wageRule: Rule<WageRule> = {
  id: 'wage-share',
  name: { en: 'Wages are at least half of all pay', hi: 'वेतन कुल भुगतान का कम से कम आधा' },
  rows: [
    {
      value: { leastShareBps: 5000 },
      from: '2025-11-21',
      source: heard('https://vizttax.com/insights/?p=1102'),
      checkedOn: '2026-11-15',
    },
  ],
  check: labourMinistry,
}

export interface GratuityRules {
  /** The most the law makes an employer pay, and the most that is free of income tax over a lifetime. */
  readonly ceilingPaise: number
  readonly yearsNeeded: number
  readonly yearsNeededFixedTerm: number
}

export const gratuityRules: Rule<GratuityRules> = {
  id: 'gratuity',
  name: { en: 'Gratuity: years needed and ceiling', hi: 'ग्रेच्युटी: ज़रूरी साल और सीमा' },
  rows: [
    {
      value: { ceilingPaise: 20_00_000_00, yearsNeeded: 5, yearsNeededFixedTerm: 1 },
      from: '2025-11-21',
      source: heard('https://www.lawspedia.in/rule-33-of-the-social-security-central-rules-2026'),
      checkedOn: '2026-11-18',
    },
  ],
  check: labourMinistry,
}

export interface PensionExit {
  readonly minAnnuityShareBps: Record<'non-government' | 'government', number>
  /** Up to this much may be taken out whole. */
  readonly wholePaise: number
  /** Up to this much, so much at once and the rest as annuity or in parts. */
  readonly bandPaise: number
  readonly bandAtOncePaise: number
  readonly bandYears: number
}

export const pensionExit: Rule<PensionExit> = {
  id: 'nps-exit',
  name: { en: 'NPS: what may be taken at a normal exit', hi: 'एनपीएस: सामान्य निकासी पर क्या मिल सकता है' },
  rows: [
    {
      value: {
        minAnnuityShareBps: { 'non-government': 2000, government: 4000 },
        wholePaise: 8_00_000_00,
        bandPaise: 12_00_000_00,
        bandAtOncePaise: 6_00_000_00,
        bandYears: 6,
      },
      from: '2025-12-15',
      source: {
        name: {
          en: 'Ministry of Finance, 19 December 2025, on the amendment',
          hi: 'वित्त मंत्रालय, 19 दिसंबर 2025: संशोधन',
        },
        link: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
      },
      checkedOn: '2026-11-15',
    },
  ],
  check: {
    name: { en: 'Pension Fund Regulatory and Development Authority', hi: 'पेंशन नियामक पीएफ़आरडीए' },
    link: 'https://www.pfrda.org.in/',
  },
}
