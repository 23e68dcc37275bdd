// What a room of the services brings to the store. The store knows no room: whoever opens it says which there are.
import type { Locale } from '@chowk/catalog'
import type { Kysely } from 'kysely'
import type { RetentionKind } from '../retention/retention.ts'
import type { AnyCommand } from './command.ts'
import type { Database } from './database.ts'
import type { Dispose } from './dispose.ts'
import type { Measure } from './measure.ts'
import type { Migrations } from './migration.ts'
import type { SealedTable } from './sealed-table.ts'
import type { StartThread } from './sqlite-protocol.ts'

/** The types of its tables are added to `Database`, beside this. */
export interface Room {
  /** Done in the order of their names, among those of all rooms. Only ever appended. */
  readonly migrations?: Migrations
  readonly commands?: readonly AnyCommand[]
  /** Takes away what has ended and decides nothing any more; `db` is for what is few and found from elsewhere. */
  sweep?(dispose: Dispose, at: number, db: Kysely<Database>): Promise<void>
  /** Tables whose rows are never changed: where the database has roles, a portal's may only add to them. */
  readonly appendOnly?: readonly (keyof Database)[]
  /** Tables that operators alone write to: a portal's role may only read them. */
  readonly deskOnly?: readonly (keyof Database)[]
  /** What a restore does not bring back. */
  readonly notRestored?: NotRestored
  /** What else a restore must do, in the same transaction. Tables of the room may be missing in an older backup. */
  afterRestore?(store: RestoredStore, at: number): Promise<void>
  readonly exports?: readonly DataExport[]
  /** Tables about a customer that none of the exports reads, and why. */
  readonly notExported?: TableReasons
  /** Tables that an incremental audit reads from the first row to the last, and why they stay small enough. */
  readonly readThrough?: TableReasons
  /** What each of its tables holds, and so how long. */
  readonly retention?: Readonly<Record<string, RetentionKind>>
  /** Tables whose rows go with the account of their customer, who is their `customer_id`. */
  readonly forgottenWithAccount?: readonly CustomerTable[]
  /** Tables whose rows the audit seals, and what may happen to such a row afterwards. */
  readonly sealed?: Readonly<Partial<Record<keyof Database, SealedTable>>>
  /** What an operator watches of it. */
  readonly measures?: readonly Measure[]
  /** Checks what must hold of the room's rows. `db` is a snapshot's: the checks belong to one moment. `rooms` are all there are. */
  audit?(db: Kysely<Database>, scope: AuditScope, rooms: readonly Room[]): Promise<RoomAudit>
}

type TableReasons = Readonly<Partial<Record<keyof Database, string>>>

export type CustomerTable = {
  [Table in keyof Database]: Database[Table] extends { customer_id: string } ? Table : never
}[keyof Database]

/**
 * 'all' rows of a table, or those for which this holds. `former` is the schema with what the restore replaces: where there
 * is nothing to replace, nobody knows what has ended, and they stay.
 */
type NotRestored = Partial<Record<keyof Database, 'all' | ((former: string) => string)>>

export interface RestoredStore {
  /** Of what the restore replaces, where there was something. */
  readonly former: string | undefined
  has(table: string): Promise<boolean> | boolean
  run(statement: string): Promise<unknown> | unknown
}

/** What a customer takes along of a room's rows: theirs alone, and no secret, hash or key. */
export interface DataExport {
  /** Of its file, as 'orders'. */
  readonly name: string
  readonly about: Readonly<Record<Locale, string>>
  /** Each a line of the file, oldest first. */
  rows(db: Kysely<Database>, customerId: string): Promise<readonly ExportRow[]>
}

export type ExportRow = Readonly<Record<string, string | number>>

/** How much of it must be looked at. */
export interface AuditScope {
  /** Rows that have not changed since were found in order by the audit before; 0 for all. */
  readonly since: number
  /** What is dated after this has not happened yet. */
  readonly at: number
  /** Of the seal to begin from: the last where all was well. */
  readonly seal?: number | undefined
  /** Of the last seal, whatever was found then: the books must have gone on from it. */
  readonly knownSeal?: number | undefined
  /** How far chains beside the ledger reached then, and what was open, by their names. */
  readonly chains?: Readonly<Record<string, ChainEnd>> | undefined
}

/** A chain that is only added to, known by its last link, or what there was at a time. */
export interface ChainEnd {
  readonly length: number
  readonly head: string
  readonly at?: number | undefined
}

export interface RoomAudit {
  /** Each one line, naming what it is about. Empty when all is well. */
  readonly differences: readonly string[]
  /** What was looked at, as '12 entries on 3 accounts'. */
  readonly audited?: string
  /** Two stores with the same fingerprint hold the same. */
  readonly fingerprint?: string
  /** It came upon something older than it was asked for: from then on the rooms after it look as well. */
  readonly since?: number
  /**
   * Notes how far it looked and what was found in all, and answers with what to write outside; missing where the books have
   * not gone on from what is known.
   */
  seal?(
    store: { readonly db: Kysely<Database> },
    audited: { at: number; differences: number },
  ): Promise<Sealed>
  /** Chains of its own that have gone on from what is known. */
  readonly chains?: Readonly<Record<string, ChainEnd>>
}

/** What a seal is known by. */
export interface Sealed {
  readonly number: number
  readonly fingerprint: string
  readonly sealedAt?: number | undefined
  readonly entries: number
  readonly accounts: number
}

export interface Rooms {
  /** Of the module that exports them as `rooms`. SQLite's thread finds them there, since functions cannot be sent to it. */
  readonly address: string
  /** A module that has the threads' own beside it, where that is not SQLite's. */
  readonly threads?: string
  /** Where a thread is had, if not started anew for each store. */
  readonly startThread?: StartThread
  readonly all: readonly Room[]
}

export function migrationsOf(rooms: readonly Room[]): Migrations {
  return Object.fromEntries(
    withoutTwins(
      'migration',
      rooms.flatMap(({ migrations = {} }) => Object.entries(migrations)),
    ),
  )
}

export function commandsOf(rooms: readonly Room[]): ReadonlyMap<string, AnyCommand> {
  const commands = rooms.flatMap(({ commands = [] }) => commands)
  return new Map(
    withoutTwins(
      'command',
      commands.map(command => [command.name, command]),
    ),
  )
}

/** SQLite's thread finds a command by its name; that none goes without its room on PostgreSQL either, it is asked there too. */
export function commandNamed(commands: ReturnType<typeof commandsOf>, name: string): AnyCommand {
  const command = commands.get(name)
  if (!command) throw new Error(`There is no command "${name}": its room must bring it.`)
  return command
}

/** Of two by one name, one would silently never be done. */
function withoutTwins<Thing>(what: string, named: [string, Thing][]): [string, Thing][] {
  const names = named.map(([name]) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`Two rooms bring a ${what} "${twin}": rename the new one.`)
  return named
}
