import { Fragment, type ReactNode } from 'react';

const RIGHT_TO_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const BETWEEN = '[^\\p{Script=Latin}”]*';
/** Brackets that open and close within the name: a closing one alone belongs to the sentence around it. */
const BRACKETS = '\\([^()\\p{Script=Latin}”]*\\)';
/** From the first letter of such a name to its last letter or bracket, without Latin letters between them, and what ends the name. */
const NAME = new RegExp(`([${RIGHT_TO_LEFT}](?:${BETWEEN}${BRACKETS})?(?:${BETWEEN}[${RIGHT_TO_LEFT}])?[!?]*)`, 'gu');

/** A sentence in which names in Hebrew or Arabic run in their own direction and leave the rest of it in its place. */
export const isolated = (text: string): ReactNode =>
  text.split(NAME).map((part, at) => (at % 2 === 1 ? <bdi key={at}>{part}</bdi> : <Fragment key={at}>{part}</Fragment>));
