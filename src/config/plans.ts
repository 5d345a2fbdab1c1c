/** Prices, limits and terms of the plans, for the pricing page and both legal pages. */

const mb = 1;
const gb = 1000 * mb;

export const plans = {
  free: {
    name: '50 Foto’s Challenge',
    priceCents: 0,
    timelines: 1,
    items: 50,
    storageMb: 250 * mb,
    photoMb: 5 * mb,
  },
  premium: {
    name: 'Premium',
    /** Per month, without VAT. */
    priceCents: 275,
    timelines: 20,
    itemsPerTimeline: 250,
    itemsPerContributor: 250,
    storageMb: 25 * gb,
  },
} as const;

export const vatPercent = 21;
export const trialDays = 30;
export const minimumAge = 16;

export const serviceTerms = {
  uptimePercent: 99,
  maintenanceNoticeHours: 24,
  priceNoticeDays: 30,
  /** The minimum duration of a technical fault for a refund. */
  refundAfterDays: 7,
  liabilityMonths: 12,
  endOfServiceNoticeMonths: 3,
} as const;

export const retention = {
  accountMonths: 24,
  backupDays: { from: 30, to: 90 },
  logMonths: 12,
  billingYears: 7,
  deletionDays: 30,
  /** The term for a response to a privacy request. */
  answerTerm: 'een maand',
} as const;
