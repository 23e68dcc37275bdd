/** A rendered page: its own text, and pieces that many answers share, which are rendered and compressed once. */
export interface RenderedPage {
  readonly pieces: readonly Piece[]
  readonly html: string
  /** The Content-Security-Policy source of its inline styles. */
  readonly styleSource?: string | undefined
}

export type Piece = string | SharedPiece

export interface SharedPiece {
  readonly html: string
  /** Set by the first answer that uses it. */
  compressed?: Compressed
}

export interface Compressed {
  readonly bytes: Buffer
  readonly deflated: Buffer
}

export function renderedPage(pieces: readonly Piece[], styleSource?: string): RenderedPage {
  return {
    pieces,
    styleSource,
    get html() {
      return pieces.map(htmlOf).join('')
    },
  }
}

export function htmlOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.html
}

/** Creates a piece once for each key. There are few keys. */
export function sharedPieces(): (key: string, make: () => string) => SharedPiece {
  const made = new Map<string, SharedPiece>()
  return (key, make) => {
    const piece = made.get(key) ?? { html: make() }
    made.set(key, piece)
    return piece
  }
}
