create table demonstration (
  id integer primary key check (id = 1),
  since integer not null
);
