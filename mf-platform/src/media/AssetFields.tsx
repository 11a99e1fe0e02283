import { useEffect, useState } from 'react';
import { useGet } from 'shared-kit/api/resource';
import { useFormValue } from 'shared-kit/fields/formState';
import { TextField } from 'shared-kit/fields/text/text';
import { ASSET_CATEGORIES, isCategoryTag, unknownCategories } from 'shared-kit/rules/assetTags';
import type { Asset, Tag } from 'shared-kit/rules/entities';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/rules/limits';
import { Section } from 'shared-kit/ui/page/Section';
import type { AssetValues } from './assetForm';
import { ListField, lastEntry } from './ListField';

/** Tags that complete the typed text. Only a convenience: a failure is not reported (OP-50). */
function useTagSuggestions(): string[] {
  const typed = lastEntry(useFormValue<AssetValues['tags']>('tags'));
  const [searched, setSearched] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useGet<Tag[]>('/tags', { perPage: 30, ...(searched && { name: `i%%${searched}` }) });
  return (data ?? [])
    .map(({ name }) => name)
    .filter((name) => !isCategoryTag(name))
    .slice(0, 8);
}

/** Name, alternative text, categories and tags (document 1 §2, P-095). */
export function AssetFields({ asset }: { asset: Asset }) {
  const tags = useTagSuggestions();
  return (
    <Section title="Details" id="details">
      <TextField name="name" label="Name" required />
      {asset.filetype.startsWith('image') && (
        <TextField name="alt" label="Image Alt Tag" hint="Says what the picture shows to those who cannot see it." />
      )}
      <ListField
        name="categories"
        label="Categories"
        hint="Separate categories with commas."
        suggestions={ASSET_CATEGORIES}
        unknown={unknownCategories}
      />
      <ListField name="tags" label="Tags" hint="Separate tags with commas." suggestions={tags} />
    </Section>
  );
}
