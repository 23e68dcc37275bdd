create table ledger_account (
  id text primary key,
  kind text not null,
  balance_paise integer,
  held_paise integer,
  line_count integer not null default 0,
  entry_count integer not null default 0,
  created_at integer not null,
  constraint ledger_account_never_negative check (
    (kind = 'wallet' and balance_paise is not null and held_paise is not null
      and held_paise >= 0 and balance_paise >= held_paise)
    or (kind = 'system' and balance_paise is null and held_paise is null)
  )
);

create table ledger_hold (
  id text primary key,
  account_id text not null references ledger_account (id),
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('held', 'posted', 'voided', 'expired')),
  description text not null,
  reference text,
  created_at integer not null,
  expires_at integer,
  ended_at integer,
  constraint ledger_hold_end check ((state = 'held') = (ended_at is null))
);
create index ledger_hold_due on ledger_hold (expires_at) where state = 'held';
-- A month's statement shows what was on hold when the month ended.
create index ledger_hold_ended on ledger_hold (account_id, ended_at) where ended_at is not null;
create index ledger_hold_ended_at on ledger_hold (ended_at) where ended_at is not null;
create index ledger_hold_open on ledger_hold (account_id, created_at) where state = 'held';

create table ledger_entry (
  id text primary key,
  kind text not null,
  description text not null,
  reference text,
  hold_id text references ledger_hold (id),
  chain_account_id text not null references ledger_account (id),
  chain_position integer not null,
  previous_hash text not null,
  hash text not null,
  posted_at integer not null,
  constraint ledger_entry_chain unique (chain_account_id, chain_position)
);
-- Partial, because most entries end no hold and each index makes a posting slower.
create unique index ledger_entry_hold on ledger_entry (hold_id) where hold_id is not null;
-- An incremental audit reads what was posted since the last seal.
create index ledger_entry_posted on ledger_entry (posted_at);
create index ledger_entry_reference on ledger_entry (reference) where reference is not null;

create table ledger_line (
  entry_id text not null references ledger_entry (id),
  position integer not null,
  account_id text not null references ledger_account (id),
  amount_paise integer not null check (amount_paise <> 0),
  account_position integer,
  balance_after_paise integer check (balance_after_paise >= 0),
  month text not null,
  primary key (entry_id, position)
);
create unique index ledger_line_passbook on ledger_line (account_id, account_position)
  where account_position is not null;
create index ledger_line_passbook_month on ledger_line (account_id, month, account_position)
  where account_position is not null;
-- Operators watch the sums of these accounts: read every few seconds, of the few lines that touch them.
create index ledger_line_watched on ledger_line (account_id, amount_paise)
  where account_id in ('system:suspense', 'system:receivables', 'system:compensation', 'system:adjustments');

create table ledger_seal (
  number integer primary key,
  sealed_at integer not null,
  fingerprint text not null,
  entries integer not null,
  accounts integer not null,
  differences integer not null
);

create table ledger_seal_account (
  account_id text not null,
  seal_number integer not null,
  chain_position integer not null,
  chain_hash text not null,
  line_count integer not null,
  balance_paise integer,
  primary key (account_id, seal_number)
);

create table money_check (
  name text primary key,
  ended_at integer not null,
  differences integer not null
);

create table row_seal (
  table_name text not null,
  row_key text not null,
  made_at integer not null,
  sealed_at integer not null,
  is_final integer not null,
  deleted_from integer,
  customer_id text,
  columns text not null,
  mac text not null,
  primary key (table_name, row_key)
);
create index row_seal_by_age on row_seal (table_name, made_at);

create table money_limit (
  tier text not null,
  measure text not null,
  effective_from text not null,
  amount_paise integer not null check (amount_paise >= 0),
  source text not null,
  primary key (tier, measure, effective_from)
);

create table money_limit_use (
  customer_id text not null,
  measure text not null,
  period text not null,
  used_paise integer not null check (used_paise >= 0),
  primary key (customer_id, measure, period)
);

create table customer_order (
  id text primary key,
  customer_id text not null references customer (id),
  biller_id text not null,
  account text not null,
  amount_paise integer not null,
  state text not null,
  placed_at integer not null
);
create index customer_order_by_customer on customer_order (customer_id, placed_at, id);
create index customer_order_placed on customer_order (placed_at);

create table customer_order_event (
  order_id text not null references customer_order (id),
  number integer not null,
  state text not null,
  at integer not null,
  primary key (order_id, number)
);

create table wallet_top_up (
  id text primary key,
  customer_id text not null,
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  failure text,
  limit_month text not null,
  started_at integer not null,
  asked_at integer not null,
  ended_at integer,
  entry_id text references ledger_entry (id),
  arrived_paise integer,
  arrived_at integer,
  late_at integer,
  late_due_at integer,
  payer_reference text,
  constraint wallet_top_up_end check (
    (state = 'pending') = (ended_at is null) and (state = 'succeeded') = (entry_id is not null)
  )
);
create index wallet_top_up_by_age on wallet_top_up (started_at);
create index wallet_top_up_customer on wallet_top_up (customer_id, started_at);
create unique index wallet_top_up_entry on wallet_top_up (entry_id) where entry_id is not null;
create index wallet_top_up_ended_at on wallet_top_up (ended_at) where ended_at is not null;
create index wallet_top_up_late on wallet_top_up (late_due_at) where late_due_at is not null;
create index wallet_top_up_late_at on wallet_top_up (late_at) where late_at is not null;
create index wallet_top_up_pending on wallet_top_up (asked_at) where state = 'pending';

create table source_return (
  id text primary key,
  customer_id text not null,
  source_reference text not null,
  amount_paise integer not null check (amount_paise > 0),
  from_account text not null,
  cause_kind text not null,
  cause_id text not null,
  description text not null,
  state text not null check (state in ('due', 'sent', 'returned', 'refused')),
  attempt integer not null default 1,
  started_at integer not null,
  sent_at integer,
  ended_at integer,
  due_at integer,
  times_asked integer not null default 0,
  suspense_entry_id text unique references ledger_entry (id),
  return_entry_id text unique references ledger_entry (id),
  bank_reference text,
  bank_at integer,
  failure text,
  constraint source_return_end check (
    (state in ('due', 'sent')) = (due_at is not null) and (state in ('due', 'sent')) = (ended_at is null)
    and (state = 'returned') = (return_entry_id is not null and bank_reference is not null)
  )
);
create index source_return_by_customer on source_return (customer_id);
create index source_return_by_source on source_return (source_reference);
create index source_return_cause on source_return (cause_kind, cause_id);
create index source_return_due on source_return (due_at) where due_at is not null;

create table compensation (
  order_id text primary key,
  customer_id text not null,
  source_reference text,
  taken_at integer not null,
  back_at integer not null,
  late_days integer not null check (late_days > 0),
  amount_paise integer not null check (amount_paise > 0),
  owed_at integer not null,
  paid_at integer,
  constraint compensation_times check (taken_at < back_at and back_at <= owed_at and owed_at <= paid_at)
);
create index compensation_by_customer on compensation (customer_id);
create index compensation_owed on compensation (owed_at) where paid_at is null;

create table restored_gap (
  restored_at integer primary key,
  gap_from integer not null,
  reconciled_at integer
);

create table sandbox_payment (
  reference text primary key,
  amount_paise integer not null,
  choice text,
  begun_at integer not null,
  expires_at integer not null,
  chosen_at integer,
  return_fault text
);

create table sandbox_return (
  reference text primary key,
  source_reference text not null,
  amount_paise integer not null,
  begun_at integer not null,
  refusal text
);
create index sandbox_return_source on sandbox_return (source_reference);

insert into ledger_account (id, kind, created_at) values
  ('system:payment-source', 'system', 0),
  ('system:billers', 'system', 0),
  ('system:fees', 'system', 0),
  ('system:promotions', 'system', 0),
  ('system:suspense', 'system', 0),
  ('system:receivables', 'system', 0),
  ('system:compensation', 'system', 0),
  ('system:adjustments', 'system', 0);
