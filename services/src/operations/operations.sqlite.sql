create trigger operator_log_no_update before update on operator_log
  begin select raise(abort, 'the operator log is append-only'); end;
create trigger operator_log_no_delete before delete on operator_log
  begin select raise(abort, 'the operator log is append-only'); end;
