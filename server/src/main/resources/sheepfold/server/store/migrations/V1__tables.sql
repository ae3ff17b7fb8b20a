-- SQL that both SQLite and PostgreSQL accept: bigint, integer, text.

-- One row for each table: what lists need, and the newest number of its log, by which writers race.
create table head (
  table_id text not null primary key,
  game text not null,
  status text not null,
  listed integer not null,
  owner text not null,
  summary text not null,
  secret text not null,
  changed bigint not null,
  last bigint not null,
  -- The transaction that wrote last, by which a node catches up after it could not listen; 0 where there is one node only.
  written_by bigint not null
);

create index head_running on head (listed, changed) where status <> 'over';

create table log (
  table_id text not null references head (table_id) on delete cascade,
  number bigint not null,
  actor text not null,
  entry text not null,
  at bigint not null,
  primary key (table_id, number)
);

create table answer (
  table_id text not null references head (table_id) on delete cascade,
  decision bigint not null,
  seat integer not null,
  actor text not null,
  move text not null,
  primary key (table_id, decision, seat)
);

-- Who holds or held a seat.
create table holder (
  table_id text not null references head (table_id) on delete cascade,
  guest text not null,
  primary key (table_id, guest)
);

create index holder_guest on holder (guest);

create table visitor (
  guest text not null primary key,
  name text not null,
  token_hash text not null,
  made bigint not null
);

-- Values that all nodes share and that are made once.
create table shared (
  name text not null primary key,
  content text not null
);
