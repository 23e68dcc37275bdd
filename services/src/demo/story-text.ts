// Texts of the demonstration's customers and their answers are stored in English, and shown in the language of the
// page.
import type { Bilingual } from '@chowk/catalog'
import { demonstrationCustomers, type StoryStep } from './demonstration-data.ts'

const texts: ReadonlyMap<string, Bilingual> = new Map(
  demonstrationCustomers
    .flatMap(({ story }) => story)
    .flatMap(textsOf)
    .map(text => [text.en, text]),
)

/** Any other text is shown unchanged. */
export function storyText(written: string, language: keyof Bilingual): string {
  return texts.get(written)?.[language] ?? written
}

function textsOf(step: StoryStep): readonly Bilingual[] {
  if (step.does === 'orders') return step.dispute ? [step.dispute.details] : []
  if (step.does !== 'writes to care') return []
  const { subject, message, answer } = step
  return answer ? [subject, message, answer] : [subject, message]
}
