import type { Locale } from '@chowk/catalog'
import { careTemplates } from './care-templates.ts'
import { codeTemplates } from './code-templates.ts'
import { dueTemplates } from './due-templates.ts'
import { type CodeKind, type MessageGroup, type MessageKind, unlimitedKinds } from './message-kinds.ts'
import { moneyTemplates } from './money-templates.ts'
import { securityTemplates } from './security-templates.ts'
import type { InEvery, Templates } from './template.ts'

const templates: Templates<MessageKind> = {
  ...codeTemplates,
  ...securityTemplates,
  ...moneyTemplates,
  ...dueTemplates,
  ...careTemplates,
}

/** Of which an hour and a day allow only so many. */
export const limitedKinds = (Object.keys(templates) as MessageKind[]).filter(
  kind => !isCode(kind) && !unlimitedKinds.includes(kind),
)

export function groupOf(kind: MessageKind): MessageGroup {
  return templates[kind].group
}

/** `variables` are those of the kind, as `notify` stored them by its type. */
export function textOf(
  kind: MessageKind,
  { variables, ...given }: InEvery & { readonly variables: Readonly<Record<string, string | number>> },
  language: Locale,
): string {
  const write = templates[kind][language] as (given: object) => string
  return write({ ...variables, ...given })
}

export function isCode(kind: MessageKind): kind is CodeKind {
  return groupOf(kind) === 'code'
}
