/** The shell's one way to speak to the console. Never pass it anything personal. */
export function logWarning(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to the console
  console.warn(`[chowk] ${message}`, ...(detail === undefined ? [] : [detail]))
}
