-- Words are compared without accents and case. Both extensions are trusted: the database's owner may create them.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Marked immutable, which unaccent(text) cannot be since its dictionary could change; ours does not.
create function fold(words text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent', words)) $$;

-- Every process keeps anonymous replies until a table they were read from changes; this is how it hears of it.
create function announce_change() returns trigger
language plpgsql
as $$ begin perform pg_notify('changed', tg_table_name); return null; end $$;

-- What the product has shipped to this database, so that later versions bring their news and nothing that staff
-- changed or removed comes back.
create table shipped_content (
  table_name text not null,
  key text not null,
  digest text not null,
  primary key (table_name, key)
);
