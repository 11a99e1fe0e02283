import { completeAddress, isAddress, safeHref } from 'shared-kit/rules/links';
import { normaliseEmail, normaliseName } from 'shared-kit/rules/normaliseName';
import { HOME_PROMO_FLAGS, NONE, OTHER } from 'shared-kit/rules/options';
import { fromPreset, toPreset } from 'shared-kit/rules/presets';
import { someText, type Rule } from './rule';

// oxfmt-ignore
const CHARACTERS = [
  'a', 'B', 'é', 'e\u0301', 'İ', 'ß', 'ẞ', 'Σ', 'ς', '\u212a', '\u2126', ' ', '\t', '\n', '\u00a0', '\u200b', '\u200d', '\u202e', '\ufeff',
  '\u000b', '\u0000', '\u0085', '\u2028', '\u0300', '\u0323', '\u1100', '\u1161', '\u11a8', '👨‍👩‍👧', '\ud800', '\udc00', 'ﬁ', 'ǅ', '\u0345', '\u3000',
];

/** Normalising a normalised name changes nothing, and a name with separate accent characters gives the same result. */
const names: Rule = (random, report) => {
  const text = someText(random, CHARACTERS, 8);
  const name = normaliseName(text);
  if (normaliseName(name) !== name) report('name', text, name);
  if (normaliseName(text.normalize('NFD')) !== name) report('name with separate accents', text, name);
  const email = normaliseEmail(text);
  if (normaliseEmail(email) !== email) report('email', text, email);
};

// oxfmt-ignore
const LINK_PARTS = [
  'http', 'https', ':', '//', '/', 'a.b', 'localhost', ':80', '?q=', '#', ' ', 'mailto', 'tel', '@', '+1', '\\', 'x', '.', 'javascript', '\t',
  '[::1]', 'é', '%', '@x.y', 'data',
];
const SITE = 'https://site.example';
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Completing an address twice changes nothing, and it leads where it says; no link runs code or leaves the site unnoticed. */
const links: Rule = (random, report) => {
  const text = someText(random, LINK_PARTS, 6);
  const address = completeAddress(text);
  if (completeAddress(address) !== address) report('completed address', text, address);
  if (isAddress(address) && safeHref(address) === undefined) report('address that is no link', address);
  for (const link of [isAddress(address) ? address : undefined, safeHref(text)]) {
    if (link === undefined || !URL.canParse(link, SITE)) continue;
    const { protocol, origin } = new URL(link, SITE);
    if (!SCHEMES.includes(protocol)) report('scheme', text, link);
    if (/^[/?#]/.test(link) && origin !== SITE) report('path that leads away', text, link);
  }
};

/** A stored choice from a list with Other survives being edited in a form. */
const presets: Rule = (random, report) => {
  const stored = random.pick([null, '', NONE, OTHER, 'Member Exclusive', 'X', ' X ', ` ${NONE}`]);
  const { choice, text } = toPreset(HOME_PROMO_FLAGS, stored);
  const expected = (stored ?? '').trim() === '' || stored?.trim() === NONE ? null : stored!.trim();
  if (fromPreset(choice, text) !== expected) report('choice', stored, choice, text);
};

export const texts: Record<string, Rule> = { names, links, presets };
