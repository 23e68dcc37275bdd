/** What the session check says of a signed-in customer. */
export interface SessionInfo {
  readonly id: string
  readonly firstName?: string
  readonly username?: string
  readonly mobile?: string
  readonly userPicture?: string
}
