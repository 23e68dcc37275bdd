-- The ledger's baseline creates the function.
create trigger operator_log_append_only before update or delete or truncate on operator_log
  execute function ledger_refuse('the operator log is append-only');
