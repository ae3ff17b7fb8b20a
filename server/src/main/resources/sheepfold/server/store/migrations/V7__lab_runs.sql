-- Runs of the lab: what came of them, and their games as packed tables. Rows are long, so they lie beside their key.
create table run (
  id text not null primary key,
  guest text not null,
  changed bigint not null,
  -- The node that plays it; empty once it is over, and where there is one node only.
  node text not null,
  state text not null
);
create index run_changed on run (changed);
create index run_guest on run (guest, changed);

create table run_table (
  run text not null references run (id) on delete cascade,
  setup integer not null,
  content text not null,
  primary key (run, setup)
);
