import { createHash } from 'node:crypto';
import type { Content } from './content.ts';

/** What the live demo is given (its `DemoData`), picked out of the content; null if the product has no page. */
export function demoData({ hostel, messmate, demo, words }: Content) {
  if (!messmate || !demo) return null;
  const { attendance, analytics, tuckshop, features } = messmate;
  const { tabs } = features;
  const { veg, nonVeg, weekdaysShort, error } = words;
  return {
    plan: hostel,
    version: createHash('sha256').update(JSON.stringify(hostel)).digest('base64url').slice(0, 8),
    words: demo,
    page: {
      attendance,
      analytics,
      tuckshop,
      figures: {
        attendance: tabs.attendance.figure,
        analytics: tabs.analytics.figure,
        tuckshop: tabs.tuckshop.figure,
      },
    },
    site: { veg, nonVeg, weekdaysShort, error },
  };
}
