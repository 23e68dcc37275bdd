import type { ServiceGuide } from '../../service-page/service-guide.ts'
import { creditCards } from './credit-cards.ts'
import { creditReport } from './credit-report.ts'
import { freeCreditScore } from './free-credit-score.ts'
import { personalLoan } from './personal-loan.ts'
import { postpaid } from './postpaid.ts'

/** By the service's slug in the catalogue. */
export const creditGuides: Readonly<Record<string, ServiceGuide>> = {
  postpaid,
  'credit-cards': creditCards,
  'personal-loan': personalLoan,
  'credit-report': creditReport,
  'free-credit-score': freeCreditScore,
}
