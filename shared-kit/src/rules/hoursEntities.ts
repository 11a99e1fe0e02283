import type { ItemBase } from './entities';

/** A line of the opening hours (document 3 §3). */
export interface TimeSlot {
  mealType: string;
  daysStart: string;
  daysEnd: string;
  hoursStart: string;
  hoursEnd: string;
  sortIndex: number;
}
export interface Hours extends ItemBase {
  propertyId: string;
  published: boolean;
  message: string | null;
  messagePublished: boolean;
  timeSlots: TimeSlot[];
}
