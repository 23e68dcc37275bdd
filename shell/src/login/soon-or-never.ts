const patienceMs = 8000

/** A server that takes a connection and says nothing would keep whoever pressed waiting for its code without a word. */
export function soonOrNever<Code>(code: Promise<Code>): Promise<Code> {
  return Promise.race([code, new Promise<never>((_, reject) => setTimeout(reject, patienceMs))])
}
