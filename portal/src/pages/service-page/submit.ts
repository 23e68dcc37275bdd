import type { ActionResult } from '../../page/page.ts'
import { type Answers, checkAnswers, readAnswers, typedInto } from './answers.ts'
import type { ServiceFacts } from './service-view.tsx'

/** Answers a service's form. It changes nothing, and nothing of it is kept. */
export function submitService(facts: ServiceFacts, form: Answers): ActionResult<ServiceFacts> {
  const { service, guide } = facts
  const typed = typedInto(service.form.fields, form)
  const answers = readAnswers(service.form.fields, typed)
  const found = guide.check?.(answers) ?? []
  const explained = new Set(found.map(({ field }) => field))
  const unfit = checkAnswers(service.form.fields, answers).filter(({ field }) => !explained.has(field))
  const problems = [...found, ...unfit]
  return {
    facts: { service, guide, submitted: { typed, answers, problems } },
    status: problems.length > 0 ? 422 : 200,
  }
}
