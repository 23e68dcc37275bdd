create table message (
  id text primary key,
  customer_id text,
  mobile text not null,
  kind text not null,
  language text not null,
  parameters text not null,
  sealed text,
  created_at integer not null,
  expires_at integer not null,
  due_at integer,
  attempts integer not null,
  done_ends text not null,
  delivered_at integer,
  not_me_hash text,
  suppressed_at integer,
  read_at integer
);
-- The limits and the unread count read the last three columns. One index, because every posting writes a message, and each
-- index by customer adds a page to what a commit writes.
create index message_by_customer on message (customer_id, created_at, id, kind, suppressed_at, read_at);
create index message_by_due on message (due_at) where due_at is not null;
create unique index message_not_me on message (not_me_hash) where not_me_hash is not null;
create index message_by_time on message (created_at);
create index message_suppressed on message (suppressed_at) where suppressed_at is not null;

create table muted_message_group (
  customer_id text not null,
  message_group text not null,
  primary key (customer_id, message_group)
);
