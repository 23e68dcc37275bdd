export function secondsUntil(time: number, at: number): number {
  return Math.max(0, Math.ceil((time - at) / 1000))
}
