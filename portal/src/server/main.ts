/** Starts the portal from its build. */
import { builtSite } from './built-site.ts'
import { run } from './run.ts'

await run(builtSite)
