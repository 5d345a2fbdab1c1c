-- A read of all profiles asked for each of them whether it tells in the story. Now it begins with the story: who
-- tells there is found once, by an index with exactly these columns, and then the profiles.
--
-- They are found as texts, by an index of their own. With a comparison of ids the planner could use it for the
-- creator of each item as well, and look through all who tell for each item; by its id a creator is found at once.
create index timeline_items_timeline_id_created_by_idx on public.timeline_items (timeline_id, created_by);
create index profiles_id_text_idx on public.profiles ((id::text));

alter policy "Anyone with the link can see who tells in its timeline" on public.profiles
using (
  (select private.shared_timeline_id()) is not null
  and id operator(private.|>=) '00000000-0000-0000-0000-000000000000'
  and id::text = any (array(select distinct created_by::text from private.shared_contributors))
);
