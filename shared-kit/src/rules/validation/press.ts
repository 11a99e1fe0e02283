import { object } from 'yup';
import { address, filled, flag, name, plainDate, requiredName, richText } from './kinds';
import { pdf, publishing } from './parts';

/** A press item (document 3 §5, decision OP-110). */
export const pressRules = object({
  ...publishing,
  title: requiredName(),
  publisher: name(),
  body: richText(),
  displayOnHomepage: flag(),
  url: address(),
  publishDate: plainDate().test(filled()),
  pdf: pdf(),
});
