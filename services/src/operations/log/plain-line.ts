// Texts that operators sign and others read.
import { z } from 'zod'

/** Control and bidirectional characters would show the customer or the second operator other words than were signed. */
const control = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
export const hasNoControls = (text: string) => !control.test(text)
export const noControlsText = 'has no control characters, nor such as turn the direction of writing'

/** Removes what `hasNoControls` refuses, from texts that others wrote. */
export const withoutControls = (text: string) => text.replaceAll(new RegExp(control, 'gu'), '')

export const oneLineText = (what: string, max: number) => {
  const says = `${what} is one line of ${max.toLocaleString('en-IN')} letters at most`
  return z
    .string(says)
    .trim()
    .min(1, says)
    .max(max, says)
    .regex(/^[^\n\r]*$/, says)
    .refine(hasNoControls, `${what} ${noControlsText}`)
}
