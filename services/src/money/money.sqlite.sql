create trigger ledger_entry_no_update before update on ledger_entry
  begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_entry_no_delete before delete on ledger_entry
  begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_line_no_update before update on ledger_line
  begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_line_no_delete before delete on ledger_line
  begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_hold_ends_once before update on ledger_hold when old.state <> 'held'
  begin select raise(abort, 'a hold ends once'); end;
create trigger ledger_hold_no_delete before delete on ledger_hold
  begin select raise(abort, 'the ledger is append-only'); end;
