/** What each calculator's page says, by its slug. */
import type { CalculatorSlug } from '@chowk/catalog'
import { cagrGuide } from './cagr-calculator.ts'
import { carLoanGuide } from './car-loan-emi-calculator.ts'
import { compoundInterestGuide } from './compound-interest-calculator.ts'
import { emiGuide } from './emi-calculator.ts'
import { epfGuide } from './epf-calculator.ts'
import { fdGuide } from './fd-calculator.ts'
import { gratuityGuide } from './gratuity-calculator.ts'
import { gstGuide } from './gst-calculator.ts'
import type { Guide } from './guide.ts'
import { homeLoanGuide } from './home-loan-emi-calculator.ts'
import { hraGuide } from './hra-calculator.ts'
import { incomeTaxGuide } from './income-tax-calculator.ts'
import { lumpsumGuide } from './lumpsum-calculator.ts'
import { mutualFundReturnsGuide } from './mutual-fund-returns-calculator.ts'
import { npsGuide } from './nps-calculator.ts'
import { nscGuide } from './nsc-calculator.ts'
import { personalLoanGuide } from './personal-loan-emi-calculator.ts'
import { ppfGuide } from './ppf-calculator.ts'
import { rdGuide } from './rd-calculator.ts'
import { simpleInterestGuide } from './simple-interest-calculator.ts'
import { sipGuide } from './sip-calculator.ts'
import { sukanyaSamriddhiGuide } from './sukanya-samriddhi-yojana-calculator.ts'
import { swpGuide } from './swp-calculator.ts'

export const guides: Readonly<Record<CalculatorSlug, Guide>> = {
  'emi-calculator': emiGuide,
  'home-loan-emi-calculator': homeLoanGuide,
  'personal-loan-emi-calculator': personalLoanGuide,
  'car-loan-emi-calculator': carLoanGuide,
  'income-tax-calculator': incomeTaxGuide,
  'hra-calculator': hraGuide,
  'gst-calculator': gstGuide,
  'gratuity-calculator': gratuityGuide,
  'sip-calculator': sipGuide,
  'lumpsum-calculator': lumpsumGuide,
  'swp-calculator': swpGuide,
  'mutual-fund-returns-calculator': mutualFundReturnsGuide,
  'ppf-calculator': ppfGuide,
  'epf-calculator': epfGuide,
  'nps-calculator': npsGuide,
  'sukanya-samriddhi-yojana-calculator': sukanyaSamriddhiGuide,
  'fd-calculator': fdGuide,
  'rd-calculator': rdGuide,
  'nsc-calculator': nscGuide,
  'compound-interest-calculator': compoundInterestGuide,
  'simple-interest-calculator': simpleInterestGuide,
  'cagr-calculator': cagrGuide,
}
