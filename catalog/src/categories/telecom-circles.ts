import { bothNames, type Named } from '../language.ts'
import type { BillerParameter } from './biller-parameter.ts'
import circles from './telecom-circles.json' with { type: 'json' }

export interface TelecomCircle extends Named {
  readonly slug: string
  readonly hindi: string
}

/** The 22 licence areas of India's mobile networks. The name of an area that covers several states lists them all. */
export const telecomCircles: readonly TelecomCircle[] = circles

const slugs = telecomCircles.map(({ slug }) => slug)

/**
 * The parameter of a prepaid biller beside the number. It is suggested from the number, so the first form does not
 * ask for it.
 */
export const circleParameter: BillerParameter = {
  name: 'circle',
  label: { en: 'Circle', hi: 'सर्कल' },
  type: 'text',
  inputMode: 'text',
  allowed: 'lettersAndDigits',
  pattern: slugs.join('|'),
  minLength: Math.min(...slugs.map(slug => slug.length)),
  maxLength: Math.max(...slugs.map(slug => slug.length)),
  hint: { en: 'The telecom area the number belongs to', hi: 'वह टेलीकॉम क्षेत्र जिसका यह नंबर है' },
  error: { en: 'Choose a circle from the list.', hi: 'सूची में से सर्कल चुनें।' },
  optional: true,
  options: telecomCircles.map(circle => ({ value: circle.slug, label: bothNames(circle) })),
}
