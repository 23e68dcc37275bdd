// What the role that serves customers may do: read and write rows, append where rows are never changed, only read what
// operators wrote, and nothing to the schema. Whoever breaks into a portal then can neither rewrite the books nor pass for an
// operator; the schema belongs to another role. The operators' own desk has a role of its own, which may write that, too.
import pg from 'pg'
import type { Room } from '../room.ts'

/** A grant that did not happen. The message is one line that says what to do. */
class RolesNotSet extends Error {
  override readonly name = 'RolesNotSet'
}

const migrationTables = ['store_migration', 'store_migration_lock']

/** `databaseUrl` is the owner's, and the schema up to date. Once more after each migration: new tables are nobody's. */
export async function limitRole(
  databaseUrl: string,
  { role, isDesk }: { readonly role: string; readonly isDesk: boolean },
  rooms: readonly Room[],
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await assertLimitable(client, role)
    await client.query(statementsFor(pg.escapeIdentifier(role), isDesk, rooms).join(';\n'))
  } finally {
    await client.end()
  }
}

function statementsFor(role: string, isDesk: boolean, rooms: readonly Room[]): string[] {
  const appendOnly = rooms.flatMap(({ appendOnly = [] }) => appendOnly)
  const readOnly = [...migrationTables, ...(isDesk ? [] : rooms.flatMap(({ deskOnly = [] }) => deskOnly))]
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
  if (!found) throw new RolesNotSet(`There is no role ${role}: create role ${role} login password '…'.`)
  if (found.isSuper || found.isOwner)
    throw new RolesNotSet(
      `${role} is a superuser or owns the tables: nothing can be kept from it. Make another.`,
    )
}
