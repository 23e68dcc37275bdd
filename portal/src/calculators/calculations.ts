/** Every calculator of the catalogue, by its slug. Leaving one out does not compile. */
import type { CalculatorSlug } from '@chowk/catalog'
import { cagr } from './calculations/cagr-calculator.ts'
import type { Calculation } from './calculations/calculation.ts'
import { carLoan } from './calculations/car-loan-emi-calculator.ts'
import { compoundInterest } from './calculations/compound-interest-calculator.ts'
import { emi } from './calculations/emi-calculator.ts'
import { epf } from './calculations/epf-calculator.ts'
import { fd } from './calculations/fd-calculator.ts'
import { gratuity } from './calculations/gratuity-calculator.ts'
import { gst } from './calculations/gst-calculator.ts'
import { homeLoan } from './calculations/home-loan-emi-calculator.ts'
import { hra } from './calculations/hra-calculator.ts'
import { incomeTax } from './calculations/income-tax-calculator.ts'
import { lumpsum } from './calculations/lumpsum-calculator.ts'
import { mutualFundReturns } from './calculations/mutual-fund-returns-calculator.ts'
import { nps } from './calculations/nps-calculator.ts'
import { nsc } from './calculations/nsc-calculator.ts'
import { personalLoan } from './calculations/personal-loan-emi-calculator.ts'
import { ppf } from './calculations/ppf-calculator.ts'
import { rd } from './calculations/rd-calculator.ts'
import { simpleInterest } from './calculations/simple-interest-calculator.ts'
import { sip } from './calculations/sip-calculator.ts'
import { sukanyaSamriddhiYojana } from './calculations/sukanya-samriddhi-yojana-calculator.ts'
import { swp } from './calculations/swp-calculator.ts'

export const calculations: Readonly<Record<CalculatorSlug, Calculation>> = {
  'emi-calculator': emi,
  'home-loan-emi-calculator': homeLoan,
  'personal-loan-emi-calculator': personalLoan,
  'car-loan-emi-calculator': carLoan,
  'income-tax-calculator': incomeTax,
  'hra-calculator': hra,
  'gst-calculator': gst,
  'gratuity-calculator': gratuity,
  'sip-calculator': sip,
  'lumpsum-calculator': lumpsum,
  'swp-calculator': swp,
  'mutual-fund-returns-calculator': mutualFundReturns,
  'ppf-calculator': ppf,
  'epf-calculator': epf,
  'nps-calculator': nps,
  'sukanya-samriddhi-yojana-calculator': sukanyaSamriddhiYojana,
  'fd-calculator': fd,
  'rd-calculator': rd,
  'nsc-calculator': nsc,
  'compound-interest-calculator': compoundInterest,
  'simple-interest-calculator': simpleInterest,
  'cagr-calculator': cagr,
}
