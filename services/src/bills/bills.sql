create table bill_payment (
  reference text primary key,
  customer_id text not null,
  biller_id text not null,
  account text not null,
  parameters text not null,
  bill text,
  plan text,
  fees text,
  amount_paise integer check (amount_paise > 0),
  fee_paise integer check (fee_paise >= 0),
  source text check (source in ('wallet', 'upi')),
  stage text not null
    check (stage in ('draft', 'awaiting-money', 'held', 'sent', 'paid', 'failed', 'refunded')),
  order_id text unique,
  transaction_id text unique,
  collect text,
  collect_before integer,
  arrived_paise integer,
  arrived_at integer,
  payer_reference text,
  collect_entry_id text unique references ledger_entry (id),
  hold_id text unique references ledger_hold (id),
  entry_id text unique references ledger_entry (id),
  limit_month text,
  guard_key text,
  approval_number text,
  failure text,
  created_at integer not null,
  approved_at integer,
  held_at integer,
  sent_at integer,
  pay_before integer,
  due_at integer,
  times_asked integer not null default 0,
  ended_at integer,
  ended_by text,
  refunded_at integer,
  late_at integer,
  late_due_at integer,
  constraint bill_payment_source_chosen check (source is not null or stage = 'draft'),
  constraint bill_payment_approved check (
    stage = 'draft' or (
      order_id is not null and transaction_id is not null and approved_at is not null
      and amount_paise is not null and fee_paise is not null
      and (source = 'wallet') = (limit_month is not null)
      and (source = 'upi') = (collect_before is not null)
    )
  ),
  constraint bill_payment_held check (
    (hold_id is null) = (held_at is null)
    and (hold_id is not null or stage in ('draft', 'awaiting-money') or (stage = 'failed' and source = 'upi'))
  ),
  constraint bill_payment_collected check (
    (collect_entry_id is not null) = (source = 'upi' and hold_id is not null)
  ),
  constraint bill_payment_end check (
    (stage in ('draft', 'awaiting-money', 'held', 'sent')) = (ended_at is null)
  ),
  constraint bill_payment_paid check (
    (stage in ('paid', 'refunded')) = (entry_id is not null and approval_number is not null)
  )
);
create index bill_payment_by_customer on bill_payment (customer_id, biller_id, account);
create index bill_payment_by_age on bill_payment (created_at);
create index bill_payment_drafts on bill_payment (created_at) where stage = 'draft';
create index bill_payment_due on bill_payment (due_at) where stage in ('awaiting-money', 'held', 'sent');
create index bill_payment_ended on bill_payment (ended_at, stage) where ended_at is not null;
create index bill_payment_ended_by on bill_payment (ended_by) where ended_by is not null;
-- An incremental audit reads what was held, given back, arrived late or was ended by hand since the last seal.
create index bill_payment_held_at on bill_payment (held_at) where held_at is not null;
create index bill_payment_late on bill_payment (late_due_at) where late_due_at is not null;
create index bill_payment_late_at on bill_payment (late_at) where late_at is not null;
create index bill_payment_refunded_at on bill_payment (refunded_at) where refunded_at is not null;
create index bill_payment_sent_at on bill_payment (sent_at) where sent_at is not null;

create table bill_payment_guard (
  key text primary key,
  reference text not null
);

create table biller_receivable (
  reference text primary key,
  biller_id text not null,
  amount_paise integer not null check (amount_paise > 0),
  opened_at integer not null,
  settled_at integer,
  evidence text,
  entry_id text unique references ledger_entry (id),
  constraint biller_receivable_end check (
    (settled_at is null) = (entry_id is null) and (settled_at is null) = (evidence is null)
  )
);
create index biller_receivable_open on biller_receivable (opened_at) where settled_at is null;

create table saved_account (
  id text primary key,
  customer_id text not null,
  biller_id text not null,
  account text not null,
  parameters text not null,
  name text not null,
  label text not null default '',
  saved_at integer not null,
  constraint saved_account_once unique (customer_id, biller_id, account)
);

create table account_due (
  account_id text primary key references saved_account (id) on delete cascade,
  customer_id text not null,
  biller_id text not null,
  due text,
  fault text,
  seen_at integer,
  asked_at integer,
  ask_at integer not null,
  times_failed integer not null default 0,
  reminds integer not null default 1 check (reminds in (0, 1)),
  remind_at integer,
  reminded_due text,
  reminded integer not null default 0,
  reminded_on text
);
create index account_due_by_customer on account_due (customer_id);
create index account_due_to_ask on account_due (ask_at);
create index account_due_of_biller on account_due (biller_id, ask_at);
create index account_due_to_remind on account_due (remind_at) where remind_at is not null;
create index account_due_faults on account_due (fault, biller_id) where fault is not null;

create table bill_calendar (
  customer_id text primary key,
  secret_hash text not null unique,
  made_at integer not null
);

create table bill_look (
  customer_id text not null,
  biller_id text not null,
  account text not null,
  address_hash text not null,
  at integer not null,
  primary key (customer_id, biller_id, account)
);
create index bill_look_by_address on bill_look (address_hash, at);
create index bill_look_by_customer on bill_look (customer_id, at);
create index bill_look_by_time on bill_look (at);

create table sandbox_biller_payment (
  reference text primary key,
  biller_id text not null,
  account text not null,
  bill_number text not null,
  amount_paise integer not null,
  fault text not null,
  approval_number text not null,
  received_at integer not null
);
create index sandbox_biller_payment_by_account on sandbox_biller_payment (biller_id, account);
create index sandbox_biller_payment_by_time on sandbox_biller_payment (received_at);
