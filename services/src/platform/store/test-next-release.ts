// The modules of an imagined next release: this release must keep working with what its migration adds.
import { everyModule } from '../../modules.ts'
import type { StoreModules } from './store-module.ts'

export const modules: StoreModules = {
  address: import.meta.url,
  all: [
    ...everyModule,
    {
      migrations: {
        '9000-order-note-adds': ({ run }) =>
          run(`
alter table customer_order add column note text;

create table order_note (
  order_id text primary key references customer_order (id),
  at integer not null
);
-- A comment with a semicolon; it is no statement.
create index order_note_at on order_note (at);
`),
      },
    },
  ],
}
