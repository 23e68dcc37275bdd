/** The portal's name in titles, shared links, installed apps and messages: a demonstration must not be mistaken for the brand. */
export const publicNameOf = (brandName: string, demo: boolean) => (demo ? `${brandName} demo` : brandName)
