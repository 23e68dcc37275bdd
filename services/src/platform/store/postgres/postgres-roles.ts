// Privileges of the role that serves customers: read and write rows, append only if rows never change, read only
// what operators wrote, and no changes to the schema. Someone who breaks into a portal can then neither rewrite the
// ledger nor act as an operator; the schema belongs to another role. The operators' desk has its own role, which may
// also write the operators' tables.
import pg from 'pg'
import type { StoreModule } from '../store-module.ts'

const migrationTables = ['store_migration', 'store_migration_lock']

/** `databaseUrl` is the owner's, with the schema up to date. Repeat it after each migration: new tables have no grants. */
export async function grantRolePrivileges(
  databaseUrl: string,
  { role, isDesk }: { readonly role: string; readonly isDesk: boolean },
  modules: readonly StoreModule[],
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await assertLimitable(client, role)
    await client.query(statementsFor(pg.escapeIdentifier(role), isDesk, modules).join(';\n'))
  } finally {
    await client.end()
  }
}

function statementsFor(role: string, isDesk: boolean, modules: readonly StoreModule[]): string[] {
  const appendOnly = modules.flatMap(({ appendOnly = [] }) => appendOnly)
  const readOnly = [...migrationTables, ...(isDesk ? [] : modules.flatMap(({ deskOnly = [] }) => deskOnly))]
  return [
    'begin',
    'revoke create on schema public from public',
    `revoke all on schema public from ${role}`,
    `grant usage on schema public to ${role}`,
    `revoke all on all tables in schema public from ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    ...appendOnly.map(table => `revoke update, delete on ${table} from ${role}`),
    ...readOnly.map(table => `revoke insert, update, delete on ${table} from ${role}`),
    'commit',
  ]
}

async function assertLimitable(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ isSuper: boolean; isOwner: boolean }>(
    `select rolsuper as "isSuper", pg_has_role(rolname, tableowner, 'member') as "isOwner"
     from pg_roles, pg_tables where rolname = $1 and schemaname = 'public' and tablename = 'store_migration'`,
    [role],
  )
  const [found] = rows
  if (!found) throw new Error(`There is no role ${role}: create role ${role} login password '…'.`)
  if (found.isSuper || found.isOwner)
    throw new Error(
      `${role} is a superuser or owns the tables: its privileges cannot be limited. Create another role.`,
    )
}
