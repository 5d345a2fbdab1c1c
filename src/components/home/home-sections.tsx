import { Keepsakes } from './keepsakes';
import { MomentList } from './moment-list';
import { Promises } from './promises';
import { Voices } from './voices';

/** What both versions of Home show between their hero and their final call. */
export function HomeSections() {
  return (
    <>
      <MomentList />
      <Keepsakes />
      <Promises />
      <Voices />
    </>
  );
}
