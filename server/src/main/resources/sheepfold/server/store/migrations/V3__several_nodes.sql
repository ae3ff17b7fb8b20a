-- What several nodes on one database need to agree on, and what is checked when a log is read.

-- One row for each write that a node may have to ask about: its own, or one that says that it was never made.
create table written (
  id text not null primary key,
  void integer not null,
  at bigint not null
) ${in_key_order};

-- The nodes that are alive, each until a time by the database's own clock.
create table node (
  id text not null primary key,
  until bigint not null
);

-- The decision that stands, -1 where it is not known; how often somebody sealed an answer to it; who drives, and how often that changed.
alter table head add column decision bigint not null default -1;
alter table head add column sealed bigint not null default 0;
alter table head add column driver text not null default '';
alter table head add column fence bigint not null default 0;
-- Does the table go on by itself? A bot is to move or a clock runs. Not known of tables of the second form.
alter table head add column wakes integer not null default 1;
alter table head add column made bigint not null default 0;
alter table head drop column written_by;
update head set made = coalesce((select log.at from log where log.table_id = head.table_id and log.number = 1), changed);

drop index head_running;
create index head_open on head (made) where listed = 1 and status = 'open';
create index head_playing on head (made) where listed = 1 and status = 'playing';
create index head_owner on head (owner, status);
${if_shared} create index head_wakes on head (driver) where wakes = 1 and status <> 'over';

-- Entries that were written before have none.
alter table log add column checksum bigint;

-- The log number that the caller had seen, -1 if they did not say.
alter table answer add column seen bigint not null default -1;

-- Lists of a guest's tables are read in the order in which they were made, running ones apart.
alter table holder add column made bigint not null default 0;
alter table holder add column over integer not null default 0;
update holder set made = (select head.made from head where head.table_id = holder.table_id),
  over = (select case when head.status = 'over' then 1 else 0 end from head where head.table_id = holder.table_id);
drop index holder_guest;
create index holder_guest on holder (guest, over, made);

-- Raised when a guest ends all other sign-ins; and when they were last here, to the day.
alter table visitor add column generation bigint not null default 0;
alter table visitor add column seen bigint not null default 0;
-- Nobody knows when guests were last here, so all are taken to have been here when something last happened.
update visitor set seen = (select coalesce(max(head.changed), visitor.made) from head);

-- Seats whose holders want to be asked even where the game would pass for them.
create table hold (
  table_id text not null references head (table_id) on delete cascade,
  seat integer not null,
  guest text not null,
  primary key (table_id, seat)
);

-- What people said to each other lately.
create table said (
  table_id text not null references head (table_id) on delete cascade,
  at bigint not null,
  id text not null,
  seat integer not null,
  phrase text not null,
  primary key (table_id, at, id)
) ${in_key_order};

-- Who looks on, at which node.
create table presence (
  table_id text not null references head (table_id) on delete cascade,
  node text not null references node (id) on delete cascade,
  guest text not null,
  primary key (table_id, node, guest)
);
