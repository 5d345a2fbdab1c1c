import { plans } from '@/config/plans';
import { copy } from './copy';

type PlanName = keyof typeof plans;

const size = (mb: number) => (mb < 1000 ? `${mb}\u00a0MB` : `${mb / 1000}\u00a0GB`);

const { free, premium } = plans;
const { rows, values } = copy;

/** The rows of each plan card, in the same order so that the cards can be compared. */
export const planRows: Record<PlanName, readonly (readonly [row: string, value: string])[]> = {
  free: [
    [rows.timelines, values.freeTimelines(free.timelines)],
    [rows.items, values.freeItems(free.items)],
    [rows.themes, values.basicThemes],
    [rows.invitees, values.freeInvitees],
    [rows.storage, values.freeStorage(size(free.storageMb), size(free.photoMb))],
    [rows.media, values.noFilms],
    [rows.extras, values.freeExtras],
  ],
  premium: [
    [rows.timelines, values.premiumTimelines(premium.timelines)],
    [rows.items, values.premiumItems(premium.itemsPerTimeline)],
    [rows.themes, values.allThemes],
    [rows.invitees, values.premiumInvitees(premium.itemsPerContributor)],
    [rows.storage, size(premium.storageMb)],
    [rows.media, values.videos],
    [rows.extras, values.premiumExtras],
  ],
};
