import type { Migration } from '../platform/store/migration.ts'

const baseline: Migration = ({ run }) =>
  run(`
create table demonstration (
  id integer primary key check (id = 1),
  since integer not null
);
`)

export const demoMigrations = { '0007-demo': baseline }
