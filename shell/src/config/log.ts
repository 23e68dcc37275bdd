/** The only place that writes to the console. Never pass it personal data. */
export function logWarning(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes to the console
  console.warn(`[chowk] ${message}`, ...(detail === undefined ? [] : [detail]))
}
