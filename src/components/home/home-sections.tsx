import { Keepsakes } from './keepsakes';
import { SampleItemList } from './sample-item-list';
import { Promises } from './promises';
import { Voices } from './voices';

/** What both versions of Home show between their hero and their final call. */
export function HomeSections() {
  return (
    <>
      <SampleItemList />
      <Keepsakes />
      <Promises />
      <Voices />
    </>
  );
}
