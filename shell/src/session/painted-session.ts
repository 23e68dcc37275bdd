/** The session that the page's HTML shows by the time React comes, which hydrates by it: unknown, unless a script painted. */
import { type Session, unknownSession } from './session-store.ts'

let painted = unknownSession

export const paintedSession = (): Session => painted

export function keepPainted(session: Session): void {
  painted = session
}
