/** The part of autocannon that is used here; the package brings no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
  }
  interface Result {
    readonly requests: { readonly average: number }
    readonly latency: { readonly p99: number }
    readonly non2xx: number
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
    readonly errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
