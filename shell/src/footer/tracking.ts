/** What the click listener reads, `name|position|creative`: an empty part is taken from the element further out. */
export const footerTrack = 'footer|footer|'

export function trackAs(
  creative: string | undefined,
  position: 'footer_seo_link' | '' = '',
): string | undefined {
  return creative || position ? `|${position}|${creative ?? ''}` : undefined
}
