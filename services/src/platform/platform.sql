create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  result text not null,
  created_at integer not null,
  primary key (scope, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
