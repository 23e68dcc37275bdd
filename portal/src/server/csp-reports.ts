/** Where browsers tell what the Content-Security-Policy kept from happening: counted for operators, kept nowhere. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export const cspReportPath = '/csp-reports'

const mostBytes = 16 * 1024
/** Anybody can send them: past so many in a minute they say nothing more. */
const mostPerMinute = 300

const oldReport = z.object({ 'csp-report': z.object({ 'effective-directive': z.string() }) })
const reports = z
  .array(z.object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: z.string() }) }))
  .max(20)

/** `count` is told the directive, or 'other' for what none of our policies has. */
export function cspReports(
  app: FastifyInstance,
  { directives, count }: { directives: readonly string[]; count: (directive: string) => void },
): void {
  let [minute, taken] = [0, 0]

  function isTooMany(): boolean {
    const current = Math.floor(Date.now() / 60_000)
    if (current !== minute) [minute, taken] = [current, 0]
    taken++
    return taken > mostPerMinute
  }

  app.register(async scope => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: mostBytes },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    )
    scope.post(cspReportPath, { bodyLimit: mostBytes, schema: { hide: true } }, (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (isTooMany()) return reply.code(429).send()
      for (const directive of directivesIn(request.body))
        count(directives.includes(directive) ? directive : 'other')
      return reply.code(204).send()
    })
  })
}

function directivesIn(body: unknown): string[] {
  const old = oldReport.safeParse(body).data
  if (old) return [old['csp-report']['effective-directive']]
  return reports.safeParse(body).data?.map(({ body: { effectiveDirective } }) => effectiveDirective) ?? []
}
