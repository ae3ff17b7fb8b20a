-- What a game was about; it goes with the table. Rows are long, so they lie beside their key, not in it.
create table story (
  table_id text not null primary key references head (table_id) on delete cascade,
  game text not null,
  story text not null
);
