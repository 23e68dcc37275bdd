/** Starts the portal from its build. */
import { loadBuiltSite } from './built-site.ts'
import { run } from './run.ts'

await run(loadBuiltSite)
