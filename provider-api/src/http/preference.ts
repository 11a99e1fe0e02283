/**
 * How much a header such as Accept or Accept-Encoding wants a value that it names.
 * @param name in lower case, e.g. `text/csv` or `br`
 * @returns from 0 to 1; 0 when the header does not name it, even if a wildcard would accept it
 */
export function preferenceFor(name: string, header: string | string[] | undefined): number {
  const named = String(header ?? '')
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim().toLowerCase()));
  const parameters = named.find(([first]) => first === name);
  return parameters ? Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1) : 0;
}
