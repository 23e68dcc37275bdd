/** A result as HTML. The server renders it, and the browser when the form changes. */
import type { Locale } from '@chowk/shell'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChartFigure } from './chart.tsx'
import type { Chart, Figure, Outcome, Table } from './outcome.ts'
import styles from './outcome-view.module.css'
import { foldedId, resultId, tableAddress } from './result-address.ts'
import { cellText, displayedPaise, valueText } from './value-text.ts'

interface OutcomeViewProps {
  readonly outcome: Outcome
  readonly locale: Locale
  /** The address of this result. */
  readonly address: string
  /** True for the result of the default values, before the visitor types: long tables are then links. */
  readonly isExample?: boolean
}

const copy = {
  en: { result: 'Result', address: 'Link to this result', detail: 'In detail', file: 'as a file (CSV)' },
  hi: { result: 'परिणाम', address: 'इस परिणाम का लिंक', detail: 'विस्तार से', file: 'फ़ाइल के रूप में (CSV)' },
}

export function OutcomeView({ outcome, locale, address, isExample = false }: OutcomeViewProps) {
  const { headline, figures, notes = [], charts, tables } = outcome
  const [small, large] = [charts.filter(isSmall), charts.filter(chart => !isSmall(chart))]
  return (
    <>
      <section className={styles.summary} id={resultId}>
        <Card title={copy[locale].result} tone="raised">
          <div className={styles.stack}>
            <Headline figure={headline} locale={locale} />
            <FactList
              facts={figures.map(figure => ({
                label: figure.label[locale],
                value: valueText(figure.value, locale),
              }))}
            />
            {notes.map(({ tone, text }) => (
              <Notice key={text.en} tone={tone} text={text[locale]} />
            ))}
            {small.map(chart => (
              <ChartFigure key={chart.title.en} chart={chart} locale={locale} />
            ))}
            <a href={address}>{copy[locale].address}</a>
          </div>
        </Card>
      </section>
      <section className={styles.detail}>
        <h2>{copy[locale].detail}</h2>
        {large.map(chart => (
          <Card key={chart.title.en}>
            <ChartFigure chart={chart} locale={locale} />
          </Card>
        ))}
        {tables.map((table, index) =>
          table.folded && isExample ? (
            <a key={table.caption.en} href={`${address}#${foldedId}`} rel="nofollow">
              {table.caption[locale]}
            </a>
          ) : (
            <ScheduleTable
              key={table.caption.en}
              table={table}
              locale={locale}
              file={tableAddress(address, index + 1)}
            />
          ),
        )}
      </section>
    </>
  )
}

/** True for a chart that fits beside the form. */
const isSmall = (chart: Chart): boolean => chart.kind === 'parts' || chart.columns.length <= 3

function Headline({ figure, locale }: { readonly figure: Figure; readonly locale: Locale }) {
  const { label, value } = figure
  return (
    <p className={styles.headline}>
      <span className={styles.label}>{label[locale]}</span>
      {'paise' in value ? (
        <Money paise={displayedPaise(value)} locale={locale} size="large" />
      ) : (
        <span className={styles.plain}>{valueText(value, locale)}</span>
      )}
    </p>
  )
}

interface ScheduleTableProps {
  readonly table: Table
  readonly locale: Locale
  /** The address of the table as a file. */
  readonly file: string
}

function ScheduleTable({ table, locale, file }: ScheduleTableProps) {
  const caption = table.caption[locale]
  const currency = locale === 'hi' ? '₹' : 'Rs.'
  const data = (
    <>
      <DataTable
        caption={`${caption} (${currency})`}
        hideCaption={table.folded ?? false}
        columns={table.columns.map((column, index) => ({ label: column[locale], numeric: index > 0 }))}
        rows={table.rows.map(row => row.map(value => cellText(value, locale)))}
      />
      <a href={file} rel="nofollow" download>
        {caption}, {copy[locale].file}
      </a>
    </>
  )
  if (!table.folded) return data
  return (
    <details className={styles.folded}>
      <summary>{caption}</summary>
      {/* Inside the details element, so that a link to it opens the element. */}
      <div id={foldedId}>{data}</div>
    </details>
  )
}
