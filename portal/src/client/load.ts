/** Replaces Vite's own helper: see vite.config.ts. */
export const __vitePreload = <Module>(load: () => Promise<Module>): Promise<Module> => load()
