let sprite: string | undefined

/**
 * Names a sprite on the page's own origin, which browsers ask of a sprite: its icons take the colour of the text.
 * A page without one, as a vertical's, gets each icon as an image of the assets host.
 */
export function configureIcons(url: string | undefined): void {
  sprite = url
}

export const spriteUrl = (): string | undefined => sprite
