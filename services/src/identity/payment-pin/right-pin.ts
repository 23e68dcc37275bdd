declare const right: unique symbol

/** The customer has just typed their payment PIN. Only `PaymentPins.check` makes one. */
export interface RightPin {
  readonly customerId: string
  readonly [right]: true
}
