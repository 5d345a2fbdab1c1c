import { Keepsakes } from './keepsakes';
import { SampleItemList } from './sample-item-list';
import { Promises } from './promises';
import { Voices } from './voices';

/** The sections that both versions of Home share. */
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
