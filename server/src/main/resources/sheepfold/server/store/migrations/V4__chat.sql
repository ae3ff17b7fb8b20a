-- What people write to each other at a table; it goes with the table.
create table chat (
  table_id text not null references head (table_id) on delete cascade,
  at bigint not null,
  id text not null,
  seat integer not null,
  name text not null,
  line text not null,
  primary key (table_id, at, id)
) ${in_key_order};
