/** How the shell addresses a customer (specification §5). */
import type { SessionInfo } from './session-value.ts'

/** First word of the username or first name, capitalised; else the mobile number; else 'User'. */
export function greetingName(info: SessionInfo | undefined): string {
  const firstWord = fullName(info)?.split(/\s+/)[0]
  return firstWord ? titleCase(firstWord) : info?.mobile || 'User'
}

/** The whole name, title-cased unless it contains a digit. */
export function profileName(info: SessionInfo | undefined): string {
  const name = fullName(info) ?? (info?.mobile || 'User')
  return /\d/.test(name) ? name : titleCase(name)
}

function fullName(info: SessionInfo | undefined): string | undefined {
  return info?.username?.trim() || info?.firstName?.trim() || undefined
}

/** Also after an apostrophe or a hyphen: D'Souza, Anne-Marie. */
function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase())
}
