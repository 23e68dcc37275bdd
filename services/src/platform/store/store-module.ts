// What a module of the services (a `*.module.ts`) contributes to the store. The store knows no module; the caller that
// opens it passes the list.
import type { Locale } from '@chowk/catalog'
import type { RetentionKind } from '../retention/retention.ts'
import type { AnyCommand } from './command.ts'
import type { Database, Db } from './database.ts'
import type { Dispose } from './dispose.ts'
import type { Metric } from './metric.ts'
import type { Migrations } from './migration.ts'
import type { SealedTable } from './sealed-table.ts'
import type { StartThread } from './sqlite-protocol.ts'

/** Each module declares its tables in `Database`, beside its `StoreModule`. */
export interface StoreModule {
  /** Run in the order of their names, among those of all modules. Never edited, only appended. */
  readonly migrations?: Migrations
  readonly commands?: readonly AnyCommand[]
  /** Deletes rows that have expired and no longer matter. `db` is for small deletions that need other tables. */
  sweep?(dispose: Dispose, at: number, db: Db): Promise<void>
  /** Tables whose rows never change: where the database has roles, the portal's role may only insert. */
  readonly appendOnly?: readonly (keyof Database)[]
  /** Tables that only operators write: the portal's role may only read them. */
  readonly deskOnly?: readonly (keyof Database)[]
  /** Rows that a restore does not bring back. */
  readonly notRestored?: NotRestored
  /** More work of a restore, in the same transaction. In an older backup tables of the module may be missing. */
  afterRestore?(store: RestoredStore, at: number): Promise<void>
  readonly exports?: readonly DataExport[]
  /** Tables about customers that no export reads, and why. */
  readonly notExported?: TableReasons
  /** Tables that an incremental audit reads completely, and why they stay small. */
  readonly fullyReadTables?: TableReasons
  /** The kind of data in each table, which determines how long it is retained. */
  readonly retention?: Readonly<Record<string, RetentionKind>>
  /** Tables whose rows are deleted with the account in their `customer_id`. */
  readonly deletedWithAccount?: readonly CustomerTable[]
  /** Tables whose rows the audit seals, and how such a row may change afterwards. */
  readonly sealed?: Readonly<Partial<Record<keyof Database, SealedTable>>>
  /** Metrics for operators. */
  readonly metrics?: readonly Metric[]
  /** Checks the invariants of the module's rows. All checks see one moment, the snapshot `db`; `modules` lists all modules. */
  audit?(db: Db, scope: AuditScope, modules: readonly StoreModule[]): Promise<ModuleAudit>
}

type TableReasons = Readonly<Partial<Record<keyof Database, string>>>

export type CustomerTable = {
  [Table in keyof Database]: Database[Table] extends { customer_id: string } ? Table : never
}[keyof Database]

/**
 * 'all' rows of a table, or those that match a condition. `former` is the schema that the restore replaces. Without
 * it nobody can know what has ended since the backup, so those rows stay.
 */
type NotRestored = Partial<Record<keyof Database, 'all' | ((former: string) => string)>>

export interface RestoredStore {
  /** The schema that the restore replaces, if there was one. */
  readonly former: string | undefined
  has(table: string): Promise<boolean> | boolean
  run(statement: string): Promise<unknown> | unknown
}

/** The part of a customer's data export that comes from this module: their rows only, and no secret, hash or key. */
export interface DataExport {
  /** The file's name, for example 'orders'. */
  readonly name: string
  readonly about: Readonly<Record<Locale, string>>
  /** One line of the file per row, oldest first; times and amounts as they are stored, named as `exportDataOf` knows them. */
  rows(db: Db, customerId: string): Promise<readonly StoredRow[]>
}

export type StoredRow = Readonly<Record<string, string | number | null>>

/** The range of an audit. */
export interface AuditScope {
  /** Epoch milliseconds. Rows from before this time were verified by an earlier audit and are skipped. 0 audits every row. */
  readonly since: number
  /** Rows dated later than this are in the future, which is a difference. */
  readonly at: number
  /** The number of the seal to start from: the last one without differences. */
  readonly seal?: number | undefined
  /** The number of the last seal, with or without differences: the ledger must continue from it. */
  readonly knownSeal?: number | undefined
  /** The ends of the other chains and the open items at that time, by name. */
  readonly chains?: Readonly<Record<string, ChainEnd>> | undefined
}

/** The last link of an append-only chain, or a hash of what was open at a time. */
export interface ChainEnd {
  readonly length: number
  readonly head: string
  readonly at?: number | undefined
}

export interface ModuleAudit {
  /** One line per difference, naming the row. Empty when everything is consistent. */
  readonly differences: readonly string[]
  /** What was audited, for example '12 entries on 3 accounts'. */
  readonly audited?: string
  /** Two stores with the same fingerprint have the same content. */
  readonly fingerprint?: string
  /** Set when a difference reaches further back than requested: the following modules then audit from there, too. */
  readonly since?: number
  /**
   * Stores how far the audit came and how many differences it found, and returns the line for the witness. Missing if
   * the ledger does not continue from the known seal.
   */
  seal?(store: { readonly db: Db }, audited: { at: number; differences: number }): Promise<SealIdentity>
  /** The ends of its own chains, which continue from the known ones. */
  readonly chains?: Readonly<Record<string, ChainEnd>>
}

/** The identity of a seal. */
interface SealIdentity {
  readonly number: number
  readonly fingerprint: string
  readonly sealedAt?: number | undefined
  readonly entries: number
  readonly accounts: number
}

export interface StoreModules {
  /** The address of the module that exports them as `modules`. SQLite's thread imports it, because functions cannot be sent to a thread. */
  readonly address: string
  /** A module in the folder of the thread modules, if that is not the SQLite folder. */
  readonly threads?: string
  /** Provides threads; by default each store starts its own. */
  readonly startThread?: StartThread
  readonly all: readonly StoreModule[]
}

export function migrationsOf(modules: readonly StoreModule[]): Migrations {
  return Object.fromEntries(
    withoutDuplicates(
      'migration',
      modules.flatMap(({ migrations = {} }) => Object.entries(migrations)),
    ),
  )
}

export function commandsOf(modules: readonly StoreModule[]): ReadonlyMap<string, AnyCommand> {
  const commands = modules.flatMap(({ commands = [] }) => commands)
  return new Map(
    withoutDuplicates(
      'command',
      commands.map(command => [command.name, command]),
    ),
  )
}

/** SQLite's thread looks commands up by name. PostgreSQL does the same, so that an unregistered command fails on both. */
export function commandNamed(commands: ReturnType<typeof commandsOf>, name: string): AnyCommand {
  const command = commands.get(name)
  if (!command) throw new Error(`There is no command "${name}": its module must bring it.`)
  return command
}

/** Refuses duplicate names: one of the two would silently never run. */
function withoutDuplicates<Thing>(what: string, named: [string, Thing][]): [string, Thing][] {
  const names = named.map(([name]) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`Two modules bring a ${what} "${twin}": rename the new one.`)
  return named
}
