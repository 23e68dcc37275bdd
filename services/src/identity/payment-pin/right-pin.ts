declare const right: unique symbol

/** The customer has just typed their payment PIN. Only `PaymentPins` makes one. */
export interface RightPin {
  readonly customerId: string
  /** As it is kept: one that was set meanwhile is another. */
  readonly hash: string
  readonly [right]: true
}
