import { object } from 'yup';
import { ALERT_DISPLAYS, ALERT_MODAL_DISPLAYS, ALERT_PAGES, type Option } from '../options';
import { choice, choices, group, name, requiredName, richText, text } from './kinds';
import { ctaWithoutType, publishing } from './parts';

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value);
const headerBar = () => ctaWithoutType().shape({ text: text(), linkText: name() });

/** An alert: its name and nothing else is required (decision OP-41). */
export const alertRules = object({
  ...publishing,
  name: requiredName(),
  displayAs: choice(valuesOf(ALERT_DISPLAYS)),
  headerBar: headerBar(),
  modal: headerBar().concat(
    group({
      text: richText(),
      title: name(),
      displayModalAs: choice(valuesOf(ALERT_MODAL_DISPLAYS)),
      pageDisplayOn: choices(valuesOf(ALERT_PAGES)),
    }),
  ),
});
