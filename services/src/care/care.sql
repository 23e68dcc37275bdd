create table care_ticket (
  id text primary key,
  customer_id text not null references customer (id),
  submission text not null,
  topic text not null,
  order_id text references customer_order (id),
  subject text not null,
  state text not null,
  opened_at integer not null,
  constraint care_ticket_once_per_submission unique (customer_id, submission)
);
create index care_ticket_by_age on care_ticket (opened_at);
create index care_ticket_by_customer on care_ticket (customer_id, opened_at, id);
create index care_ticket_by_state on care_ticket (state, opened_at);

create table care_ticket_message (
  ticket_id text not null references care_ticket (id),
  number integer not null,
  author text not null,
  text text not null,
  at integer not null,
  primary key (ticket_id, number)
);

create table unverified_ticket (
  id text primary key,
  mobile text not null,
  language text not null,
  network_hash text not null,
  text text not null,
  state text not null,
  opened_at integer not null,
  answer text,
  answered_at integer
);
create index unverified_ticket_by_mobile_opened_at on unverified_ticket (mobile, opened_at);
create index unverified_ticket_by_network_hash_opened_at on unverified_ticket (network_hash, opened_at);
create index unverified_ticket_by_opened_at on unverified_ticket (opened_at);
create index unverified_ticket_by_state_opened_at on unverified_ticket (state, opened_at);

create table dispute (
  id text primary key,
  customer_id text not null references customer (id),
  order_id text not null references customer_order (id),
  type text not null,
  details text not null,
  state text not null,
  raised_at integer not null,
  closed_at integer,
  refunded_paise integer,
  decision text
    check (decision in ('refund', 'no-refund', 'reject'))
    check ((decision = 'refund') = (refunded_paise is not null))
);
create index dispute_by_customer on dispute (customer_id, raised_at, id);
-- A second open dispute on one order is refused, however many forms are sent at once.
create unique index dispute_open_once_per_order on dispute (order_id) where closed_at is null;

create table dispute_event (
  dispute_id text not null references dispute (id),
  number integer not null,
  state text not null,
  actor text not null,
  note text not null,
  at integer not null,
  primary key (dispute_id, number)
);

create table closed_account (
  customer_id text primary key,
  closed_at integer not null,
  paid_out_paise integer not null check (paid_out_paise >= 0),
  given_up_paise integer not null check (given_up_paise >= 0),
  mobile text
);
create index closed_account_by_age on closed_account (closed_at);
create index closed_account_with_mobile on closed_account (customer_id) where mobile is not null;

create table closing_payout (
  id text primary key,
  customer_id text not null references closed_account (customer_id),
  source_reference text not null,
  amount_paise integer not null check (amount_paise > 0)
);
