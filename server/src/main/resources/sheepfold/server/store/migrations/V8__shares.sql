-- What the log of a table takes, and a mark of the address it was made at: both count towards shares. No index holds the first, which every move changes.
alter table head add column bytes bigint not null default 0;
alter table head add column address text not null default '';
update head set bytes = coalesce((select sum(length(log.entry) + 100) from log where log.table_id = head.table_id), 0);
create index head_address on head (address) where address <> '';
