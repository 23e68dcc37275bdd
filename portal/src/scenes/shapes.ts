/** The elements of the drawings: flat shapes in a few colours, on an area of 320 by 180. */

/** Most colours are tokens that follow light and dark mode; a few are fixed, as in the home page's drawing. */
export const inks = {
  brand: 'var(--chowk-brand)',
  accent: 'var(--chowk-accent)',
  paper: 'var(--chowk-surface)',
  ink: 'var(--chowk-ink)',
  soft: 'var(--chowk-line-strong)',
  faint: 'var(--chowk-line)',
  sun: 'oklch(.84 .14 85)',
  orange: 'oklch(.72 .16 50)',
  rust: 'oklch(.64 .17 45)',
  green: 'oklch(.66 .13 155)',
  leaf: 'oklch(.57 .13 155)',
  skin: 'oklch(.66 .08 55)',
  hair: 'oklch(.34 .05 45)',
  dusk: '#4a2f00',
} as const

/** A filled path, or with a width a line. */
export type Shape = readonly [ink: keyof typeof inks, path: string, width?: number]

export type Scene = readonly Shape[]

export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0 ${r} ${r} 0 0 1 ${-2 * r} 0z`

export const ground: Shape = ['soft', 'M12 169h296', 2]

/** A coin with the sign of the rupee. */
export const coin = (x: number, y: number): Scene => [
  ['sun', disc(x, y, 16)],
  ['dusk', `M${x - 6} ${y - 8}h12m-12 5h12m-9-5c8 0 8 10 0 10h-2l8 8`, 2.5],
]

/** A stall's roof of cloth. */
export const awning = (x: number, y: number, cloth: 'orange' | 'green'): Scene => [
  [cloth, `M${x} ${y + 24}l10-24h80l10 24z`],
  [cloth === 'orange' ? 'rust' : 'leaf', `M${x} ${y + 24}${'a10 10 0 0 0 20 0'.repeat(5)}z`],
]

/** The corners and a few dots of a code to scan. */
export const scanCode = (x: number, y: number): string =>
  [box(x, y, 10, 10), box(x + 16, y, 10, 10), box(x, y + 16, 10, 10)].join('') +
  [box(x + 16, y + 16, 4, 4), box(x + 22, y + 22, 4, 4), box(x + 22, y + 14, 4, 4)].join('')
