import { eventForm as calendarEventForm } from 'shared-kit/calendar/eventForm';
import { calendarEventModel } from 'shared-kit/rules/models/calendarEvent';
import { menuModel } from 'shared-kit/rules/models/menu';
import { pressModel } from 'shared-kit/rules/models/press';
import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { AFTER_TIMES } from 'shared-kit/rules/repeat';
import { testFields } from 'shared-kit/testing/kinds/testFields';
import eventForm from './events/eventForm';
import menuForm from './menu/menuForm';
import pressForm from './press/pressForm';

const pdf = { assetId: 'asset-2' };

testFields([
  {
    plural: 'Events',
    model: restaurantEventModel,
    form: eventForm,
    more: { pdf, cta: { type: 'Other', typeInput: 'Reserve', linkUrl: 'https://a.example', opensInNewWindow: true } },
  },
  { plural: 'Press', model: pressModel, form: pressForm, more: { pdf } },
  { plural: 'Menus', model: menuModel, form: menuForm },
  {
    plural: 'Calendar Events',
    model: calendarEventModel,
    form: calendarEventForm,
    more: {
      start: '2026-03-04T17:06:00',
      end: '2026-03-04T18:06:00',
      repeats: 'weekly',
      repeatsOn: ['Wednesday'],
      eventEndsOption: AFTER_TIMES,
      repeatsTimes: 3,
      repeatsEndsOn: null,
    },
  },
]);
