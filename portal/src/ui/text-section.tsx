/** A section of a text page: paragraphs, bullets, a table, and links. */

import type { ReactNode } from 'react'
import type { TextSection } from '../content/fields.ts'
import { useLocale } from '../page/page.ts'
import { BulletList } from './bullet-list.tsx'
import { DataTable } from './data-table.tsx'
import { SampleClaim } from './demonstration.tsx'
import { href, newTabIfExternal } from './link.ts'
import { Paragraphs, Prose } from './prose.tsx'
import { Section } from './section.tsx'
import styles from './text-section.module.css'

interface TextSectionViewProps {
  readonly section: TextSection
  /** Replaces the table. */
  readonly children?: ReactNode
}

export function TextSectionView({ section, children }: TextSectionViewProps) {
  const locale = useLocale()
  const { heading, id, paragraphs, points = [], table, links = [], claims } = section
  return (
    <Section title={heading} id={id}>
      <div className={styles.text}>
        {(paragraphs.length > 0 || points.length > 0) && (
          <Prose>
            {claims && <SampleClaim locale={locale} />}
            <Paragraphs texts={paragraphs} />
            {points.length > 0 && <BulletList items={points} />}
          </Prose>
        )}
        {children ||
          (table && (
            <DataTable
              caption={table.caption}
              columns={table.columns.map((column, index) => ({
                label: column,
                numeric: table.numeric && index > 0,
              }))}
              rows={table.rows}
            />
          ))}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, link }) => (
              <li key={link}>
                <a href={href(link, locale)} {...newTabIfExternal(link)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
