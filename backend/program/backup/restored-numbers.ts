/**
 * Numbers that only grow, which a restored database must not give again: other machines of the shop
 * compare them with what they saw before the restore, and would take old data for current.
 */

/** Runs in the transaction of the restore, before what is there is dropped. */
export const BEFORE_RESTORE = `
do $$ begin
  -- No change gets a number between this and the end of the restore.
  perform pg_advisory_xact_lock(hashtext('catalogue_changes'));
  perform set_config('shop.change', '0', true), set_config('shop.turn', '0', true);
  if to_regclass('public.catalogue_change_numbers') is not null then
    perform set_config('shop.change', last_value::text, true) from public.catalogue_change_numbers;
  end if;
  if to_regclass('public.release_pointer') is not null then
    perform set_config('shop.turn', fence::text, true) from public.release_pointer;
  end if;
end $$;`;

/**
 * Runs in the same transaction, after it. A change of everything gets a number above those of both
 * databases, so that each process reads the catalogue again. What machines shared is forgotten: the
 * store may lack files that were removed since the backup, and the next release stores them again.
 */
export const AFTER_RESTORE = `
set search_path = public;
do $$ begin
  if to_regclass('catalogue_change_numbers') is not null then
    perform setval('catalogue_change_numbers',
      greatest(last_value, current_setting('shop.change')::bigint)) from catalogue_change_numbers;
    insert into catalogue_changes (products) values (null);
  end if;
  if to_regclass('release_pointer') is not null then
    update release_pointer set release = null, pins = '[]', snapshot = null, built = null,
      fence = greatest(fence, current_setting('shop.turn')::bigint) + 1;
    delete from shared_releases;
    delete from release_entries;
    delete from release_moves;
  end if;
end $$;`;
