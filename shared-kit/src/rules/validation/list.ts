import { object } from 'yup';
import { LIST_PAGES } from '../options';
import { choices, name, requiredName, richText } from './kinds';
import { liveWindow, publishing } from './parts';

/** A list shown on chosen pages (document 3 §5). */
export const listRules = object({
  ...liveWindow,
  ...publishing,
  title: requiredName(),
  header: name(),
  content: richText(),
  pageDisplayedOn: choices(LIST_PAGES.map(({ value }) => value)),
});
