/** The programs that run the examples without React: a test whose program is missing is skipped, with a note. */
import { install, mayInstall, programOnPath } from './debian.ts'

const packages = {
  php: 'php-cli',
  python3: 'python3',
  nginx: 'nginx-light',
  'django-admin': 'python3-django',
} as const

export function installHostPrograms(): void {
  const missing = Object.entries(packages).filter(([program]) => !programOnPath(program))
  if (missing.length === 0 || !mayInstall()) return
  try {
    install(...missing.map(([, name]) => name))
  } catch (error) {
    console.log(`Not installed: ${missing.map(([program]) => program).join(', ')}. ${error}`)
  }
}
