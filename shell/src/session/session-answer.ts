import type { SessionStatus, UserAnnouncement } from '../page/events.ts'

const answeredWithinMs = 10_000

export type SessionAnswered = Omit<UserAnnouncement, 'status'> & { readonly status: SessionStatus }

/** The session, once the session check has answered; 'unknown' if it does not within ten seconds. */
export function session(): Promise<SessionAnswered> {
  return new Promise(resolve => {
    const answer = ({ detail }: CustomEvent<UserAnnouncement>) => resolve(detail)
    window.addEventListener('chowk:user', answer, { once: true })
    setTimeout(() => {
      window.removeEventListener('chowk:user', answer)
      resolve({ status: 'unknown' })
    }, answeredWithinMs)
    window.dispatchEvent(new Event('chowk:who'))
  })
}
