-- How many rows came of a sign-up (`Prefer: count=exact`, or an `Accept` that wants one) told a
-- stranger whether an address was on the list. From now on none does, for anyone who visits: what
-- they insert is set aside, and put on the list here.
drop trigger early_access_signups_skip_repeat on public.early_access_signups;
drop function private.skip_repeated_sign_up();

create function private.take_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.early_access_signups (email) values (new.email)
  on conflict (lower(email)) do nothing;
  return null;
end;
$$;
revoke execute on function private.take_sign_up() from public;
-- The function writes as its owner, for whom the trigger does not fire. The policy stays, for what
-- it leaves to a visitor: nothing, were the trigger ever gone, but an address signed up now.
create trigger early_access_signups_take before insert on public.early_access_signups
for each row when (current_user in ('anon', 'authenticated'))
execute function private.take_sign_up();
