create table operator_log (
  hash text primary key,
  position integer not null unique,
  act_id text not null,
  does text not null,
  operator text not null,
  statement text not null,
  signature text not null
);
create index operator_log_act on operator_log (act_id);

create table operator (
  public_key text primary key,
  name text not null,
  registered_at integer not null,
  revoked_at integer
);
create unique index operator_name on operator (name) where revoked_at is null;

create table operator_act (
  id text primary key,
  kind text not null,
  subject text not null,
  customer_id text,
  amount_paise integer not null check (amount_paise >= 0),
  state text not null check (state in ('waiting', 'done', 'refused')),
  asked_by text not null,
  asked_at integer not null,
  ended_by text,
  ended_at integer,
  constraint operator_act_end check (
    (state = 'waiting') = (ended_at is null) and (state = 'waiting') = (ended_by is null)
  )
);
create index operator_act_subject on operator_act (subject);
