import type { ActionResult } from '../page/page.ts'
import { type Answers, checkAnswers, readAnswers, typedInto } from './answers.ts'
import type { ServiceFacts } from './service-view.tsx'

/** Answers a service's form. It changes nothing, and nothing of it is kept. What takes no details gets its page again. */
export function submitService(facts: ServiceFacts, form: Answers): ActionResult<ServiceFacts> {
  const { service, start } = facts
  const { fields } = service.form ?? { fields: [] }
  if (fields.length === 0) return { redirect: service.path }
  const typed = typedInto(fields, form)
  const answers = readAnswers(typed)
  const found = start?.check?.(answers) ?? []
  const explained = new Set(found.map(({ field }) => field))
  const unfit = checkAnswers(fields, answers).filter(({ field }) => !explained.has(field))
  const problems = [...found, ...unfit]
  return {
    facts: { ...facts, submitted: { typed, answers, problems } },
    status: problems.length > 0 ? 422 : 200,
  }
}
