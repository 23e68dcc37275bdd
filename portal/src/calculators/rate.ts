/** Rates and shares are given in basis points: hundredths of a percent, so that 8.25% is the whole number 825. */
import { Decimal } from './decimal.ts'

const BPS_PER_ONE = 10_000
export const MONTHS_PER_YEAR = 12

/** 825 as 0.0825. */
export const share = (bps: number): Decimal => Decimal.ratio(bps, BPS_PER_ONE)

/** The interest of one of `perYear` equal periods on one rupee. */
export const periodic = (annualRateBps: number, perYear: number): Decimal =>
  Decimal.ratio(annualRateBps, BPS_PER_ONE * perYear)

export const monthly = (annualRateBps: number): Decimal => periodic(annualRateBps, MONTHS_PER_YEAR)

/** A share of an amount, to the paisa: `shareOf(10000, 1800)` is 18% of Rs. 100. */
export const shareOf = (amountPaise: number, shareBps: number): number =>
  Decimal.of(amountPaise).times(shareBps).over(BPS_PER_ONE).round()
