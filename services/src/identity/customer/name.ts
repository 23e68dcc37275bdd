export type NameFault = 'empty' | 'too-long' | 'characters'

export type ParsedName = { ok: true; name: string } | { ok: false; fault: NameFault }

export const nameMaxLength = 60

// The two joiners shape letters in Indian scripts.
const onlyNameCharacters = /^(?:[\p{L}\p{M}\p{Nd} .'’-]|\u200c|\u200d)+$/u

/** A name in any script. Digits are allowed (the greeting knows what to do with them), markup and symbols are not. */
export function parseName(typed: string): ParsedName {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (name === '') return { ok: false, fault: 'empty' }
  if (name.length > nameMaxLength) return { ok: false, fault: 'too-long' }
  if (!onlyNameCharacters.test(name) || !/\p{L}/u.test(name)) return { ok: false, fault: 'characters' }
  return { ok: true, name }
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? ''
}
