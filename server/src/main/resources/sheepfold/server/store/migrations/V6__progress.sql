-- What a guest has learnt, solved and played, as their page keeps it; it goes with the guest. Rows are long, so they lie beside their key.
create table progress (
  guest text not null primary key references visitor (guest) on delete cascade,
  version bigint not null,
  content text not null
);
