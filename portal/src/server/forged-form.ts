import type { CsrfRefusal } from '@chowk/services'

/** A form that does not prove where it comes from. */
export class ForgedForm extends Error {
  readonly statusCode = 403
  override readonly name = 'ForgedForm'

  readonly refusal: CsrfRefusal

  constructor(refusal: CsrfRefusal) {
    super(`The form was refused: ${refusal}`)
    this.refusal = refusal
  }
}
