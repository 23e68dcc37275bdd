/** Markup that was rendered before, as it is spliced into a page. The element has no box of its own. */
export const inPart = (html: string): string => `<chowk-part>${html}</chowk-part>`
