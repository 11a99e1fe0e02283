import { ASSET_CATEGORIES } from 'shared-kit/rules/assetTags';
import type { Option } from 'shared-kit/rules/options';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import { Select } from 'shared-kit/ui/input/Select';
import { isOption, validOrEmpty } from '../filters/validOrEmpty';
import css from './media.module.css';

const categories: Option[] = [
  { value: '', label: 'All categories' },
  ...ASSET_CATEGORIES.map((name) => ({ value: name, label: name })),
];
const orders = [
  { value: '', label: 'Newest first' },
  { value: 'created_at:ASC', label: 'Oldest first' },
  { value: 'name:ASC', label: 'By name' },
  { value: 'filesize:DESC', label: 'Largest first' },
];

export interface Filters {
  category: string;
  unused: boolean;
  order: string;
}

/** The filters in the address; unknown values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  return {
    category: validOrEmpty(params.get('category'), isOption(categories)),
    unused: params.get('unused') === 'true',
    order: validOrEmpty(params.get('sort'), isOption(orders)),
  };
}

interface Props {
  value: Filters;
  /** Receives the address parameters that change. */
  onChange: (params: Record<string, string>) => void;
  /** Whether the person may look up where files are used. */
  mayReadUsage: boolean;
}

/** Narrows and sorts the library. */
export function LibraryFilters({ value, onChange, mayReadUsage }: Props) {
  return (
    <div className={css.filters} role="group" aria-label="Filters">
      <div className={css.filter}>
        <Select
          aria-label="Category"
          options={categories}
          value={value.category}
          onChange={({ target }) => onChange({ category: target.value })}
        />
      </div>
      <div className={css.filter}>
        <Select
          aria-label="Sort by"
          options={orders}
          value={value.order}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      </div>
      {mayReadUsage && (
        <Checkbox
          className={css.unused}
          label="Only unused"
          checked={value.unused}
          onChange={({ target }) => onChange({ unused: target.checked ? 'true' : '' })}
        />
      )}
    </div>
  );
}
