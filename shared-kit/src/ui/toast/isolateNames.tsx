import { Fragment, type ReactNode } from 'react';

const RIGHT_TO_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const NOT_LATIN = '[^\\p{Script=Latin}”]*';
/** Brackets that open and close within the name: a closing one alone belongs to the surrounding text. */
const BRACKETS = '\\([^()\\p{Script=Latin}”]*\\)';
/** From the first letter of a right-to-left name to its last letter or bracket, without Latin letters in between, and its final punctuation. */
const NAME = new RegExp(`([${RIGHT_TO_LEFT}](?:${NOT_LATIN}${BRACKETS})?(?:${NOT_LATIN}[${RIGHT_TO_LEFT}])?[!?]*)`, 'gu');

/** A text whose names in Hebrew or Arabic run in their own direction and do not reorder the rest. */
export const isolateNames = (text: string): ReactNode =>
  text.split(NAME).map((part, index) =>
    // `split` puts the names at odd indexes.
    index % 2 === 1 ? <bdi key={index}>{part}</bdi> : <Fragment key={index}>{part}</Fragment>,
  );
