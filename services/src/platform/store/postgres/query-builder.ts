import {
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'

/** Builds PostgreSQL's queries without a connection. An executed one is only given to `log`, and returns no rows. */
export function postgresQueryBuilder<Tables>(log?: (event: LogEvent) => void): Kysely<Tables> {
  return new Kysely({
    ...(log && { log }),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
