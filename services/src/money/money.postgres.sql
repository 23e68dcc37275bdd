create function ledger_refuse() returns trigger language plpgsql as
  $$ begin raise exception '%', tg_argv[0]; end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  execute function ledger_refuse('the ledger is append-only');
create trigger ledger_line_append_only before update or delete or truncate on ledger_line
  execute function ledger_refuse('the ledger is append-only');
create trigger ledger_hold_ends_once before update on ledger_hold for each row when (old.state <> 'held')
  execute function ledger_refuse('a hold ends once');
create trigger ledger_hold_append_only before delete or truncate on ledger_hold
  execute function ledger_refuse('the ledger is append-only');
