/**
 * Decimals with forty places, on whole numbers underneath: powers and long sums of interest stay exact far beyond the
 * paisa, so that only the stated rounding at the end decides a paisa, never floating point.
 */
const decimalPlaces = 40n
const unit = 10n ** decimalPlaces
const halfUnit = unit / 2n
/** Division cuts at the fortieth place, so a value this close to half a paisa is taken for half a paisa. */
const cut = 10n ** (decimalPlaces / 2n)

type Operand = Decimal | number

export class Decimal {
  readonly #scaled: bigint

  private constructor(scaled: bigint) {
    this.#scaled = scaled
  }

  static of(whole: number): Decimal {
    if (!Number.isSafeInteger(whole))
      throw new RangeError(`Expected a whole number, got ${whole}: use Decimal.ratio.`)
    return new Decimal(BigInt(whole) * unit)
  }

  static ratio(numerator: number, denominator: number): Decimal {
    return Decimal.of(numerator).over(denominator)
  }

  plus(other: Operand): Decimal {
    return new Decimal(this.#scaled + Decimal.#scaledOf(other))
  }

  minus(other: Operand): Decimal {
    return new Decimal(this.#scaled - Decimal.#scaledOf(other))
  }

  times(other: Operand): Decimal {
    return new Decimal((this.#scaled * Decimal.#scaledOf(other)) / unit)
  }

  over(other: Operand): Decimal {
    return new Decimal((this.#scaled * unit) / Decimal.#scaledOf(other))
  }

  /** For whole exponents of zero and more. */
  power(exponent: number): Decimal {
    let result = Decimal.of(1)
    let square: Decimal = this
    for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = result.times(square)
      square = square.times(square)
    }
    return result
  }

  /** The positive root of a positive number: Newton's method, from a floating-point guess that lies just above it. */
  root(degree: number): Decimal {
    const n = BigInt(degree)
    const target = this.#scaled * unit ** (n - 1n)
    const above = (Number(this.#scaled) / Number(unit)) ** (1 / degree) * (1 + 1e-12)
    let guess = BigInt(Math.ceil(above * 1e15)) * 10n ** (decimalPlaces - 15n)
    for (;;) {
      const next = ((n - 1n) * guess + target / guess ** (n - 1n)) / n
      if (next >= guess) return new Decimal(guess)
      guess = next
    }
  }

  isMoreThan(other: Operand): boolean {
    return this.#scaled > Decimal.#scaledOf(other)
  }

  /** To the nearest whole number; half goes away from zero, as banks and invoices round. */
  round(): number {
    const size = this.#scaled < 0n ? -this.#scaled : this.#scaled
    const whole = Number((size + halfUnit + cut) / unit)
    if (!Number.isSafeInteger(whole))
      throw new RangeError('The result is larger than this calculator can state exactly.')
    return this.#scaled < 0n ? -whole || 0 : whole
  }

  static #scaledOf(value: Operand): bigint {
    return typeof value === 'number' ? Decimal.of(value).#scaled : value.#scaled
  }
}

/** Rates and shares are given in basis points: hundredths of a percent, so that 8.25% is the whole number 825. */
const bpsPerOne = 10_000
export const monthsPerYear = 12

/** 825 as 0.0825. */
export const shareFromBps = (bps: number): Decimal => Decimal.ratio(bps, bpsPerOne)

/** The interest of one of `perYear` equal periods on one rupee. */
export const periodicRate = (annualRateBps: number, perYear: number): Decimal =>
  Decimal.ratio(annualRateBps, bpsPerOne * perYear)

export const monthlyRate = (annualRateBps: number): Decimal => periodicRate(annualRateBps, monthsPerYear)

/** A share of an amount, to the paisa: `shareOf(10000, 1800)` is 18% of Rs. 100. */
export const shareOf = (amountPaise: number, shareBps: number): number =>
  Decimal.of(amountPaise).times(shareBps).over(bpsPerOne).round()
