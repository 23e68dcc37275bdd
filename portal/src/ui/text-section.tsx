/** A part of a page of text: paragraphs, points, a table, and where to go next. */
import type { Bilingual, TextSection } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import { SampleClaim } from './demonstration.tsx'
import { besideIfOutside, href } from './link.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import styles from './text-section.module.css'

interface TextTable {
  /** What the table shows. */
  readonly caption: Bilingual
  readonly columns: readonly Bilingual[]
  readonly rows: readonly (readonly Bilingual[])[]
  /** Every column but the first holds amounts. */
  readonly numeric?: true
}

/** The catalogue's section of text, with what only the portal's pages hold. */
export interface RichSection extends TextSection {
  readonly points?: readonly Bilingual[]
  readonly table?: TextTable
}

interface TextSectionViewProps {
  readonly locale: Locale
  readonly section: RichSection
  /** Names the section in an address. */
  readonly id?: string
}

export function TextSectionView({ locale, section, id }: TextSectionViewProps): ReactNode {
  const { heading, paragraphs, points = [], table, links = [], claims } = section
  return (
    <Section title={heading[locale]} id={id}>
      <div className={styles.text}>
        {(paragraphs.length > 0 || points.length > 0) && (
          <Prose>
            {claims && <SampleClaim locale={locale} />}
            {paragraphs.map(paragraph => (
              <p key={paragraph.en}>{paragraph[locale]}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map(point => (
                  <li key={point.en}>{point[locale]}</li>
                ))}
              </ul>
            )}
          </Prose>
        )}
        {table && (
          <DataTable
            caption={table.caption[locale]}
            columns={table.columns.map((column, index) => ({
              label: column[locale],
              numeric: table.numeric && index > 0,
            }))}
            rows={table.rows.map(row => row.map(cell => cell[locale]))}
          />
        )}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, link }) => (
              <li key={link}>
                <a href={href(link, locale)} {...besideIfOutside(link)}>
                  {label[locale]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
