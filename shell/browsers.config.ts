/**
 * The browsers the styles are written for. Older ones are not compiled for: a compiled `light-dark()` would fix each
 * token's colour at the root, and the header, which stays light on a dark page, could no longer choose its own.
 */
import type { CSSOptions } from 'vite'

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8)

export const css: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets: { chrome: version(125), firefox: version(130), safari: version(17, 5) } },
}

/** The same for the minifier, which Vite asks apart. */
export const cssTarget = ['chrome125', 'firefox130', 'safari17.5']
