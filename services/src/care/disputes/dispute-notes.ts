// Who takes the steps of a dispute, and the notes that customers read. Reconciliation and the demonstration's rule
// store a code of `dispute-notes.json`, which is rendered in the reader's language; an operator's note is stored and
// shown as it was written.
import type { Bilingual, Locale } from '@chowk/catalog'
import file from './dispute-notes.json' with { type: 'json' }

/** The customer, the reconciliation with a biller, the demonstration's rule, or an operator by an act. */
export type DisputeActor = 'customer' | 'reconciliation' | 'sandbox' | `ACT-${string}`

const notes = file satisfies Record<string, Bilingual>

export type DisputeNoteCode = keyof typeof notes

type NotedStep = { readonly actor: DisputeActor; readonly note: string }

const isCode = (note: string): note is DisputeNoteCode => Object.hasOwn(notes, note)

const writesCodes = ({ actor }: NotedStep) => actor === 'sandbox' || actor === 'reconciliation'

export function disputeNoteText(language: Locale, step: NotedStep): string {
  return writesCodes(step) && isCode(step.note) ? notes[step.note][language] : step.note
}

/** False for a code that nobody can render. A customer's step has no note: their words are the dispute's `details`. */
export function isValidNote(step: NotedStep): boolean {
  return step.note === '' || step.actor.startsWith('ACT-') || (writesCodes(step) && isCode(step.note))
}
