import { pressRules } from 'shared-kit/rules/validation/press';
import type { ContentDefinition, Values } from '../content/definition';
import { flagsBody, pdfBody } from '../content/fields';
import { storedPdf } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { presses } from './schema';

/** Press items of restaurants: one plain date instead of a window (document 3 §3, OP-110). */
export const pressDefinition: ContentDefinition = {
  path: 'presses',
  resource: 'press',
  one: 'press item',
  many: 'press items',
  table: presses,
  body: {
    title: field.text,
    publisher: field.text,
    body: field.text,
    display_on_homepage: field.flag,
    url: field.text,
    publish_date: field.text,
    pdf: pdfBody,
    ...flagsBody,
  },
  rules: pressRules,
  textFilters: ['title'],
  richText: ['body'],
  settle: settlePress,
  clone: false,
};

/** Routes of press items. */
export function pressRoutes(app: App, services: Services): void {
  contentRoutes(app, services, pressDefinition);
}

function settlePress(values: Values): Values {
  const settled = { ...values };
  if ('displayOnHomepage' in values) settled.displayOnHomepage = values.displayOnHomepage ?? false;
  if ('pdf' in values) settled.pdf = storedPdf(values.pdf);
  return settled;
}
