-- A move used to change five trees; now it changes two: its table's head and its log.

-- The time of a change is sorted by when a list is asked for, which is rarer than moves are.
drop index head_running;
create index head_running on head (listed) where status <> 'over';

-- The placeholder keeps rows in the tree of their key where the database can do that.
create table entries (
  table_id text not null references head (table_id) on delete cascade,
  number bigint not null,
  actor text not null,
  entry text not null,
  at bigint not null,
  primary key (table_id, number)
) ${in_key_order};
insert into entries (table_id, number, actor, entry, at) select table_id, number, actor, entry, at from log order by table_id, number;
drop table log;
alter table entries rename to log;
