/** Browsers that let people ask for less data say so here; not all have it. */
export type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } }
