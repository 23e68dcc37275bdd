// roles.ts <role> [desk]: migrates the schema of DATABASE_URL as its owner, and grants the role the privileges of a server, or
// with `desk` those of the operators' desk.

import { modules } from '../modules.ts'
import { openStore } from '../open-store.ts'
import { grantRolePrivileges } from '../platform/store/postgres/postgres-roles.ts'
import { storeOptionsFrom } from '../platform/store/store-settings.ts'
import { type Program, runProgram } from './program.ts'

export const roles: Program = async ({ args, env, print }) => {
  const [role, kind] = args
  const options = storeOptionsFrom(env)
  if (!role || (kind !== undefined && kind !== 'desk') || !options.databaseUrl)
    throw new Error(
      'Say which role may serve customers (or ROLE desk, for operators), and name the database as its owner by DATABASE_URL.',
    )
  const isDesk = kind === 'desk'
  const store = await openStore(options)
  await store.close()
  await grantRolePrivileges(options.databaseUrl, { role, isDesk }, modules.all)
  print(
    `${role} may serve ${isDesk ? 'operators' : 'customers'}, and change neither the schema nor the ledger.`,
  )
  return 0
}

if (import.meta.main) await runProgram(roles)
