-- What staff have set; keys without a row have the value that the code gives them.
create table configuration (
  key text primary key,
  value text,
  demo boolean not null default false
);

create trigger announce after insert or update or delete or truncate on configuration
for each statement execute function announce_change();
