import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** `label` describes it to a customer who cannot scan it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}

interface QrPath {
  /** Modules along one side, the quiet zone included. */
  readonly size: number
  /** One path for the whole code: 'M3 1h2v1h-2z…', a rectangle for each run of dark modules. */
  readonly path: string
}

/** Readers need four light modules around the code. */
const quietZone = 4

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.map((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size, path: path.flat().join('') }
}

function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts.map(start => {
    const end = row.indexOf(false, start)
    return [start, (end < 0 ? row.length : end) - start] as const
  })
}
