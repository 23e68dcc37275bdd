/**
 * The browsers the styles are written for. Older ones are not compiled for: a compiled `light-dark()` would fix each
 * token's colour at the root, and the header, which stays light on a dark page, could no longer choose its own.
 */
export const cssTarget = ['chrome125', 'edge125', 'firefox130', 'safari17.5']
