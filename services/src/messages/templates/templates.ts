import type { Locale } from '@chowk/catalog'
import { careTemplates } from './care-templates.ts'
import { codeTemplates } from './code-templates.ts'
import { type CodeKind, type MessageGroup, type MessageKind, unlimitedKinds } from './message-kinds.ts'
import { moneyTemplates } from './money-templates.ts'
import { securityTemplates } from './security-templates.ts'
import type { Filled, Template, Templates } from './template.ts'

const templates: Templates<MessageKind> = {
  ...codeTemplates,
  ...securityTemplates,
  ...moneyTemplates,
  ...careTemplates,
}

/** Of which an hour and a day allow only so many. */
export const limitedKinds = (Object.keys(templates) as MessageKind[]).filter(
  kind => !isCode(kind) && !unlimitedKinds.includes(kind),
)

export function groupOf(kind: MessageKind): MessageGroup {
  return templates[kind].group
}

export function textOf<Kind extends MessageKind>(kind: Kind, given: Filled<Kind>, language: Locale): string {
  const template: Template<Kind> = templates[kind]
  return template[language](given)
}

export function isCode(kind: MessageKind): kind is CodeKind {
  return groupOf(kind) === 'code'
}
