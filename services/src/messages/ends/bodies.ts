// What the ends receive, by the names that those who read it rely on: see docs/contracts/settings.md.
import type { Outgoing } from './end.ts'

export function codeBody({ mobile, code, at, kind, language, text, parameters }: Outgoing): string {
  const purpose = kind.replace(/-code$/, '')
  return JSON.stringify({ mobile, code, at: at.toISOString(), purpose, language, text, parameters })
}

export function messageBody({ id, mobile, kind, language, text, parameters, at }: Outgoing): string {
  return JSON.stringify({ mobile, kind, language, text, at: at.toISOString(), id, parameters })
}
