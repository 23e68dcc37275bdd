/** A page as it was rendered: what is its own, and between it what many answers share, which is rendered and packed once. */
export interface RenderedPage {
  readonly pieces: readonly Piece[]
  readonly html: string
  /** How the Content-Security-Policy names the styles that stand in it. */
  readonly styleSource?: string | undefined
}

export type Piece = string | SharedPiece

export interface SharedPiece {
  readonly html: string
  /** By whoever first sends it. */
  packed?: Packed
}

export interface Packed {
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

/** Keeps what is made once for each key, of which there are few. */
export function sharedPieces(): (key: string, make: () => string) => SharedPiece {
  const kept = new Map<string, SharedPiece>()
  return (key, make) => {
    const piece = kept.get(key) ?? { html: make() }
    kept.set(key, piece)
    return piece
  }
}
