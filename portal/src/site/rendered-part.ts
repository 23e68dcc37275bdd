/** Markup that was rendered before, as it is spliced into a page. The element has no box of its own. */
export function inPart(html: string, id?: string): string {
  return `<chowk-part${id ? ` id="${id}"` : ''}>${html}</chowk-part>`
}
