export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
  readonly met?: boolean
  /** Counted, not timed: a missed goal is a failure, on whatever machine. */
  readonly exact?: boolean
}
