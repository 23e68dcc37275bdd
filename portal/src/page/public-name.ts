/** What titles, shared links, installed apps and messages call the portal: a demonstration must not pass for the brand. */
export const publicNameOf = (brandName: string, demo: boolean): string =>
  demo ? `${brandName} demo` : brandName
