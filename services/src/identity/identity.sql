create table customer (
  id text primary key,
  mobile text unique,
  name text not null,
  language text not null,
  is_demonstration integer not null,
  created_at integer not null,
  mobile_changed_at integer,
  mobile_mac text,
  closed_at integer
);
-- The audit reads the customers of the demonstration; a real portal has none.
create index customer_of_demonstration on customer (id) where is_demonstration = 1;

create table mobile_change (
  id text primary key,
  customer_id text not null references customer (id),
  new_mobile text not null,
  expires_at integer not null,
  new_confirmed_at integer,
  old_confirmed_at integer,
  passkey_confirmed_at integer,
  done_at integer
);
create index mobile_change_by_end on mobile_change (expires_at);

create table consent (
  customer_id text not null references customer (id),
  purpose text not null,
  version text not null,
  given_at integer not null,
  primary key (customer_id, purpose, version)
);

create table kyc_declaration (
  id text primary key,
  customer_id text not null references customer (id),
  state text not null check (state in ('declared', 'asked', 'verified', 'mismatch', 'refused')),
  name text not null,
  id_kind text not null,
  id_sealed text not null,
  id_end text not null,
  declared_at integer not null,
  asked_at integer,
  answered_at integer,
  verifier_reference text,
  seal text not null,
  constraint kyc_declaration_end check (
    (state in ('declared', 'asked')) = (answered_at is null)
    and (state = 'declared') = (asked_at is null)
    and (state = 'verified') = (verifier_reference is not null)
  )
);
create index kyc_declaration_customer on kyc_declaration (customer_id, declared_at);
-- One declaration at a time is checked, and a customer is verified once.
create unique index kyc_declaration_asked on kyc_declaration (customer_id) where state = 'asked';
create unique index kyc_declaration_verified on kyc_declaration (customer_id) where state = 'verified';

create table holder_mark (
  customer_id text not null references customer (id),
  mark text not null,
  until integer,
  primary key (customer_id, mark)
);
create index holder_mark_mark on holder_mark (mark);
create index holder_mark_until on holder_mark (until) where until is not null;

create table session (
  id text primary key,
  token_hash text not null unique,
  customer_id text not null references customer (id),
  device text not null,
  method text not null,
  created_at integer not null,
  last_seen_at integer not null,
  expires_at integer not null,
  mac text not null
);
create index session_by_customer on session (customer_id);
create index session_by_end on session (expires_at);
create index session_by_last_seen on session (last_seen_at);

create table session_place (
  session_id text not null,
  browser_hash text not null,
  network_hash text not null,
  customer_id text not null,
  device text not null,
  last_seen_at integer not null,
  primary key (session_id, browser_hash, network_hash)
);
create index session_place_by_age on session_place (last_seen_at);
create index session_place_by_customer on session_place (customer_id, last_seen_at);

create table bound_device (
  session_id text primary key,
  customer_id text not null,
  public_key text not null,
  bound_at integer not null,
  mac text not null
);
create index bound_device_by_age on bound_device (bound_at);

create table code_challenge (
  id text primary key,
  purpose text not null,
  allowance text not null,
  mobile text not null,
  subject text not null,
  browser_hash text not null,
  address_hash text not null,
  network_56_hash text,
  network_48_hash text,
  code_hash text not null,
  tries_left integer not null,
  created_at integer not null,
  expires_at integer not null,
  used_at integer,
  locked_at integer
);
create index code_challenge_by_address on code_challenge (address_hash, allowance, created_at);
create index code_challenge_by_browser on code_challenge (browser_hash, purpose);
-- The budget of a day is counted over all codes; the sweep reads it, too.
create index code_challenge_by_day on code_challenge (created_at);
create index code_challenge_by_lock on code_challenge (locked_at) where locked_at is not null;
create index code_challenge_by_mobile on code_challenge (mobile, allowance, created_at);
create index code_challenge_by_network_48_hash on code_challenge (network_48_hash, allowance, created_at)
  where network_48_hash is not null;
create index code_challenge_by_network_56_hash on code_challenge (network_56_hash, allowance, created_at)
  where network_56_hash is not null;
create index code_challenge_by_time on code_challenge (allowance, created_at);

create table code_guess (
  mobile text not null,
  allowance text not null,
  address_hash text not null,
  network_56_hash text,
  network_48_hash text,
  at integer not null
);
create index code_guess_by_address on code_guess (address_hash, allowance, at);
create index code_guess_by_age on code_guess (at);
create index code_guess_by_mobile on code_guess (mobile, allowance, at);
create index code_guess_by_network_48_hash on code_guess (network_48_hash, allowance, at)
  where network_48_hash is not null;
create index code_guess_by_network_56_hash on code_guess (network_56_hash, allowance, at)
  where network_56_hash is not null;
create index code_guess_by_time on code_guess (allowance, at);

create table code_allowance (
  mobile text not null,
  allowance text not null,
  wrong_in_row integer not null,
  primary key (mobile, allowance)
);
create index code_allowance_unused on code_allowance (wrong_in_row) where wrong_in_row = 0;

create table known_browser (
  mobile text not null,
  browser_hash text not null,
  first_proven_at integer not null,
  proven_at integer not null,
  address_hash text,
  mac text not null,
  primary key (browser_hash, mobile)
);
create index known_browser_by_age on known_browser (proven_at);
create index known_browser_by_mobile on known_browser (mobile);

create table passkey (
  id text primary key,
  customer_id text not null references customer (id),
  public_key text not null,
  signature_count integer not null,
  transports text not null,
  device text not null,
  created_at integer not null,
  last_used_at integer,
  mac text not null
);
create index passkey_by_customer on passkey (customer_id);

create table passkey_challenge_used (
  hash text primary key,
  expires_at integer not null
);
create index passkey_challenge_used_by_end on passkey_challenge_used (expires_at);

create table payment_pin (
  customer_id text primary key references customer (id),
  hash text not null,
  set_at integer not null,
  reset_at integer,
  wrong_in_row integer not null,
  wrong_guess text,
  locked_until integer,
  last_guess text
);

create table fresh_proof (
  session_id text not null,
  action text not null,
  subject text not null,
  way text not null,
  token_hash text not null,
  given_at integer not null,
  expires_at integer not null,
  primary key (session_id, action, subject)
);
create index fresh_proof_by_end on fresh_proof (expires_at);

create table account_lock (
  customer_id text primary key references customer (id),
  locked_at integer not null,
  opens_in text,
  unlock_from integer,
  proofs_after integer not null
);

create table pending_change (
  id text primary key,
  customer_id text not null references customer (id),
  kind text not null,
  details text not null,
  session_id text not null,
  asked_at integer not null,
  due_at integer not null,
  ended_at integer,
  ended_as text
);
create index pending_change_by_customer on pending_change (customer_id);
create index pending_change_due on pending_change (due_at) where ended_at is null;
create index pending_change_ended on pending_change (ended_at);
-- At most one change of a kind waits for a customer.
create unique index pending_change_open on pending_change (customer_id, kind) where ended_at is null;
