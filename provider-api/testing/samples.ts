/** The required fields of a hotel special (document 2 §5.1). */
export const special = (fields: object = {}) => ({
  title: 'Winter by the fire',
  content: '<p>Two nights</p>',
  starts_on: '2026-01-05T15:00:00.000Z',
  ...fields,
});

/** The required fields of an FAQ, except its category (document 3 §5). */
export const faq = (category_id: string, fields: object = {}) => ({
  question: 'Is breakfast included?',
  answer: '<p>Yes</p>',
  starts_on: '2026-01-05T15:00:00.000Z',
  category_id,
  ...fields,
});

/** The required fields of a shared special (OP-73). */
export const sharedSpecial = (fields: object = {}) => ({
  title: 'Winter by the fire',
  start_date: '2026-12-01T15:00:00.000Z',
  ...fields,
});

/** The required fields of a calendar event, except its calendar (document 2 §5.2). */
export const calendarEvent = (calendar_id: string, fields: object = {}) => ({
  title: 'Jazz trio',
  start: '2026-11-06T20:00:00',
  end: '2026-11-06T22:30:00',
  calendar_id,
  ...fields,
});

/** The required fields of a tiled promo (document 2 §5.3). */
export const tiledPromo = (fields: object = {}) => ({
  type: 'meeting',
  title: 'The Library',
  short_description: '<p>Twenty-four seats by the fire</p>',
  starts_on: '2026-01-05T15:00:00.000Z',
  ...fields,
});

/** The required fields of an accommodation (document 2 §5.4). */
export const accommodation = (fields: object = {}) => ({
  type: 'guestroom',
  title: 'Garden room',
  short_description: '<p>A double bed and the lawn</p>',
  starts_on: '2026-01-05T15:00:00.000Z',
  ...fields,
});
