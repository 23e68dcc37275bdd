/**
 * Charts drawn as SVG, with their figures beside them as text. Shapes are placed by attributes and coloured by classes,
 * since the pages allow no style attributes.
 */

import type { Locale } from '@chowk/shell'
import { formatBrief, formatRupees } from '../../money/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { fullStop } from '../../ui/full-stop.ts'
import styles from './chart.module.css'
import type { Chart, ColumnsChart, PartsChart } from './outcome.ts'

interface ChartProps<Kind extends Chart> {
  readonly chart: Kind
  readonly locale: Locale
}

export function ChartFigure({ chart, locale }: ChartProps<Chart>) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{chart.title[locale]}</figcaption>
      {chart.kind === 'parts' ? (
        <Parts chart={chart} locale={locale} />
      ) : (
        <Columns chart={chart} locale={locale} />
      )}
    </figure>
  )
}

/** A ring divided into shares. The list beside it has them as text. */
function Parts({ chart: { parts }, locale }: ChartProps<PartsChart>) {
  const total = parts.reduce((sum, part) => sum + part.paise, 0)
  let before = 0
  return (
    <div className={styles.parts}>
      <svg className={styles.ring} viewBox="0 0 42 42" aria-hidden="true">
        {parts.map(({ label, paise }, index) => {
          const share = total === 0 ? 0 : (100 * paise) / total
          const start = before
          before += share
          return (
            <circle
              key={label.en}
              className={toneOf(index)}
              cx="21"
              cy="21"
              r="16"
              pathLength="100"
              strokeDasharray={`${drawn(share)} ${drawn(100 - share)}`}
              strokeDashoffset={drawn(25 - start)}
            />
          )
        })}
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ label, paise }, index) => (
          <li key={label.en}>
            <Swatch index={index} />
            <span className={styles.name}>{label[locale]}</span>
            <span className={styles.amount}>
              {formatRupees(paise, locale)}
              <span className={styles.share}>{shareText(paise, total)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With more columns only every fifth has a name. */
const columnsWithNames = 12

function Columns({ chart, locale }: ChartProps<ColumnsChart>) {
  const { series, columns } = chart
  const totals = columns.map(({ paise }) => paise.reduce((sum, one) => sum + one, 0))
  const highest = Math.max(...totals, 1)
  const isNamed = (index: number) => columns.length <= columnsWithNames || (index + 1) % 5 === 0
  return (
    <div role="img" aria-label={describe(chart, totals, locale)}>
      <p className={styles.scale}>{formatBrief(highest, locale)}</p>
      <ol className={classNames(styles.columns, columns.length <= 3 && styles.few)}>
        {columns.map(({ label, paise }, index) => (
          <li key={label.en}>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <Stack amounts={paise} highest={highest} />
            </svg>
            <span className={styles.tick}>{isNamed(index) && label[locale]}</span>
          </li>
        ))}
      </ol>
      {series.length > 1 && (
        <ul className={styles.keys}>
          {series.map((label, index) => (
            <li key={label.en}>
              <Swatch index={index} />
              {label[locale]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Each bar reaches to the bottom and is drawn before those above it, so the HTML contains only the start of each. */
function Stack({ amounts, highest }: { readonly amounts: readonly number[]; readonly highest: number }) {
  let top = 100
  const parts = amounts.map((paise, index) => {
    top -= (100 * Math.max(0, paise)) / highest
    // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a part of a stack
    return <rect key={index} className={toneOf(index)} y={drawn(top)} width="10" height="100" />
  })
  return parts.reverse()
}

function Swatch({ index }: { readonly index: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
      <rect className={toneOf(index)} width="10" height="10" rx="3" />
    </svg>
  )
}

/** Rounds to a tenth of a percent, which keeps the HTML small and is finer than anybody sees. */
const drawn = (length: number): number => Math.round(10 * length) / 10

const toneOf = (index: number): string | undefined => styles[`tone${index % 4}`]

/** The share to a tenth of a percent. */
function shareText(paise: number, total: number): string {
  return total === 0 ? '0%' : `${Math.round((1000 * paise) / total) / 10}%`
}

/** Describes the columns to screen readers: the first and the last. The table has the rest. */
function describe({ title, columns }: ColumnsChart, totals: readonly number[], locale: Locale): string {
  const ends = [0, columns.length - 1].filter((index, place, all) => all.indexOf(index) === place)
  const named = ends.map(
    index => `${columns[index]?.label[locale]}: ${formatBrief(totals[index] ?? 0, locale)}`,
  )
  const rest = locale === 'hi' ? 'सभी आँकड़े नीचे की तालिका में हैं।' : 'All figures are in the table below.'
  const stop = fullStop[locale]
  return `${title[locale]}${stop} ${named.join(', ')}${stop} ${rest}`
}
