import type { CompanyDocument } from '../../../content/company-kind.ts'

/** As most people read either language, without haste. */
const wordsAMinute = 180

/** Of the paragraphs, points and tables, in whole minutes. */
export function readingMinutes({ sections }: CompanyDocument): number {
  const words = sections
    .flatMap(({ heading, paragraphs, points = [], table }) => [
      heading,
      ...paragraphs,
      ...points,
      ...(table?.rows.flat() ?? []),
    ])
    .join(' ')
    .split(/\s+/)
  return Math.max(1, Math.round(words.length / wordsAMinute))
}
