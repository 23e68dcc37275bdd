/** `npm run advisories`: whether a package that runs in production has a known serious vulnerability. */
import { spawnSync } from 'node:child_process'

interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

const weighty = ['high', 'critical']

/**
 * Undefined when the registry has no advisories endpoint, or does not answer: then the result is unknown, and reported as
 * such.
 */
export function severeAdvisories(report: string): string[] | undefined {
  const { vulnerabilities } = reportIn(report)
  if (!vulnerabilities) return undefined
  return Object.entries(vulnerabilities).flatMap(([name, { severity }]) =>
    weighty.includes(severity) ? [`${name}: ${severity}`] : [],
  )
}

function reportIn(text: string): AuditReport {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = severeAdvisories(stdout ?? '')
  if (!found)
    console.log('Skipped: the registry has no advisories endpoint. Known vulnerabilities were not checked.')
  else console.log(found.length > 0 ? found.join('\n') : 'No serious advisory for any package.')
  if (found && found.length > 0) process.exit(1)
}
