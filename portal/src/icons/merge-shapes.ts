/**
 * Joins an icon's shapes into one path, except those with attributes of their own. Every use of an icon copies its shapes, which
 * the browser then styles and lays out, and the home page has more than a hundred icons.
 */
export function mergeShapes(shapes: string): string {
  const lines: string[] = []
  const others: string[] = []
  for (const [shape, kind = '', text = ''] of shapes.matchAll(/<(\w+)([^>]*?)\/>/g)) {
    const found = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    const { names, line } = lineOf[kind] ?? unknown
    if (found.every(([name = '']) => names.includes(name))) lines.push(line(Object.fromEntries(found)))
    else others.push(shape)
  }
  return `<path d="${lines.join('')}"/>${others.join('')}`
}

interface Line {
  /** The attributes that describe its outline. */
  readonly names: readonly string[]
  line(attributes: Readonly<Record<string, string>>): string
}

const unknown: Line = { names: [], line: () => '' }

const lineOf: Readonly<Record<string, Line>> = {
  path: { names: ['d'], line: ({ d = '' }) => fromPathStart(d) },
  line: { names: ['x1', 'y1', 'x2', 'y2'], line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { names: ['points'], line: ({ points }) => `M${points}` },
  polygon: { names: ['points'], line: ({ points }) => `M${points}z` },
  circle: { names: ['cx', 'cy', 'r'], line: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r)) },
  ellipse: {
    names: ['cx', 'cy', 'rx', 'ry'],
    line: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  rect: {
    names: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    line({ x = 0, y = 0, width, height, rx = 0, ry = rx }) {
      return rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx || ry), Number(ry))
    },
  },
}

/**
 * A path may begin with a relative step and continue with such steps: appended to another shape, it would begin at that
 * shape's end.
 */
function fromPathStart(line: string): string {
  const [, start, more = ''] =
    /^m\s*(-?(?:\d*\.\d+|\d+)[\s,]*-?(?:\d*\.\d+|\d+))[\s,]*(.*)$/s.exec(line) ?? []
  if (start === undefined) return line
  return `M${start}${/^[-\d.]/.test(more) ? 'l' : ''}${more}`
}

function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (dx: number, dy: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '')
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`
  )
}
